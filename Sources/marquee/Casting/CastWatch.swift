import CastSender

/// Follows one media session from its load to its end.
@MainActor final class CastWatch {
    enum Ending: Equatable {
        case finished
        /// Somebody stopped it, here or elsewhere.
        case stopped
        /// Another sender loaded something else.
        case replaced
        case failed
        case lost(String)
    }

    enum Event {
        case status(MediaStatus)
        case ended(Ending)
    }

    private let link: DeviceLink
    private var tasks: [Task<Void, Never>] = []
    private var mediaSessionID: Int?

    init(_ link: DeviceLink) {
        self.link = link
    }

    /// What happens from now on. Ends after the first `ended`.
    func events(ofMediaSession id: Int?) -> AsyncStream<Event> {
        mediaSessionID = id
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
        if let client = link.session.remoteMediaClient {
            let updates = client.events
            tasks.append(
                Task { [weak self] in
                    for await event in updates {
                        guard case .didUpdateMediaStatus(let status) = event else { continue }
                        guard let self else { return }
                        self.report(status, to: continuation)
                    }
                })
        }
        let sessions = link.context.sessionManager.events
        tasks.append(
            Task {
                for await event in sessions {
                    guard case .didEnd(_, let error) = event else { continue }
                    continuation.yield(.ended(error.map { .lost($0.description) } ?? .stopped))
                    continuation.finish()
                }
            })
        return stream
    }

    func end() {
        tasks.forEach { $0.cancel() }
        tasks = []
    }

    private func report(_ status: MediaStatus?, to continuation: AsyncStream<Event>.Continuation) {
        guard let status else {
            continuation.yield(.ended(.stopped))
            continuation.finish()
            return
        }
        if let id = mediaSessionID, status.mediaSessionID != id {
            continuation.yield(.ended(.replaced))
            continuation.finish()
            return
        }
        mediaSessionID = status.mediaSessionID
        continuation.yield(.status(status))
        guard status.playerState == .idle, let ending = Self.ending(status.idleReason) else { return }
        continuation.yield(.ended(ending))
        continuation.finish()
    }

    private static func ending(_ reason: MediaPlayerIdleReason) -> Ending? {
        switch reason {
        case .finished: .finished
        case .cancelled: .stopped
        case .interrupted: .replaced
        case .error: .failed
        default: nil
        }
    }
}
