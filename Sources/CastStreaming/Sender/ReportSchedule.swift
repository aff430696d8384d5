/// Decides when sender reports leave.
///
/// One leaves before the first RTP packet, and then one every half second for the life of the stream (Open Screen,
/// cast/streaming/impl/sender_impl.cc). Until the receiver has shown that it has a report, they are repeated sooner:
/// without one, receivers can do nothing with packets. A report also leaves when the receiver has to be asked
/// something.
///
/// The last reports are remembered, so that when the receiver names one, it is known when that one was sent.
struct ReportSchedule: Sendable {
    private static let firstRetry = Duration.milliseconds(30)
    /// Asking more often would not bring more answers.
    private static let shortestPause = Duration.milliseconds(10)
    private static let remembered = 32

    struct Sent: Sendable {
        let compact: UInt32
        let transmission: Transmission
    }

    private let interval: Duration
    private var sent: [Sent] = []
    private var next: ContinuousClock.Instant?
    private var last: ContinuousClock.Instant?
    private var retry = firstRetry
    private var wasEchoed = false

    init(interval: Duration = StreamingLimits.reportInterval) { self.interval = interval }

    /// Call this when the stream has its first frame.
    mutating func begin(at now: ContinuousClock.Instant) { if next == nil { next = now } }

    mutating func ask(at now: ContinuousClock.Instant) {
        guard let last, let scheduled = next else { return }
        next = min(scheduled, max(now, last + Self.shortestPause))
    }

    /// Nil until the stream has a frame.
    var due: ContinuousClock.Instant? { next }

    mutating func sent(_ ntp: NTPTimestamp, as transmission: Transmission) {
        if sent.count == Self.remembered { sent.removeFirst() }
        sent.append(Sent(compact: ntp.compact, transmission: transmission))
        last = transmission.at
        next = transmission.at + (wasEchoed ? interval : retry)
        if !wasEchoed { retry = min(retry * 2, interval) }
    }

    /// Finds the report that the receiver names as the last that it had. Returns nil if it was never sent.
    mutating func echoed(_ compact: UInt32) -> Sent? {
        guard let found = sent.last(where: { $0.compact == compact }) else { return nil }
        if !wasEchoed {
            wasEchoed = true
            next = last.map { $0 + interval }
        }
        return found
    }
}
