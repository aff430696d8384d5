/// The lines on standard output that tell what happens: at a receiver and the members of its group, at a device that is
/// cast to or watched, in the house. As many as there is room for (``EventBudget``); how many were left out is told
/// with the next that is written, and at the end.
@MainActor final class EventLines {
    private let console: Console
    private let now: () -> ContinuousClock.Instant
    private let write: (String) -> Void
    private var budget: EventBudget
    /// The end was asked for.
    private(set) var isEnding = false

    var isJSON: Bool { console.isJSON }

    /// - Parameter write: takes each line, without a line feed; nil for standard output.
    init(
        console: Console, now: @escaping () -> ContinuousClock.Instant = { ContinuousClock.now },
        write: ((String) -> Void)? = nil
    ) {
        self.console = console
        self.now = now
        self.write = write ?? { console.answer(verbatim: $0) }
        budget = EventBudget(at: now())
    }

    private struct LeftOut: Encodable {
        let event = "leftOut"
        let count: Int
    }

    /// - Parameters:
    ///   - text: for a person; printable.
    ///   - value: for a program.
    func say(
        _ rank: EventBudget.Rank, _ text: @autoclosure () -> String, json value: @autoclosure () -> some Encodable
    ) {
        // They waited, or are about peers that see this end go.
        if isEnding, rank == .news { return }
        guard case .write(let leftOut) = budget.take(rank, at: now()) else { return }
        tell(leftOut: leftOut)
        put(console.line(text(), json: value()))
    }

    /// To a person only, and beside the answers.
    func talk(_ text: String) { console.talk(text) }

    /// The end was asked for: of what waits, and of what still comes, news are dropped, so that thousands of them keep
    /// nobody waiting. The others stay: a program that saw something begin sees it end.
    func hurry() { isEnding = true }

    /// Nothing comes any more.
    func finish() { tell(leftOut: budget.takeLeftOut()) }

    private func tell(leftOut count: Int) {
        guard count > 0 else { return }
        let sentence = count == 1 ? "1 event was left out" : "\(count) events were left out"
        put(console.line(sentence, json: LeftOut(count: count)))
    }

    private func put(_ line: String) {
        guard !line.isEmpty else { return }
        budget.charge(bytes: line.utf8.count + 1)
        write(line)
    }
}
