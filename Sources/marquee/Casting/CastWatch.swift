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
        /// It was taken, and nobody has seen any of it.
        case neverPlayed(NeverPlayed)
        case lost(String)
    }

    /// How a film that was never played is known to be over.
    enum NeverPlayed: Equatable {
        /// The player says that it has nothing, or nothing any more.
        case nothingLoaded
        /// The player went idle and did not say why.
        case wentIdle
        /// The application has gone: somebody stopped it, or it failed.
        case applicationEnded
        /// It says that it has played all of it, never said that it plays, and fetched nothing of it.
        case finishedUnfetched
    }

    enum Event: Sendable {
        /// With whether some of it has been seen so far, by this status or an earlier one: one that is not read in time
        /// gives way to the next.
        case status(MediaStatus, hasPlayed: Bool)
        /// The connection is gone: lost, or let go of, as the reason says.
        case suspended(ConnectionSuspendReason)
        case resumed
        case ended(Ending)
    }

    private let tell: (Event) -> Void
    private var isOver = false
    private var tasks: [Task<Void, Never>] = []
    private var course = MediaCourse()
    private var connection = WatchedConnection()

    /// - Parameter tell: hears what happens, when it happens; the first `ended` is the last of it.
    init(_ sessions: AsyncStream<SessionManagerEvent>, tell: @escaping (Event) -> Void) {
        self.tell = tell
        tasks.append(
            Task { [weak self] in
                for await event in sessions {
                    self?.take(event)
                }
            })
    }

    private func take(_ event: SessionManagerEvent) {
        switch event {
        case .didEnd(_, let error):
            finish(Self.ending(ofSession: error, afterLoss: connection.isLost, hasPlayed: course.hasPlayed))
        case .didSuspend(_, let reason):
            connection.suspended(reason)
            // Moved to another device, which counts its media sessions from another number on.
            if reason == .none { course = MediaCourse(hasPlayed: course.hasPlayed) }
            say(.suspended(reason))
        case .didResume:
            connection = WatchedConnection()
            say(.resumed)
        default: break
        }
    }

    /// That somebody stopped the application, or started it anew, is nobody's failure. Where it is gone after a time
    /// without a connection nobody knows who ended it: a person, or a device that has been restarted. One that is gone
    /// before anything was played may have failed at it.
    nonisolated static func ending(
        ofSession error: CastError?, afterLoss: Bool = false, hasPlayed: Bool = true
    ) -> Ending {
        switch error?.code {
        case .applicationNotRunning? where afterLoss: .lost(error?.description ?? "")
        case .applicationNotRunning? where !hasPlayed: .neverPlayed(.applicationEnded)
        case nil, .applicationNotRunning?: .stopped
        case .invalidApplicationSessionID?: .replaced
        default: .lost(error?.description ?? "")
        }
    }

    /// Begins with what `client` knows now. To be called when the load is answered, before anything else comes from
    /// the device: what its status says at that moment is of the media that was loaded.
    ///
    /// - Parameter hasPlayed: it is known to play already.
    func begin(_ client: RemoteMediaClient, hasPlayed: Bool = false) {
        if hasPlayed { course = MediaCourse(hasPlayed: true) }
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
        isOver = true
    }

    private func say(_ event: Event) {
        if !isOver { tell(event) }
    }

    private func report(_ status: MediaStatus?) {
        guard let status else { return finish(course.hasPlayed ? .stopped : .neverPlayed(.nothingLoaded)) }
        let ending = course.ending(
            mediaSessionID: status.mediaSessionID, state: status.playerState, idleReason: status.idleReason,
            hasNext: status.loadingItemID != nil)
        if ending != .replaced || status.mediaSessionID == course.mediaSessionID {
            say(.status(status, hasPlayed: course.hasPlayed))
        }
        if let ending { finish(ending) }
    }

    private func finish(_ ending: Ending) {
        say(.ended(ending))
        end()
    }
}

extension CastWatch.Ending {
    /// With what the serving side knows: a file that nobody asked for was not played to its end by a device that never
    /// said that it plays. One that says so may only keep time.
    ///
    /// - Parameter wasReached: somebody asked for some of it; nil where others serve it.
    func known(hasPlayed: Bool, wasReached: Bool?) -> CastWatch.Ending {
        guard self == .finished, !hasPlayed, wasReached == false else { return self }
        return .neverPlayed(.finishedUnfetched)
    }
}

extension CastWatch.Event {
    /// All but statuses change the course.
    var place: Backlog<CastWatch.Event>.Place {
        if case .status = self { .newest(of: "status") } else { .each }
    }
}

/// Whether what becomes of a session is learned only after a time in which the device could not be reached.
struct WatchedConnection: Equatable {
    private(set) var isLost = false

    /// A session that is suspended because what plays moves, or because the app wished so, has lost nothing: what it
    /// hears next is as good as what it would have heard otherwise.
    mutating func suspended(_ reason: ConnectionSuspendReason) {
        switch reason {
        case .none, .appBackgrounded: break
        default: isLost = true
        }
    }
}

/// Tells from one status after the other whether a media session is over.
struct MediaCourse {
    private enum Progress {
        /// The player has done nothing yet.
        case waiting
        /// It loads or buffers.
        case preparing
        case played
    }

    /// The one that is followed: the first that is heard of.
    private(set) var mediaSessionID: Int?
    private var progress: Progress

    /// Some of it was seen, or paused at.
    var hasPlayed: Bool { progress == .played }

    init(hasPlayed: Bool = false) {
        progress = hasPlayed ? .played : .waiting
    }

    /// Nil while it goes on. A player that is idle and does not say why is waiting for the media if it has done nothing
    /// yet, has failed at it if it has not played, and was stopped if it has; one that loads the next item of its queue
    /// is only between two of them.
    mutating func ending(
        mediaSessionID id: Int, state: MediaPlayerState, idleReason: MediaPlayerIdleReason, hasNext: Bool = false
    ) -> CastWatch.Ending? {
        if let mediaSessionID, mediaSessionID != id { return .replaced }
        mediaSessionID = id
        guard state == .idle, !hasNext else {
            advance(state)
            return nil
        }
        switch idleReason {
        case .finished: return .finished
        case .cancelled: return .stopped
        case .interrupted: return .replaced
        case .error: return .failed
        default: return idleEnding
        }
    }

    private mutating func advance(_ state: MediaPlayerState) {
        switch state {
        case .playing, .paused: progress = .played
        case .unknown: break
        default: if progress == .waiting { progress = .preparing }
        }
    }

    private var idleEnding: CastWatch.Ending? {
        switch progress {
        case .waiting: nil
        case .preparing: .neverPlayed(.wentIdle)
        case .played: .stopped
        }
    }
}
