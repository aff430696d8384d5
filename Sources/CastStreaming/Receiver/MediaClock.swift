/// Converts the media times of one stream to moments of our clock.
///
/// A sender report pairs a media time with a moment of the sender's clock, and `SenderClock` converts that moment to
/// ours. Before the first report, the arrival of the first packet is used instead; a sender should report before any
/// media.
struct MediaClock: Sendable {
    private struct Pair: Sendable {
        var timestamp: RTPTimestamp
        var sent: NTPTimestamp
    }

    /// A frame can't be captured after it arrived. If a frame's time is later by more than this, its arrival counts as
    /// its capture.
    private static let tolerance = Duration.seconds(1)
    /// A frame that was captured longer ago than this is not played either, because its sender has given it up by then.
    private static let oldest = Duration.seconds(60)

    private let timeBase: Int
    /// The timestamp that the next narrow timestamp is near to.
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

    /// When the frame of that time was captured, by our clock, if its first packet arrived at `arrivedAt`.
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
