/// Delivers the same events as any number of async sequences.
///
/// A sequence starts with the next event. If it is not read, it keeps the newest 1,024 events and drops older ones, so
/// that a device that sends without end does not fill the memory.
@MainActor
package final class EventBroadcaster<Event: Sendable> {
    private var continuations: [Int: AsyncStream<Event>.Continuation] = [:]
    private var lastID = 0

    package init() {}

    package func makeStream() -> AsyncStream<Event> {
        lastID += 1
        let id = lastID
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: .bufferingNewest(1024))
        continuations[id] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.continuations[id] = nil }
        }
        return stream
    }

    package func send(_ event: Event) {
        for continuation in continuations.values {
            continuation.yield(event)
        }
    }

    deinit {
        for continuation in continuations.values { continuation.finish() }
    }
}
