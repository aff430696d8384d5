/// The target delay of a stream, and how a new one gets to the receiver.
///
/// Every frame carries a new delay until the receiver's feedback says that it is used, because a receiver may skip the
/// frame that carries it.
struct PlayoutDelayChange: Hashable, Sendable {
    /// The delay that frames carry from now on.
    private(set) var current: Duration
    /// The first frame with the new delay; nil if no frame has carried it.
    private var announcedSince: FrameID?
    /// Frames have to carry the delay.
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

    /// The delay that the frame has to carry; nil for none.
    mutating func announcement(on id: FrameID, at timestamp: RTPTimestamp) -> Duration? {
        guard isPending else { return nil }
        if announcedSince == nil {
            announcedSince = id
            announced.announce(current, with: id, at: timestamp)
        }
        return current
    }

    /// Whether the receiver's feedback confirms the change for the first time.
    mutating func confirmed(by delay: Duration, checkpoint: FrameID) -> Bool {
        guard isPending, let announcedSince, checkpoint >= announcedSince, delay == current else { return false }
        isPending = false
        announced.confirm()
        return true
    }

    /// Frames carry a change that the receiver has not confirmed.
    var isAwaited: Bool { isPending && announcedSince != nil }

    /// The time that there is for repair: the shorter of the confirmed and the announced delay.
    var inForce: Duration { min(current, announced.confirmed) }

    /// The delay of that frame, by the same rule.
    func delay(of id: FrameID) -> Duration { announced.delay(of: id) }
    func delay(at timestamp: RTPTimestamp) -> Duration { announced.delay(at: timestamp) }
}
