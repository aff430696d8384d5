/// Which items of a queue are asked for next, and for how long: a device names thousands, and may take its time for
/// each page.
///
/// Pure.
package struct QueuePages {
    /// For all pages; ordinary devices answer within some milliseconds each.
    package static let patience = Duration.seconds(30)
    /// How many items are asked for at a time: an answer is one message of at most 64 KiB.
    package static let length = 20

    package enum Outcome: Equatable {
        /// With the place in the queue of the first of them.
        case ask(start: Int, ids: [Int])
        case done
        /// There is no time any more for what is left.
        case late
    }

    let ids: [Int]
    package let deadline: ContinuousClock.Instant
    /// How many were told of.
    private(set) var told = 0

    package init(ids: [Int], at now: ContinuousClock.Instant) {
        self.ids = ids
        deadline = now + Self.patience
    }

    package func next(at now: ContinuousClock.Instant) -> Outcome {
        guard told < ids.count else { return .done }
        guard now < deadline else { return .late }
        return .ask(start: told, ids: Array(ids[told..<min(told + Self.length, ids.count)]))
    }

    /// What was asked for last was answered.
    package mutating func answered() { told = min(told + Self.length, ids.count) }

    /// What a person is told where it is ``Outcome/late``.
    package var sentence: String {
        "told \(told) of the \(ids.count) items of its queue within \(Self.patience.components.seconds) s; "
            + "those after them are not shown"
    }
}
