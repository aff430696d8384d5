package import CastWire

/// What a session's driver is to do, in this order.
package enum SessionAction: Equatable, Sendable {
    case send(CastMessage)
    /// Check the device's answer to the challenge (nil where none came) and report with `authenticationEnded`.
    case verify(answer: [UInt8]?)
    case tell(SessionEvent)
    /// Say no more: flush and close the connection, and stop all timers.
    case close
}
