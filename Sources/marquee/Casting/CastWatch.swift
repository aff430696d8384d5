import CastSender

/// Follows one media session from its load to its end.
///
/// Made before the load, so that the end of the session is heard however early it comes.
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

    enum Event: Sendable {
        case status(MediaStatus)
        /// The connection is gone: lost, or let go of, as the reason says.
        case suspended(ConnectionSuspendReason)
        case resumed
        case ended(Ending)
    }

    /// What happens; the first `ended` is the last of it.
    let events: AsyncStream<Event>
    private let continuation: AsyncStream<Event>.Continuation
    private var tasks: [Task<Void, Never>] = []
    private var course = MediaCourse()
    private var isSuspended = false

    init(_ sessions: AsyncStream<SessionManagerEvent>) {
        (events, continuation) = AsyncStream.makeStream(of: Event.self)
        tasks.append(
            Task { [weak self] in
                for await event in sessions {
                    self?.take(event)
                }
            })
    }

    private func take(_ event: SessionManagerEvent) {
        switch event {
        case .didEnd(_, let error): finish(Self.ending(ofSession: error, whileSuspended: isSuspended))
        case .didSuspend(_, let reason):
            isSuspended = true
            // Moved to another device, which counts its media sessions from another number on.
            if reason == .none { course = MediaCourse() }
            continuation.yield(.suspended(reason))
        case .didResume:
            isSuspended = false
            continuation.yield(.resumed)
        default: break
        }
    }

    /// That somebody stopped the application, or started it anew, is nobody's failure. Where it is gone after a time
    /// without a connection nobody knows who ended it: a person, or a device that has been restarted.
    nonisolated static func ending(ofSession error: CastError?, whileSuspended: Bool = false) -> Ending {
        switch error?.code {
        case .applicationNotRunning? where whileSuspended: .lost(error?.description ?? "")
        case nil, .applicationNotRunning?: .stopped
        case .invalidApplicationSessionID?: .replaced
        default: .lost(error?.description ?? "")
        }
    }

    /// Begins with what `client` knows now. To be called when the load is answered, before anything else comes from
    /// the device: what its status says at that moment is of the media that was loaded.
    func begin(_ client: RemoteMediaClient) {
        let updates = client.events
        tasks.append(
            Task { [weak self] in
                for await event in updates {
                    guard case .didUpdateMediaStatus(let status) = event else { continue }
                    self?.report(status)
                }
            })
        if let status = client.mediaStatus {
            report(status)
        } else {
            // An answer without a status: what the device says when asked decides.
            client.requestStatus()
        }
    }

    func end() {
        tasks.forEach { $0.cancel() }
        tasks = []
        continuation.finish()
    }

    private func report(_ status: MediaStatus?) {
        guard let status else { return finish(.stopped) }
        let ending = course.ending(
            mediaSessionID: status.mediaSessionID, state: status.playerState, idleReason: status.idleReason,
            hasNext: status.loadingItemID != nil)
        if ending != .replaced || status.mediaSessionID == course.mediaSessionID { continuation.yield(.status(status)) }
        if let ending { finish(ending) }
    }

    private func finish(_ ending: Ending) {
        continuation.yield(.ended(ending))
        end()
    }
}

/// Tells from one status after the other whether a media session is over.
struct MediaCourse {
    /// The one that is followed: the first that is heard of.
    private(set) var mediaSessionID: Int?
    private var wasActive = false

    /// Nil while it goes on. A player that is idle and does not say why is waiting for the media if it has not played
    /// yet, and was stopped if it has; one that loads the next item of its queue is only between two of them.
    mutating func ending(
        mediaSessionID id: Int, state: MediaPlayerState, idleReason: MediaPlayerIdleReason, hasNext: Bool = false
    ) -> CastWatch.Ending? {
        if let mediaSessionID, mediaSessionID != id { return .replaced }
        mediaSessionID = id
        guard state == .idle, !hasNext else {
            if state != .unknown { wasActive = true }
            return nil
        }
        switch idleReason {
        case .finished: return .finished
        case .cancelled: return .stopped
        case .interrupted: return .replaced
        case .error: return .failed
        default: return wasActive ? .stopped : nil
        }
    }
}
