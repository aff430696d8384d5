/// Starting anew where what is on its way comes too late because nothing got through for a while.
///
/// Whatever is sent before a frame's time (by its capture and the target delay) arrives before the receiver shows it,
/// since receivers count the way of the sender's reports in. A frame that is not there by then, and a round trip later,
/// holds up all that need it. Mending it and them would take the path's whole capacity for pictures that nobody sees.
/// So a key frame is asked for and taken at once, and all before it is given up: receivers pass over late frames when a
/// key frame further on is whole. Open Screen's does so only where it knows the time of each frame between, which the
/// frame's first packet tells; those it gets, after the key frame had its chance to make them needless.
///
/// The same where the path has become so narrow that what waits, new or lost, would take more than a quarter of a
/// second to leave: the pictures after it would all be late. Nothing more of them is sent then, so that the key frame
/// finds the path free; but only for a moment, since a picture that does not change brings none, and late is better
/// than never.
///
/// The newest key frame is never given up, however late: where the numbers of frames have run out, only its arrival
/// lets the receiver's checkpoint move.
extension SenderStream {
    /// What a picture may be late beside the round trip: as long as our receiver waits before it asks for a key frame.
    private static let grace = Duration.milliseconds(100)
    private static let longestMending = Duration.milliseconds(250)
    /// How long nothing is sent for the key frame's sake: an app whose picture stands still may not bring one.
    private static let longestSilence = Duration.milliseconds(250)

    /// To be called when the receiver has told what it has: as long as nothing is heard nothing would get through.
    mutating func giveUpLate(path: PathState, at now: ContinuousClock.Instant) {
        guard settings.repair.contains(.startingAnew) else { return }
        isStalled = false
        giveUpInterrupted(path: path, at: now)
        guard !isStalled, isHopeless(path: path) else {
            silentUntil = nil
            return
        }
        isStalled = true
        silentUntil = silentUntil ?? now + Self.longestSilence
        chain.stalled(at: now)
    }

    /// Whether what waits makes way for a key frame that may still come. Where the numbers of frames have run out none
    /// can be taken before something arrives.
    func isSilent(at now: ContinuousClock.Instant) -> Bool {
        guard let silentUntil, now < silentUntil else { return false }
        return history.nextSpan <= StreamingLimits.maximumFrameSpan
    }

    private mutating func giveUpInterrupted(path: PathState, at now: ContinuousClock.Instant) {
        guard let end = path.interruptedUntil, let head = history.oldest, head.captured < end,
            isLate(head, path: path, at: now)
        else { return }
        lossReports.interrupted(at: now)
        if let next = history.keyFrame(after: head.id, isWanted: { !isLate($0, path: path, at: now) }) {
            history.giveUp(before: next)
        }
        guard let oldest = history.oldest, isLate(oldest, path: path, at: now) else { return }
        isStalled = true
        chain.stalled(at: now)
    }

    /// Whether a key frame does better than what waits, which is nothing but frames that need an earlier one. A key
    /// frame on its way is let through, however long it takes: another one would take no less.
    private func isHopeless(path: PathState) -> Bool {
        guard parameters.kind == .video, let head = history.oldest, head.dependency == .dependent,
            history.keyFrame(after: head.id, isWanted: { _ in true }) == nil
        else { return false }
        return pendingTime(path) > Self.longestMending
    }

    private func isLate(_ frame: SentFrame, path: PathState, at now: ContinuousClock.Instant) -> Bool {
        now > frame.captured + delayChange.delay(of: frame.id) + path.roundTrip.patience + Self.grace
    }

    /// A key frame was taken: it does without those before it, if they come too late anyway.
    mutating func startAnew(with id: FrameID) {
        guard isStalled else { return }
        isStalled = false
        silentUntil = nil
        history.giveUp(before: id)
    }

    /// Whether the frame that does without those before it has been with the receiver for long enough to be told of:
    /// the receiver waits for something of them.
    func areHeadsWanted(path: PathState, at now: ContinuousClock.Instant) -> Bool {
        guard let first = history[history.firstWanted], first.isSent, let latest = first.latest else { return false }
        return now >= latest.at + path.roundTrip.patience
    }
}
