/// Numbers as in the Cast SDK.
public enum MediaPlayerState: Int, Sendable, CaseIterable {
    case unknown = 0
    case idle = 1
    case playing = 2
    case paused = 3
    case buffering = 4
    case loading = 5

    init(wire: String) {
        self =
            switch wire {
            case "IDLE": .idle
            case "PLAYING": .playing
            case "PAUSED": .paused
            case "BUFFERING": .buffering
            case "LOADING": .loading
            default: .unknown
            }
    }
}

/// Numbers as in the Cast SDK.
public enum MediaPlayerIdleReason: Int, Sendable, CaseIterable {
    case none = 0
    case finished = 1
    case cancelled = 2
    case interrupted = 3
    case error = 4

    init(wire: String?) {
        self =
            switch wire {
            case "FINISHED": .finished
            case "CANCELLED": .cancelled
            case "INTERRUPTED": .interrupted
            case "ERROR": .error
            default: .none
            }
    }
}
