import CastWire

/// The target of a seek.
///
/// From the Cast SDK: `GCKMediaSeekOptions`; on the wire, SEEK.
public struct MediaSeekOptions: Hashable, Sendable {
    /// The position in seconds from 0 on, or with `relative` the distance from the current position, negative for back.
    public var interval: Double
    /// Whether `interval` counts from the current position.
    public var relative: Bool
    /// What the player does afterwards.
    public var resumeState: MediaResumeState
    /// Whether to seek to the end of the available media, such as the live edge. `interval` and `relative` are then
    /// ignored.
    public var seekToInfinite = false
    /// Data for the receiver's app, sent unchanged.
    public var customData: JSONValue?

    /// Creates a seek to an interval in seconds; by default to the beginning.
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

/// What the player does after a seek, with the numbers of the Cast SDK.
public enum MediaResumeState: Int, Sendable, CaseIterable {
    /// It keeps playing or stays paused, as before.
    case unchanged = 0
    /// It plays.
    case play = 1
    /// It pauses.
    case pause = 2

    var wire: String? {
        switch self {
        case .unchanged: nil
        case .play: "PLAYBACK_START"
        case .pause: "PLAYBACK_PAUSE"
        }
    }
}
