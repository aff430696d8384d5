/// The target delay of each frame that has not been given out yet.
///
/// A sender may change the delay with any frame, and frames arrive in any order. Call `forget(before:)` for finished
/// frames, so that there are never more changes than frames in the window.
struct PlayoutDelays: Sendable {
    private struct Change: Sendable {
        var frame: FrameID
        var delay: Duration
    }

    /// In order of frames. The first entry holds for all earlier frames.
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

    /// Removes entries that are needed only for frames before this one.
    mutating func forget(before frame: FrameID) {
        while changes.count > 1, changes[1].frame <= frame { changes.removeFirst() }
    }

    /// The wire format allows a minute. An offer allows five seconds, and so does this code.
    private static func bounded(_ delay: Duration) -> Duration {
        min(max(delay, .zero), StreamingLimits.maximumTargetDelay)
    }
}
