/// Which target delay each frame of a stream was given, and how far the receiver is known to follow: what was announced
/// and not confirmed counts only where it is less, since a receiver that does not follow may use either.
///
/// The last changes are remembered, more than a receiver can have frames of that it has not shown yet.
struct AnnouncedDelays: Hashable, Sendable {
    private static let remembered = 16

    private struct Step: Hashable, Sendable {
        /// The first frame with it and its time; nil for what holds before all others.
        let frame: FrameID?
        let timestamp: RTPTimestamp?
        let delay: Duration
    }

    private var steps: [Step]
    /// The last step that the receiver is known to use.
    private var followed = 0

    init(_ delay: Duration) { steps = [Step(frame: nil, timestamp: nil, delay: delay)] }

    /// The last one that the receiver confirmed.
    var confirmed: Duration { steps[followed].delay }

    /// A frame is the first to carry another delay.
    mutating func announce(_ delay: Duration, with frame: FrameID, at timestamp: RTPTimestamp) {
        if steps.count == Self.remembered { forgetOldest() }
        steps.append(Step(frame: frame, timestamp: timestamp, delay: delay))
    }

    /// Never the one that the receiver is known to use: another would count as confirmed in its place.
    private mutating func forgetOldest() {
        steps.remove(at: followed == 0 ? 1 : 0)
        followed = max(followed - 1, 0)
    }

    /// The receiver uses what was announced last.
    mutating func confirm() { followed = steps.count - 1 }

    func delay(of id: FrameID) -> Duration { least { $0.frame.map { $0 <= id } ?? true } }

    func delay(at timestamp: RTPTimestamp) -> Duration { least { $0.timestamp.map { $0 <= timestamp } ?? true } }

    /// Of the steps that hold the last one; of those that are not confirmed, and the last that is, the least.
    private func least(_ holds: (Step) -> Bool) -> Duration {
        let last = steps.lastIndex(where: holds) ?? 0
        guard last > followed else { return steps[last].delay }
        return steps[followed...last].reduce(steps[last].delay) { min($0, $1.delay) }
    }
}
