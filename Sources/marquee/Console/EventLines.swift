/// Writes lines about events to standard output: of a receiver and its group members, of a device that is cast to or
/// watched, and of discovery.
///
/// The number of lines is limited by ``EventBudget``. The number of dropped events is written before the next line, and
/// at the end.
@MainActor final class EventLines {
    private let console: Console
    private let now: () -> ContinuousClock.Instant
    private let write: (String) -> Void
    private var budget: EventBudget
    /// True once the command was told to end.
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
    ///   - text: for users; printable.
    ///   - value: for programs.
    func say(
        _ rank: EventBudget.Rank, _ text: @autoclosure () -> String, json value: @autoclosure () -> some Encodable
    ) {
        // At the end, news only delay the exit.
        if isEnding, rank == .news { return }
        guard case .write(let leftOut) = budget.take(rank, at: now()) else { return }
        tell(leftOut: leftOut)
        put(console.line(text(), json: value()))
    }

    /// Writes a message for users to standard error.
    func talk(_ text: String) { console.talk(text) }

    /// Called when the command was told to end. From then on news are dropped, so that thousands of waiting events do
    /// not delay the exit. Other events are still written, so that a program sees the end of what it saw begin.
    func hurry() { isEnding = true }

    /// Called after the last event.
    func finish() { tell(leftOut: budget.takeLeftOut()) }

    private func tell(leftOut count: Int) {
        guard count > 0 else { return }
        let sentence = count == 1 ? "1 event was dropped" : "\(count) events were dropped"
        put(console.line(sentence, json: LeftOut(count: count)))
    }

    private func put(_ line: String) {
        guard !line.isEmpty else { return }
        budget.charge(bytes: line.utf8.count + 1)
        write(line)
    }
}
