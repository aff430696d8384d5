package import CastWire

/// An action for a session's driver. Actions are carried out in order.
package enum SessionAction: Equatable, Sendable {
    case send(CastMessage)
    /// Verify the device's answer to the challenge (nil if none came) and report the result with `authenticationEnded`.
    case verify(answer: [UInt8]?)
    case tell(SessionEvent)
    /// Send nothing more: flush and close the connection, and stop all timers.
    case close
}
