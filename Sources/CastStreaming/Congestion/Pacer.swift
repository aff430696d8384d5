/// Spreads packets over time.
///
/// Packets leave in bursts, one every 10 ms, and no burst is larger than the rate allows for that time. Open Screen's
/// packet router does the same, with at most 24 << 20 bits per second (cast/streaming/sender_packet_router.h).
///
/// The first burst after a pause leaves at once. Packets that must not wait (RTCP, audio) are sent without asking the
/// pacer, and only counted.
struct Pacer: Hashable, Sendable {
    static let interval = Duration.milliseconds(10)
    private static let least = 100_000

    /// Bits per second.
    private(set) var rate: Int
    /// Bytes that may still leave in this burst. Negative if packets were sent without asking.
    private var credit: Int
    private var burst: ContinuousClock.Instant

    init(rate: Int, at now: ContinuousClock.Instant) {
        self.rate = max(rate, 1)
        burst = now
        credit = 0
        credit = perBurst
    }

    /// The bytes of one burst.
    ///
    /// At a low rate this is less than a datagram. Bytes that a datagram uses beyond it are taken from the next bursts.
    /// The value is at least that of 100 kbit/s, so that no rate stops the flow.
    private var perBurst: Int { max(rate, Self.least) / 800 }

    /// How long it takes to send this many bytes at the present rate.
    func time(for bytes: Int) -> Duration { .seconds(1) * (Double(bytes * 8) / Double(rate)) }

    mutating func setRate(_ bitsPerSecond: Int, at now: ContinuousClock.Instant) {
        advance(to: now)
        rate = max(bitsPerSecond, 1)
        credit = min(credit, perBurst)
    }

    mutating func isOpen(at now: ContinuousClock.Instant) -> Bool {
        advance(to: now)
        return credit > 0
    }

    mutating func sent(_ bytes: Int, at now: ContinuousClock.Instant) {
        advance(to: now)
        // Packets that did not ask must not block the others for longer than a tenth of a second.
        credit = max(credit - bytes, -10 * perBurst)
    }

    /// When `isOpen` becomes true again if nothing is sent until then.
    var opensAt: ContinuousClock.Instant {
        guard credit <= 0 else { return burst }
        return burst + Self.interval * (-credit / perBurst + 1)
    }

    private mutating func advance(to now: ContinuousClock.Instant) {
        let passed = now - burst
        guard passed >= Self.interval else { return }
        let steps = Int(min(passed / Self.interval, 1000))
        credit = min(credit + steps * perBurst, perBurst)
        // After a pause the next burst starts when something is sent, not at a multiple of 10 ms.
        burst = credit == perBurst ? now : burst + Self.interval * steps
    }
}
