package import CastStreaming

/// What becomes of one session's sound on its way from the app to the sender, but for the samples themselves
/// (``SoundFeed``). Pure. At most half a second waits for the encoder.
package struct SoundFlow: Equatable, Sendable {
    package static let waitingLimit = Duration.milliseconds(500)

    package private(set) var ledger = TrackLedger()
    private var timeline: TrackTimeline
    private var waiting = Duration.zero
    /// Some of what came since the last `finish()` may not be sent for being less than a frame.
    private var mayHaveRest = false

    /// - Parameter origin: when the session began.
    package init(origin: ContinuousClock.Instant, timeBase: Int) {
        timeline = TrackTimeline(origin: origin, timeBase: timeBase)
    }

    /// Whether a piece of the app's sound is taken: not where too much waits, but one piece always.
    package mutating func enqueue(_ duration: Duration) -> Bool {
        guard waiting == .zero || waiting + duration <= Self.waitingLimit else { return false }
        waiting += duration
        mayHaveRest = true
        ledger.take()
        return true
    }

    /// What is less than a frame is to be sent too.
    ///
    /// - Returns: whether there can be any, to be encoded as one more piece of no length.
    package mutating func finish() -> Bool {
        guard mayHaveRest else { return false }
        mayHaveRest = false
        ledger.takeAgain()
        return true
    }

    /// A packet of the app's own encoding.
    package mutating func hand() { ledger.hand() }

    /// A piece that waited is encoded, into so many packets.
    package mutating func encoded(_ duration: Duration, into count: Int) {
        waiting -= duration
        ledger.encoded(into: count)
    }

    /// A piece that waited could not be encoded.
    package mutating func drop(_ duration: Duration, at instant: ContinuousClock.Instant) {
        waiting -= duration
        ledger.drop(at: timeline.timestamp(of: instant))
    }

    package mutating func timestamp(of instant: ContinuousClock.Instant) -> RTPTimestamp {
        timeline.timestamp(of: instant)
    }

    /// The sender's answer to a packet.
    package mutating func settle(
        _ outcome: StreamingSender.EnqueueOutcome, bytes: Int, at timestamp: RTPTimestamp
    ) {
        ledger.settle(outcome, bytes: bytes, at: timestamp)
    }

    package mutating func acknowledge(through id: FrameID) { ledger.acknowledge(through: id) }
}
