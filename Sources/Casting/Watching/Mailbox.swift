/// A ``Backlog`` for one reader that can wait.
@MainActor final class Mailbox<Event: Sendable> {
    private var backlog = Backlog<Event>()
    private var isFinished = false
    private let bells: AsyncStream<Void>
    private let bell: AsyncStream<Void>.Continuation

    init() {
        (bells, bell) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    }

    func put(_ event: Event, _ place: Backlog<Event>.Place) {
        guard !isFinished else { return }
        backlog.put(event, place)
        bell.yield()
    }

    /// Discards what waits.
    func clear() { backlog.removeAll() }

    /// Ends the mailbox. What waits can still be read.
    func finish() {
        isFinished = true
        bell.finish()
    }

    /// Like ``finish()``, and discards what waits.
    func abandon() {
        backlog.removeAll()
        finish()
    }

    /// Nil after the end, and if the reader's task is cancelled while nothing waits.
    func next() async -> Event? {
        while true {
            if let event = backlog.next() { return event }
            var hasRung = false
            for await _ in bells {
                hasRung = true
                break
            }
            guard hasRung else { return backlog.next() }
        }
    }
}
