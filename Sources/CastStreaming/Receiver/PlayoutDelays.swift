/// The target delay of each frame that is not given out yet: a sender may change it with any frame, and frames come in
/// any order. Whoever passes over frames has them forgotten too (`forget(before:)`), so that there are never more than
/// the window has frames.
struct PlayoutDelays: Sendable {
    private struct Change: Sendable {
        var frame: FrameID
        var delay: Duration
    }

    /// In order of frames; the first is what holds before all others.
    private var changes: [Change]

    init(_ delay: Duration, from frame: FrameID) {
        changes = [Change(frame: frame, delay: Self.bounded(delay))]
    }

    mutating func set(_ delay: Duration, from frame: FrameID) {
        let place = changes.firstIndex { $0.frame >= frame } ?? changes.endIndex
        let change = Change(frame: frame, delay: Self.bounded(delay))
        if place < changes.endIndex, changes[place].frame == frame {
            changes[place] = change
        } else {
            changes.insert(change, at: place)
        }
    }

    func delay(of frame: FrameID) -> Duration {
        (changes.last { $0.frame <= frame } ?? changes[0]).delay
    }

    var count: Int { changes.count }

    /// Frames before this one are not asked about any more.
    mutating func forget(before frame: FrameID) {
        while changes.count > 1, changes[1].frame <= frame { changes.removeFirst() }
    }

    /// The wire allows for a minute; an offer for five seconds, and so do we.
    private static func bounded(_ delay: Duration) -> Duration {
        min(max(delay, .zero), StreamingLimits.maximumTargetDelay)
    }
}
