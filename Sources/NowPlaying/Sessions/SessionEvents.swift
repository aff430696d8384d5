/// A session's changes as async sequences, one for each caller. A sequence that is not read keeps the newest 64
/// changes.
@MainActor
final class SessionEvents {
    private var continuations: [Int: AsyncStream<NowPlayingSessionEvent>.Continuation] = [:]
    private var lastID = 0

    func makeStream() -> AsyncStream<NowPlayingSessionEvent> {
        lastID += 1
        let id = lastID
        let (stream, continuation) = AsyncStream.makeStream(
            of: NowPlayingSessionEvent.self, bufferingPolicy: .bufferingNewest(64))
        continuations[id] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.continuations[id] = nil }
        }
        return stream
    }

    func send(_ event: NowPlayingSessionEvent) {
        for continuation in continuations.values { continuation.yield(event) }
    }

    func finish() {
        for continuation in continuations.values { continuation.finish() }
    }
}
