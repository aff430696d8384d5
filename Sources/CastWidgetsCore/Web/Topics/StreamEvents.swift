/// The first event of a stream.
package struct HelloEvent: Encodable, Equatable, Sendable {
    package let epoch: String
    /// Milliseconds of the server's clock.
    package let now: Double
    /// `owner` or `guest`.
    package let scope: String
    /// The name of a guest's device.
    @OrNull package var device: String?
    /// Seconds since 1970.
    @OrNull package var ends: Double?
    package let version: String

    package init(epoch: String, now: Double, isGuest: Bool, device: String?, ends: Double?, version: String) {
        (self.epoch, self.now, scope) = (epoch, now, isGuest ? "guest" : "owner")
        (self.device, self.ends, self.version) = (device, ends, version)
    }
}

/// The server's clock, read as late as possible.
package struct ClockEvent: Encodable, Equatable, Sendable {
    package let now: Double

    package init(now: Double) { self.now = now }
}

/// The stream is over, and its reader is not to reconnect.
package struct EndEvent: Encodable, Equatable, Sendable {
    package let reason: String

    package init(reason: String) { self.reason = reason }
}
