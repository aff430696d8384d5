/// Starts again with a key frame if the frames on their way come too late, because nothing got through for a while.
///
/// A packet that is sent before its frame's time (the capture plus the target delay) arrives before the receiver shows
/// the frame. The reason is that receivers include the transit time of the sender's reports. If a frame has not arrived
/// a round trip after its time, it blocks all frames that need it. Repairing them would take the path's whole capacity
/// for frames that nobody sees. So a key frame is requested and accepted at once, and all frames before it are given
/// up. Receivers skip late frames when a later key frame is complete. Open Screen's receiver does so only if it knows
/// the time of each frame in between, which is in the frame's first packet. So these packets are sent to it, but only
/// after the key frame had its chance to make them unnecessary.
///
/// The same happens if the path has become so narrow that the waiting packets, new or lost, would take more than a
/// quarter of a second to leave. All later frames would be late. Then no more of them is sent, so that the key frame
/// finds the path free. The pause is short: a picture that does not change brings no key frame, and late is better than
/// never.
///
/// The newest key frame is never given up, however late it is: if the frame numbers have run out, only its arrival lets
/// the receiver's checkpoint move.
extension SenderStream {
    /// How late a frame may be in addition to the round trip: as long as our receiver waits before it requests a key
    /// frame.
    private static let grace = Duration.milliseconds(100)
    private static let longestMending = Duration.milliseconds(250)
    /// How long nothing is sent for the sake of the key frame. An app with a still picture may not bring one.
    private static let longestSilence = Duration.milliseconds(250)

    /// Call this when the receiver has reported its frames: as long as it is not heard, nothing would get through.
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

    /// Whether waiting packets are held back for a key frame that may still come.
    ///
    /// If the frame numbers have run out, no key frame can be accepted before something arrives.
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

    /// Whether a key frame helps more than the waiting frames, which all need an earlier one.
    ///
    /// A key frame that is on its way is not replaced, however long it takes: another one would take as long.
    private func isHopeless(path: PathState) -> Bool {
        guard parameters.kind == .video, let head = history.oldest, head.dependency == .dependent,
            history.keyFrame(after: head.id, isWanted: { _ in true }) == nil
        else { return false }
        return pendingTime(path) > Self.longestMending
    }

    private func isLate(_ frame: SentFrame, path: PathState, at now: ContinuousClock.Instant) -> Bool {
        now > frame.captured + delayChange.delay(of: frame.id) + path.roundTrip.patience + Self.grace
    }

    /// Call this when a key frame was accepted. Gives up the frames before it if they come too late anyway.
    mutating func startAnew(with id: FrameID) {
        guard isStalled else { return }
        isStalled = false
        silentUntil = nil
        history.giveUp(before: id)
    }

    /// Whether the receiver waits for something of the frames that were given up: it should have acknowledged by now
    /// the frame that does not need them.
    func areHeadsWanted(path: PathState, at now: ContinuousClock.Instant) -> Bool {
        guard let first = history[history.firstWanted], first.isSent, let latest = first.latest else { return false }
        return now >= latest.at + path.roundTrip.patience
    }
}
