import SenderCore

/// Tells from one status after the other whether a media session is over.
///
/// Pure.
package struct MediaCourse: Equatable {
    private enum Progress: Equatable {
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
