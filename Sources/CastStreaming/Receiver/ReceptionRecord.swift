/// Counts the packets of one stream that arrive, for receiver reports (RFC 3550, 6.4.1 and appendix A).
struct ReceptionRecord: Sendable {
    /// A greater jump of the sequence number is believed only if the next packet continues from there.
    private static let largestLeap: UInt16 = 3_000

    private let timeBase: Int
    private var first: Int64?
    private var highest: Int64 = 0
    private var suspect: UInt16?
    private var received: Int64 = 0
    private var expectedBefore: Int64 = 0
    private var receivedBefore: Int64 = 0
    /// In nanoseconds, like the jitter, so that a packet needs no wide arithmetic.
    private var lastTransit: Int64?
    private var meanDifference: Int64 = 0
    private let origin: ContinuousClock.Instant

    init(timeBase: Int, at now: ContinuousClock.Instant) {
        self.timeBase = timeBase
        origin = now
    }

    /// The packets that did not arrive, by the sequence numbers. Duplicates are subtracted.
    var lost: Int { Int(expected - received) }
    /// The mean difference of the packets' transit times.
    var jitter: Duration { .nanoseconds(meanDifference) }
    private var expected: Int64 { first.map { highest - $0 + 1 } ?? 0 }

    mutating func note(_ sequenceNumber: UInt16, timestamp: RTPTimestamp, at now: ContinuousClock.Instant) {
        guard note(sequenceNumber) else { return }
        let transit = Self.nanoseconds(now - origin) &- nanoseconds(timestamp)
        if let lastTransit {
            let difference = Int64(clamping: (transit &- lastTransit).magnitude)
            meanDifference += (min(difference, Self.absurd) - meanDifference) / 16
        }
        lastTransit = transit
    }

    private static let absurd: Int64 = 60_000_000_000

    private static func nanoseconds(_ duration: Duration) -> Int64 {
        let (seconds, attoseconds) = duration.components
        return seconds &* 1_000_000_000 &+ attoseconds / 1_000_000_000
    }

    private func nanoseconds(_ timestamp: RTPTimestamp) -> Int64 {
        let (seconds, ticks) = timestamp.ticks.quotientAndRemainder(dividingBy: Int64(timeBase))
        return seconds &* 1_000_000_000 &+ ticks &* 1_000_000_000 / Int64(timeBase)
    }

    private mutating func note(_ number: UInt16) -> Bool {
        guard first != nil else {
            begin(number)
            return true
        }
        let ahead = number &- UInt16(truncatingIfNeeded: highest)
        if ahead > Self.largestLeap, ahead <= .max - Self.largestLeap {
            guard suspect == number else {
                suspect = number &+ 1
                return false
            }
            begin(number)
            return true
        }
        suspect = nil
        received += 1
        if ahead <= Self.largestLeap { highest += Int64(ahead) }
        return true
    }

    private mutating func begin(_ number: UInt16) {
        first = Int64(number)
        highest = Int64(number)
        received = 1
        expectedBefore = 0
        receivedBefore = 0
        suspect = nil
    }

    /// The block for a report that is sent now. It starts the interval of the next report.
    mutating func report(
        ssrc: UInt32, lastSenderReport: (compact: UInt32, at: ContinuousClock.Instant)?, at now: ContinuousClock.Instant
    ) -> ReportBlock {
        let expectedNow = expected - expectedBefore
        let lostNow = expectedNow - (received - receivedBefore)
        expectedBefore = expected
        receivedBefore = received
        let fraction = expectedNow > 0 && lostNow > 0 ? min(lostNow * 256 / expectedNow, 255) : 0
        return ReportBlock(
            ssrc: ssrc, fractionLost: UInt8(fraction), cumulativeLost: lost,
            highestSequence: UInt32(truncatingIfNeeded: highest),
            jitter: UInt32(truncatingIfNeeded: RTPTimestamp(jitter, timeBase: timeBase).ticks),
            lastSenderReport: lastSenderReport?.compact ?? 0,
            delaySinceLastReport: lastSenderReport.map { now - $0.at } ?? .zero)
    }
}
