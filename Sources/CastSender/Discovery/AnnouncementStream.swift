import Synchronization

extension UnreadAnnouncements {
    /// Returns a stream that runs `browse` until the stream is released or `browse` ends, and keeps its events until
    /// they are read.
    static func stream(
        _ browse: @escaping @Sendable (_ tell: @Sendable (BrowseEvent) -> Void) async -> Void
    ) -> AsyncStream<BrowseEvent> {
        let unread = Shared()
        let (bell, ringer) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let task = Task {
            await browse { event in
                unread.announcements.withLock { $0.add(event) }
                ringer.yield()
            }
            ringer.finish()
        }
        ringer.onTermination = { _ in task.cancel() }
        return AsyncStream(unfolding: {
            if let event = unread.take() { return event }
            for await _ in bell {
                if let event = unread.take() { return event }
            }
            return Task.isCancelled ? nil : unread.take()
        })
    }

    private final class Shared: Sendable {
        let announcements = Mutex(UnreadAnnouncements())

        func take() -> BrowseEvent? { announcements.withLock { $0.take() } }
    }
}
