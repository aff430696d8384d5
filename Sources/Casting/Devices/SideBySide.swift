/// Asks several at once, with one time limit for all, so that one without an answer does not delay the others' answers.
@MainActor enum SideBySide {
    /// - Parameters:
    ///   - limit: Returns when the time is over.
    ///   - ask: It is cancelled then, and not waited for.
    /// - Returns: The answers in the order of `items`; nil for items that have not answered or were not asked.
    static func answers<Item: Sendable, Answer: Sendable>(
        of items: [Item], atOnce: Int, until limit: @escaping @Sendable () async -> Void,
        ask: @escaping @MainActor (Item) async -> Answer
    ) async -> [Answer?] {
        var answers = [Answer?](repeating: nil, count: items.count)
        guard !items.isEmpty else { return answers }
        let (comings, coming) = AsyncStream.makeStream(of: (index: Int, answer: Answer)?.self)
        var tasks: [Task<Void, Never>] = [
            Task {
                await limit()
                coming.yield(nil)
            }
        ]
        var begun = 0
        func begin() {
            guard begun < items.count else { return }
            let (index, item) = (begun, items[begun])
            begun += 1
            tasks.append(Task { coming.yield((index, await ask(item))) })
        }
        for _ in 0..<max(1, atOnce) { begin() }
        var left = items.count
        for await come in comings {
            guard let come else { break }
            answers[come.index] = come.answer
            left -= 1
            if left == 0 { break }
            begin()
        }
        tasks.forEach { $0.cancel() }
        return answers
    }
}
