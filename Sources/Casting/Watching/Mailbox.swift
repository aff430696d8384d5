/// A ``Backlog`` that its one reader can wait for.
@MainActor package final class Mailbox<Event: Sendable> {
    private var backlog = Backlog<Event>()
    private var isFinished = false
    private let bells: AsyncStream<Void>
    private let bell: AsyncStream<Void>.Continuation

    package init() {
        (bells, bell) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    }

    package func put(_ event: Event, _ place: Backlog<Event>.Place) {
        guard !isFinished else { return }
        backlog.put(event, place)
        bell.yield()
    }

    /// Nobody wants what waits any more.
    package func clear() { backlog.removeAll() }

    /// Nothing comes any more; what waits is still read.
    package func finish() {
        isFinished = true
        bell.finish()
    }

    /// As ``finish()``, and nobody wants what waits either.
    package func abandon() {
        backlog.removeAll()
        finish()
    }

    /// Nil once nothing comes any more, and where the reader's task is cancelled while nothing waits.
    package func next() async -> Event? {
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
