/// The target delay of a stream, and the way a new one gets to the receiver: with each frame until the receiver's
/// feedback says that it uses it, since a receiver may pass over the frame that carries it.
struct PlayoutDelayChange: Hashable, Sendable {
    private(set) var current: Duration
    /// The first frame with the new delay; nil: nothing to announce.
    private var announcedSince: FrameID?
    /// Frames have to carry it.
    private(set) var isPending = false

    init(_ delay: Duration) { current = delay }

    mutating func change(to delay: Duration) {
        guard delay != current else { return }
        current = delay
        isPending = true
        announcedSince = nil
    }

    /// What the frame has to carry.
    mutating func announcement(on id: FrameID) -> Duration? {
        guard isPending else { return nil }
        if announcedSince == nil { announcedSince = id }
        return current
    }

    /// Whether the receiver's feedback confirms the change, for the first time.
    mutating func confirmed(by delay: Duration, checkpoint: FrameID) -> Bool {
        guard isPending, let announcedSince, checkpoint >= announcedSince, delay == current else { return false }
        isPending = false
        return true
    }
}
