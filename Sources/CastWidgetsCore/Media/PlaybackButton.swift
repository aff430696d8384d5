/// The one button that both controllers always have: a live stream and a picture are stopped, anything else paused.
/// From the Cast SDK: `GCKUIPlayPauseToggleController`.
public enum PlaybackButton: String, Hashable, Sendable, CaseIterable {
    /// It waits: a tap lets it play.
    case play
    /// It plays: a tap lets it wait.
    case pause
    /// It plays and can't wait: a tap ends it.
    case stop
    /// The player opens or waits; a tap on it stops.
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
            case .playing: media.isLive || !media.commands.contains(.pause) ? .stop : .pause
            case .paused, .unknown: .play
            case .buffering, .loading, .idle: .loading
            }
    }

    /// What a tap asks for.
    package var control: MediaControl {
        switch self {
        case .play: .play
        case .pause: .pause
        case .stop, .loading: .stop
        }
    }
}
