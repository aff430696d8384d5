/// When sender reports leave: one before the first RTP packet, then each half second for as long as the stream lives
/// (protocol facts, 5.7); soon again until the receiver has shown that it has one, for without it receivers can do
/// nothing with packets; and when something is to be asked for.
///
/// It remembers the last ones, so that the receiver's echo of one says when that one was sent.
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

    /// The stream has its first frame.
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

    /// The receiver's report names this one as the last that it had. Nil for one that was never sent.
    mutating func echoed(_ compact: UInt32) -> Sent? {
        guard let found = sent.last(where: { $0.compact == compact }) else { return nil }
        if !wasEchoed {
            wasEchoed = true
            next = last.map { $0 + interval }
        }
        return found
    }
}
