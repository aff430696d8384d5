package import CastStreaming

/// Follows a session's video frames on their way from the app to the sender. The driver encodes and hands over the
/// frames that this type selects.
///
/// At most two frames wait for the encoder, and frames beyond the agreed number per second are left out. If a key frame
/// is needed and the app draws nothing, the last frame is sent once more. For that it is kept until the next frame
/// comes, if its memory can be spared.
struct PictureFlow<Picture: Sendable>: Sendable {
    static var waitingLimit: Int { 2 }

    private(set) var ledger = TrackLedger()
    /// Frames that were left out because there were too many for the agreed rate.
    private(set) var thinned = 0
    private(set) var needsKeyFrame = true
    /// The bits per second that the encoder should produce.
    private(set) var bitRate: Int
    private let bitRates: ClosedRange<Int>
    private var timeline: TrackTimeline
    private var thinner: PictureThinner
    /// The app's last frame, whatever became of it.
    private var newest: Picture?

    /// - Parameter origin: When the session began.
    init(_ agreement: RemoteDisplayAgreement.Video, origin: ContinuousClock.Instant, timeBase: Int) {
        bitRate = agreement.startBitRate
        bitRates = min(agreement.minimumBitRate, agreement.maximumBitRate)...agreement.maximumBitRate
        timeline = TrackTimeline(origin: origin, timeBase: timeBase)
        thinner = PictureThinner(framesPerSecond: agreement.frameRate)
    }

    /// The result of enqueueing a frame.
    enum Taking: Equatable, Sendable {
        /// The driver has to ask the sender whether it would drop the frame, and encode it if not.
        case taken(RTPTimestamp)
        /// More frames came than the agreed number per second.
        case leftOut
        /// Two frames already wait for the encoder. The frame still belongs to the app.
        case refused
    }

    /// - Parameter canBeKept: Its memory may be held after it was encoded.
    mutating func enqueue(
        _ picture: Picture, canBeKept: Bool, at instant: ContinuousClock.Instant
    ) -> Taking {
        guard ledger.waiting < Self.waitingLimit else { return .refused }
        let isTaken = thinner.takes(instant - timeline.origin)
        let timestamp = timeline.timestamp(of: instant)
        newest = canBeKept ? picture : nil
        guard isTaken else {
            thinned += 1
            ledger.leaveOut(at: timestamp)
            return .leftOut
        }
        ledger.take()
        return .taken(timestamp)
    }

    /// Accepts the last frame, for which no limit holds. It is encoded after the frames that wait already.
    mutating func enqueueLast(
        _ picture: Picture, canBeKept: Bool, at instant: ContinuousClock.Instant
    ) -> RTPTimestamp {
        ledger.take()
        newest = canBeKept ? picture : nil
        return timeline.timestamp(of: instant)
    }

    /// Accepts a frame that the app has encoded itself. Only the app can make a key frame of it.
    mutating func hand(at instant: ContinuousClock.Instant) -> RTPTimestamp {
        ledger.hand()
        newest = nil
        return timeline.timestamp(of: instant)
    }

    mutating func requestKeyFrame() { needsKeyFrame = true }

    /// The timestamp at which the last frame should be offered to the sender again.
    ///
    /// Nil if no key frame is needed any more, if something on its way can become one, or if no frame is kept.
    mutating func repetition(at instant: ContinuousClock.Instant) -> RTPTimestamp? {
        guard needsKeyFrame, newest != nil, ledger.waiting == 0 else { return nil }
        return timeline.timestamp(of: instant)
    }

    /// Takes the frame to encode for a repetition that the sender accepts; nil if there is none.
    ///
    /// The app's own frames go first, and a timestamp that was overtaken can't be used any more.
    mutating func takeRepetition(at timestamp: RTPTimestamp) -> Picture? {
        guard ledger.waiting == 0, timeline.last == timestamp, let newest else { return nil }
        ledger.takeAgain()
        return newest
    }

    /// Stops keeping the last frame, until the next one comes.
    ///
    /// - Returns: the frame that was kept, so that the caller decides where it is freed.
    mutating func forgetNewest() -> Picture? { newest.take() }

    /// Sets the bits per second that the network allows, within the agreed range.
    mutating func setBitRate(_ bitsPerSecond: Int) {
        bitRate = min(bitRates.upperBound, max(bitRates.lowerBound, bitsPerSecond))
    }

    /// Records that an accepted frame was encoded into `count` frames.
    mutating func encoded(_ timestamp: RTPTimestamp, into count: Int, hasKeyFrame: Bool) {
        ledger.encoded(into: count)
        if count == 0 { ledger.leaveOut(at: timestamp) }
        if hasKeyFrame { needsKeyFrame = false }
    }

    /// Records that an accepted frame is not encoded: the sender would drop it, or the encoder failed.
    mutating func drop(_ timestamp: RTPTimestamp) { ledger.drop(at: timestamp) }

    /// Records the sender's answer to a frame. A frame that depends on one that was not sent can't be decoded.
    mutating func settle(
        _ outcome: StreamingSender.EnqueueOutcome, bytes: Int, isKeyFrame: Bool, at timestamp: RTPTimestamp
    ) {
        ledger.settle(outcome, bytes: bytes, at: timestamp)
        switch outcome {
        case .accepted: if isKeyFrame { needsKeyFrame = false }
        case .dropped: needsKeyFrame = true
        }
    }

    mutating func acknowledge(through id: FrameID) { ledger.acknowledge(through: id) }
}
