/// The target delay of a stream, and the way a new one gets to the receiver: with each frame until the receiver's
/// feedback says that it uses it, since a receiver may pass over the frame that carries it.
struct PlayoutDelayChange: Hashable, Sendable {
    /// What frames carry from now on.
    private(set) var current: Duration
    /// The first frame with the new delay; nil: nothing to announce.
    private var announcedSince: FrameID?
    /// Frames have to carry it.
    private(set) var isPending = false
    private var announced: AnnouncedDelays

    init(_ delay: Duration) {
        current = delay
        announced = AnnouncedDelays(delay)
    }

    mutating func change(to delay: Duration) {
        guard delay != current else { return }
        current = delay
        isPending = true
        announcedSince = nil
    }

    /// What the frame has to carry.
    mutating func announcement(on id: FrameID, at timestamp: RTPTimestamp) -> Duration? {
        guard isPending else { return nil }
        if announcedSince == nil {
            announcedSince = id
            announced.announce(current, with: id, at: timestamp)
        }
        return current
    }

    /// Whether the receiver's feedback confirms the change, for the first time.
    mutating func confirmed(by delay: Duration, checkpoint: FrameID) -> Bool {
        guard isPending, let announcedSince, checkpoint >= announcedSince, delay == current else { return false }
        isPending = false
        announced.confirm()
        return true
    }

    /// Frames carry a change that the receiver has not confirmed.
    var isAwaited: Bool { isPending && announcedSince != nil }

    /// What there is for repair: the least of what was confirmed and what is announced.
    var inForce: Duration { min(current, announced.confirmed) }

    /// Of that frame, by the same rule.
    func delay(of id: FrameID) -> Duration { announced.delay(of: id) }
    func delay(at timestamp: RTPTimestamp) -> Duration { announced.delay(at: timestamp) }
}
