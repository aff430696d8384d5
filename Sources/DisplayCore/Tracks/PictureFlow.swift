package import CastStreaming

/// What becomes of one session's pictures on their way from the app to the sender. Pure; its driver encodes and hands
/// over what it says.
///
/// At most two pictures wait for the encoder, and of more than were agreed on a second the rest is left out. Where a key
/// frame is wanted and the app draws nothing, the last picture goes once more; for that it is kept until another comes,
/// if its memory can be spared.
package struct PictureFlow<Picture: Sendable>: Sendable {
    package static var waitingLimit: Int { 2 }

    package private(set) var ledger = TrackLedger()
    /// Pictures that were too many for the agreed rate.
    package private(set) var thinned = 0
    package private(set) var needsKeyFrame = true
    /// Bits a second that the encoder is to make.
    package private(set) var bitRate: Int
    private let bitRates: ClosedRange<Int>
    private var timeline: TrackTimeline
    private var thinner: PictureThinner
    /// What the app drew last, whatever became of it.
    private var newest: Picture?

    /// - Parameter origin: when the session began.
    package init(_ agreement: RemoteDisplayAgreement.Video, origin: ContinuousClock.Instant, timeBase: Int) {
        bitRate = agreement.startBitRate
        bitRates = min(agreement.minimumBitRate, agreement.maximumBitRate)...agreement.maximumBitRate
        timeline = TrackTimeline(origin: origin, timeBase: timeBase)
        thinner = PictureThinner(framesPerSecond: agreement.frameRate)
    }

    /// What becomes of a picture that the app enqueues.
    package enum Taking: Equatable, Sendable {
        /// The sender is to be asked whether it would drop it, and it is to be encoded where it would not.
        case taken(RTPTimestamp)
        /// More came than were agreed on for a second.
        case leftOut
        /// Two wait for the encoder already. It stays the app's.
        case refused
    }

    /// - Parameter canBeKept: its memory may be held beyond its encoding.
    package mutating func enqueue(
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

    /// One that makes way for nothing, since it is the last: it is to be encoded at once, behind those that wait.
    package mutating func enqueueLast(
        _ picture: Picture, canBeKept: Bool, at instant: ContinuousClock.Instant
    ) -> RTPTimestamp {
        ledger.take()
        newest = canBeKept ? picture : nil
        return timeline.timestamp(of: instant)
    }

    /// One that the app has encoded itself: there is no encoder that could make a key frame of it, the app has to.
    package mutating func hand(at instant: ContinuousClock.Instant) -> RTPTimestamp {
        ledger.hand()
        newest = nil
        return timeline.timestamp(of: instant)
    }

    package mutating func requestKeyFrame() { needsKeyFrame = true }

    /// The timestamp at which the last picture is to be offered to the sender once more; nil where no key frame is
    /// wanted any more, something on its way can be one, or no picture is kept.
    package mutating func repetition(at instant: ContinuousClock.Instant) -> RTPTimestamp? {
        guard needsKeyFrame, newest != nil, ledger.waiting == 0 else { return nil }
        return timeline.timestamp(of: instant)
    }

    /// The sender takes that repetition: what to encode for it, if anything. The app's own pictures go first, and a
    /// timestamp that was overtaken can't be used any more.
    package mutating func takeRepetition(at timestamp: RTPTimestamp) -> Picture? {
        guard ledger.waiting == 0, timeline.last == timestamp, let newest else { return nil }
        ledger.takeAgain()
        return newest
    }

    /// Keeps no picture any more, until the next.
    ///
    /// - Returns: the one that was kept, so that it is freed where the caller likes.
    package mutating func forgetNewest() -> Picture? { newest.take() }

    /// What the network allows, bits a second, within what was agreed on.
    package mutating func setBitRate(_ bitsPerSecond: Int) {
        bitRate = min(bitRates.upperBound, max(bitRates.lowerBound, bitsPerSecond))
    }

    /// One that was taken is encoded, into so many frames.
    package mutating func encoded(_ timestamp: RTPTimestamp, into count: Int, hasKeyFrame: Bool) {
        ledger.encoded(into: count)
        if count == 0 { ledger.leaveOut(at: timestamp) }
        if hasKeyFrame { needsKeyFrame = false }
    }

    /// One that was taken is not encoded: the sender would drop it, or the encoder failed.
    package mutating func drop(_ timestamp: RTPTimestamp) { ledger.drop(at: timestamp) }

    /// The sender's answer to a frame. What builds on one that is not sent can't be decoded.
    package mutating func settle(
        _ outcome: StreamingSender.EnqueueOutcome, bytes: Int, isKeyFrame: Bool, at timestamp: RTPTimestamp
    ) {
        ledger.settle(outcome, bytes: bytes, at: timestamp)
        switch outcome {
        case .accepted: if isKeyFrame { needsKeyFrame = false }
        case .dropped: needsKeyFrame = true
        }
    }

    package mutating func acknowledge(through id: FrameID) { ledger.acknowledge(through: id) }
}
