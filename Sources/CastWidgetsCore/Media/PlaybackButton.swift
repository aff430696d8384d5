/// The one button that both controllers always have: a live stream and a picture are stopped, anything else is paused.
/// From the Cast SDK: `GCKUIPlayPauseToggleController`.
public enum PlaybackButton: String, Hashable, Sendable, CaseIterable {
    /// It is paused: a tap resumes it.
    case play
    /// It plays: a tap pauses it.
    case pause
    /// It plays and can't be paused: a tap ends it.
    case stop
    /// The player is loading or buffering; a tap stops it.
    case loading

    package init(_ media: WidgetMedia, pending: PendingControls) {
        guard !media.isPicture else {
            self = [.buffering, .loading, .idle].contains(media.playerState) ? .loading : .stop
            return
        }
        switch pending.control(.playback) {
        case .play: self = media.isLive ? .stop : .pause
        case .pause, .stop: self = .play
        default: self.init(media)
        }
    }

    private init(_ media: WidgetMedia) {
        self =
            switch media.playerState {
            case .playing: media.isLive || !media.canPause ? .stop : .pause
            case .paused, .unknown: .play
            case .buffering, .loading, .idle: .loading
            }
    }

    /// The request that a tap makes.
    package var control: MediaControl {
        switch self {
        case .play: .play
        case .pause: .pause
        case .stop, .loading: .stop
        }
    }
}
