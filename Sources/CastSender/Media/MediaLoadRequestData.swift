import CastWire

/// What a load asks for besides the media itself.
public struct MediaLoadRequestData: Hashable, Sendable {
    public var mediaInformation: MediaInformation
    public var autoplay = true
    /// Seconds; nil: from the beginning, or the live edge.
    public var startTime: Double?
    /// Nil: normal speed.
    public var playbackRate: Double?
    /// Ids of tracks in `mediaInformation.mediaTracks`; nil leaves the choice to the receiver.
    public var activeTrackIDs: [Int]?
    /// For the receiver's app; never logged.
    public var credentials: String?
    public var credentialsType: String?
    public var customData: JSONValue?

    public init(mediaInformation: MediaInformation) {
        self.mediaInformation = mediaInformation
    }

    var request: LoadRequest {
        LoadRequest(
            media: mediaInformation, autoplay: autoplay, currentTime: startTime, playbackRate: playbackRate,
            activeTrackIDs: activeTrackIDs, customData: customData, credentials: credentials,
            credentialsType: credentialsType)
    }
}

/// Where to seek to.
public struct MediaSeekOptions: Hashable, Sendable {
    /// Seconds: into the media, or from the present position where `relative`.
    public var interval: Double
    public var relative: Bool
    /// What the player does afterwards.
    public var resumeState: MediaResumeState

    public init(interval: Double = 0, relative: Bool = false, resumeState: MediaResumeState = .unchanged) {
        self.interval = interval
        self.relative = relative
        self.resumeState = resumeState
    }
}

/// What the player does after a seek. Numbers as in the Cast SDK.
public enum MediaResumeState: Int, Sendable, CaseIterable {
    case unchanged = 0
    case play = 1
    case pause = 2

    var wire: String? {
        switch self {
        case .unchanged: nil
        case .play: "PLAYBACK_START"
        case .pause: "PLAYBACK_PAUSE"
        }
    }
}
