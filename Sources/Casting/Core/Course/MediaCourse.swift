import SenderCore

/// Decides from successive statuses whether a media session is over. Pure.
struct MediaCourse: Equatable {
    private enum Progress: Equatable {
        /// The player has done nothing yet.
        case waiting
        /// It loads or buffers.
        case preparing
        case played
    }

    /// The followed session: the first that is reported.
    private(set) var mediaSessionID: Int?
    private var progress: Progress

    /// Whether it played, or was paused.
    var hasPlayed: Bool { progress == .played }

    init(hasPlayed: Bool = false) {
        progress = hasPlayed ? .played : .waiting
    }

    /// Nil while the session continues. If an idle player gives no reason, it depends on what it did before: nothing
    /// (it waits for the media), loading (it failed), or playing (it was stopped). While it loads the next item of its
    /// queue, it is only between two items.
    mutating func ending(
        mediaSessionID id: Int, state: MediaPlayerState, idleReason: MediaPlayerIdleReason, hasNext: Bool = false
    ) -> CastEnding? {
        if let mediaSessionID, mediaSessionID != id { return .replaced }
        mediaSessionID = id
        guard state == .idle, !hasNext else {
            advance(state)
            return nil
        }
        switch idleReason {
        case .finished: return .finished
        case .cancelled: return .stopped(.elsewhere)
        case .interrupted: return .replaced
        case .error: return .playerFailed
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

    private var idleEnding: CastEnding? {
        switch progress {
        case .waiting: nil
        case .preparing: .neverPlayed(.wentIdle)
        case .played: .stopped(.elsewhere)
        }
    }
}
