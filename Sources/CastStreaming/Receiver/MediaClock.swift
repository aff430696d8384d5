/// Turns the media times of one stream into moments of our clock.
///
/// A sender report pairs a media time with a moment of the sender's clock, and `SenderClock` brings that to ours.
/// Before the first report (a sender ought to send one before any media) the first packet's arrival stands in.
struct MediaClock: Sendable {
    private struct Pair: Sendable {
        var timestamp: RTPTimestamp
        var sent: NTPTimestamp
    }

    /// A frame isn't captured after it arrived; what claims so by more than this counts as captured when it came.
    private static let tolerance = Duration.seconds(1)
    /// Nor is one played that was captured longer ago than this, as its sender has given it up by then.
    private static let oldest = Duration.seconds(60)

    private let timeBase: Int
    /// What the next narrow timestamp is near to.
    private var reference: RTPTimestamp?
    private var report: Pair?
    private var arrival: (timestamp: RTPTimestamp, at: ContinuousClock.Instant)?

    init(timeBase: Int) { self.timeBase = timeBase }

    func timestamp(_ truncated: UInt32) -> RTPTimestamp {
        guard let reference else { return RTPTimestamp(ticks: Int64(truncated)) }
        return RTPTimestamp(truncated32: truncated, nearest: reference)
    }

    mutating func note(_ timestamp: RTPTimestamp, arrivedAt now: ContinuousClock.Instant) {
        if arrival == nil { arrival = (timestamp, now) }
        if report == nil { reference = timestamp }
    }

    mutating func note(_ senderReport: SenderReport) {
        let timestamp = timestamp(senderReport.timestamp)
        report = Pair(timestamp: timestamp, sent: senderReport.ntp)
        reference = timestamp
    }

    /// When the frame of that time was captured, by our clock, given that its first packet came at `arrivedAt`.
    func capture(
        of timestamp: RTPTimestamp, arrivedAt: ContinuousClock.Instant, sender: SenderClock
    ) -> ContinuousClock.Instant {
        guard let estimate = estimate(of: timestamp, sender: sender) else { return arrivedAt }
        let isAbsurd = estimate > arrivedAt + Self.tolerance || estimate < arrivedAt - Self.oldest
        return isAbsurd ? arrivedAt : estimate
    }

    private func estimate(of timestamp: RTPTimestamp, sender: SenderClock) -> ContinuousClock.Instant? {
        if let report, let reported = sender.instant(of: report.sent) {
            return reported + span(from: report.timestamp, to: timestamp)
        }
        return arrival.map { $0.at + span(from: $0.timestamp, to: timestamp) }
    }

    private func span(from start: RTPTimestamp, to end: RTPTimestamp) -> Duration {
        RTPTimestamp(ticks: end - start).duration(timeBase: timeBase)
    }
}
