/// What begins a stream of events.
package struct HelloEvent: Encodable, Equatable, Sendable {
    package let epoch: String
    /// Milliseconds of the server's clock.
    package let now: Double
    /// `owner` or `guest`.
    package let scope: String
    /// A guest's device, by name.
    @OrNull package var device: String?
    /// Seconds since 1970.
    @OrNull package var ends: Double?
    package let version: String

    package init(epoch: String, now: Double, isGuest: Bool, device: String?, ends: Double?, version: String) {
        (self.epoch, self.now, scope) = (epoch, now, isGuest ? "guest" : "owner")
        (self.device, self.ends, self.version) = (device, ends, version)
    }
}

/// What the server's clock shows, as late as can be.
package struct ClockEvent: Encodable, Equatable, Sendable {
    package let now: Double

    package init(now: Double) { self.now = now }
}

/// The stream is over, and whoever read it is not to come back.
package struct EndEvent: Encodable, Equatable, Sendable {
    package let reason: String

    package init(reason: String) { self.reason = reason }
}
