import CastWire

/// Where to seek to.
///
/// From the Cast SDK: `GCKMediaSeekOptions`; on the wire, SEEK.
public struct MediaSeekOptions: Hashable, Sendable {
    /// Seconds: into the media, from 0 on; or from the present position where `relative`, negative ones back.
    public var interval: Double
    /// `interval` counts from the present position.
    public var relative: Bool
    /// What the player does afterwards.
    public var resumeState: MediaResumeState
    /// To the end of what there is: the live edge of a live stream. `interval` and `relative` do not count then.
    public var seekToInfinite = false
    /// Goes to the receiver's app as it is.
    public var customData: JSONValue?

    /// A seek to the beginning, unless an interval in seconds is given.
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
    /// It plays or stands, as before.
    case unchanged = 0
    /// It plays.
    case play = 1
    /// It stands.
    case pause = 2

    var wire: String? {
        switch self {
        case .unchanged: nil
        case .play: "PLAYBACK_START"
        case .pause: "PLAYBACK_PAUSE"
        }
    }
}
