import CastWire

/// Where to seek to.
public struct MediaSeekOptions: Hashable, Sendable {
    /// Seconds: into the media, or from the present position where `relative`.
    public var interval: Double
    public var relative: Bool
    /// What the player does afterwards.
    public var resumeState: MediaResumeState
    /// To the end of what there is: the live edge of a live stream. `interval` and `relative` do not count then.
    public var seekToInfinite = false
    public var customData: JSONValue?

    public init(
        interval: Double = 0, relative: Bool = false, resumeState: MediaResumeState = .unchanged,
        seekToInfinite: Bool = false, customData: JSONValue? = nil
    ) {
        self.interval = interval
        self.relative = relative
        self.resumeState = resumeState
        self.seekToInfinite = seekToInfinite
        self.customData = customData
    }

    package var command: MediaCommand {
        let absolute = seekToInfinite ? SeekRequest.liveEdge : relative ? nil : interval
        return MediaCommand(
            .seek(
                SeekRequest(
                    mediaSessionID: nil, currentTime: absolute,
                    relativeTime: relative && !seekToInfinite ? interval : nil, resumeState: resumeState.wire)),
            customData: customData)
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
