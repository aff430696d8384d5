/// Which target delay each frame of a stream was given, and how far the receiver is known to follow.
///
/// If an announced delay is not confirmed, the receiver may use the new or the old one. So an unconfirmed delay counts
/// only if it is shorter. The last 16 changes are remembered: more than there can be among the frames that a receiver
/// has and has not shown.
struct AnnouncedDelays: Hashable, Sendable {
    private static let remembered = 16

    private struct Step: Hashable, Sendable {
        /// The first frame with this delay and its timestamp; nil for the delay that holds before all others.
        let frame: FrameID?
        let timestamp: RTPTimestamp?
        let delay: Duration
    }

    private var steps: [Step]
    /// The last step that the receiver is known to use.
    private var followed = 0

    init(_ delay: Duration) { steps = [Step(frame: nil, timestamp: nil, delay: delay)] }

    /// The last delay that the receiver confirmed.
    var confirmed: Duration { steps[followed].delay }

    /// Records that `frame` is the first to carry another delay.
    mutating func announce(_ delay: Duration, with frame: FrameID, at timestamp: RTPTimestamp) {
        if steps.count == Self.remembered { forgetOldest() }
        steps.append(Step(frame: frame, timestamp: timestamp, delay: delay))
    }

    /// Never removes the step that the receiver is known to use: another step would count as confirmed in its place.
    private mutating func forgetOldest() {
        steps.remove(at: followed == 0 ? 1 : 0)
        followed = max(followed - 1, 0)
    }

    /// Records that the receiver uses the delay that was announced last.
    mutating func confirm() { followed = steps.count - 1 }

    func delay(of id: FrameID) -> Duration { least { $0.frame.map { $0 <= id } ?? true } }

    func delay(at timestamp: RTPTimestamp) -> Duration { least { $0.timestamp.map { $0 <= timestamp } ?? true } }

    /// The delay of the last step that holds. If that step is not confirmed, this is the shortest delay from the
    /// confirmed step on.
    private func least(_ holds: (Step) -> Bool) -> Duration {
        let last = steps.lastIndex(where: holds) ?? 0
        guard last > followed else { return steps[last].delay }
        return steps[followed...last].reduce(steps[last].delay) { min($0, $1.delay) }
    }
}
