package import CastStreaming

/// Follows a session's audio on its way from the app to the sender, without the samples themselves (``SoundFeed``).
///
/// At most half a second waits for the encoder.
struct SoundFlow: Equatable, Sendable {
    static let waitingLimit = Duration.milliseconds(500)

    private(set) var ledger = TrackLedger()
    private var timeline: TrackTimeline
    private var waiting = Duration.zero
    /// Whether some audio since the last `finish()` may be unsent because it is less than a frame.
    private var mayHaveRest = false

    /// - Parameter origin: When the session began.
    init(origin: ContinuousClock.Instant, timeBase: Int) {
        timeline = TrackTimeline(origin: origin, timeBase: timeBase)
    }

    /// Whether a piece of the app's audio is accepted. It is refused if too much waits, but one piece is always
    /// accepted.
    mutating func enqueue(_ duration: Duration) -> Bool {
        guard waiting == .zero || waiting + duration <= Self.waitingLimit else { return false }
        waiting += duration
        mayHaveRest = true
        ledger.take()
        return true
    }

    /// Requests that audio that is less than a frame is sent too.
    ///
    /// - Returns: whether there can be such audio. It is then encoded as one more piece of no length.
    mutating func finish() -> Bool {
        guard mayHaveRest else { return false }
        mayHaveRest = false
        ledger.takeAgain()
        return true
    }

    /// Accepts a packet that the app has encoded itself.
    mutating func hand() { ledger.hand() }

    /// Records that a waiting piece was encoded into `count` packets.
    mutating func encoded(_ duration: Duration, into count: Int) {
        waiting -= duration
        ledger.encoded(into: count)
    }

    /// Records that a waiting piece could not be encoded.
    mutating func drop(_ duration: Duration, at instant: ContinuousClock.Instant) {
        waiting -= duration
        ledger.drop(at: timeline.timestamp(of: instant))
    }

    mutating func timestamp(of instant: ContinuousClock.Instant) -> RTPTimestamp {
        timeline.timestamp(of: instant)
    }

    /// Records the sender's answer to a packet.
    mutating func settle(
        _ outcome: StreamingSender.EnqueueOutcome, bytes: Int, at timestamp: RTPTimestamp
    ) {
        ledger.settle(outcome, bytes: bytes, at: timestamp)
    }

    mutating func acknowledge(through id: FrameID) { ledger.acknowledge(through: id) }
}
