/// Sends the last packet of the newest frame again if nothing shows that the receiver knows of that frame.
///
/// A receiver can't miss a frame that it never heard of. The packet is repeated after a twentieth of the target delay
/// or two round trips, whichever is longer (Open Screen, cast/streaming/impl/sender_impl.cc). If nobody answers, the
/// pauses double.
struct Kickstart: Sendable {
    private static let longestPause = Duration.milliseconds(500)

    private var frame: FrameID?
    private var attempts = 0
    private var firedAt: ContinuousClock.Instant?

    func due(
        _ newest: SentFrame, targetDelay: Duration, roundTrip: RoundTripEstimate
    ) -> ContinuousClock.Instant? {
        guard let sent = newest.latest else { return nil }
        let first = max(targetDelay / 20, roundTrip.value * 2)
        guard frame == newest.id, let firedAt else { return sent.at + first }
        return max(sent.at, firedAt) + min(first * (1 << min(attempts, 6)), max(Self.longestPause, first))
    }

    mutating func fired(for newest: FrameID, at now: ContinuousClock.Instant) {
        firedAt = now
        attempts = frame == newest ? min(attempts + 1, 6) : 1
        frame = newest
    }
}
