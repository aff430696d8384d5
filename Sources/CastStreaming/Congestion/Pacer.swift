/// Spreads packets over time: bursts, one each 10 ms, none larger than the rate allows for that time (protocol facts,
/// 5.8: 24 << 20 bits a second at most).
///
/// The first burst after a pause leaves at once. What must not wait (RTCP, sound) is sent without asking, and only
/// counted.
struct Pacer: Hashable, Sendable {
    static let interval = Duration.milliseconds(10)
    private static let least = 100_000

    /// Bits a second.
    private(set) var rate: Int
    /// Bytes that may still leave in this burst; below zero by what was sent without asking.
    private var credit: Int
    private var burst: ContinuousClock.Instant

    init(rate: Int, at now: ContinuousClock.Instant) {
        self.rate = max(rate, 1)
        burst = now
        credit = 0
        credit = perBurst
    }

    /// Less than a datagram at a low rate: what a datagram takes too much, the next bursts go without. At least as much
    /// as 100 kbit/s allow for, so that no rate stops the flow.
    private var perBurst: Int { max(rate, Self.least) / 800 }

    /// How long so much takes to leave at the present rate.
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
        // A flood of what did not ask must not shut the rest out for longer than a tenth of a second.
        credit = max(credit - bytes, -10 * perBurst)
    }

    /// When `isOpen` is true again, if nothing is sent until then.
    var opensAt: ContinuousClock.Instant {
        guard credit <= 0 else { return burst }
        return burst + Self.interval * (-credit / perBurst + 1)
    }

    private mutating func advance(to now: ContinuousClock.Instant) {
        let passed = now - burst
        guard passed >= Self.interval else { return }
        let steps = Int(min(passed / Self.interval, 1000))
        credit = min(credit + steps * perBurst, perBurst)
        // After a pause the next burst starts when something is sent, not at a beat that went by.
        burst = credit == perBurst ? now : burst + Self.interval * steps
    }
}
