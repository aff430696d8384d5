/// What the receiver's player does, as far as the sender knows: all updates so far merged into one picture.
public struct MediaStatus: Hashable, Sendable {
    /// Given anew by the receiver with each load.
    public internal(set) var mediaSessionID: Int
    public internal(set) var playerState: MediaPlayerState = .unknown
    /// Why the player is idle; `.none` while it is not.
    public internal(set) var idleReason: MediaPlayerIdleReason = .none
    /// 1 is normal speed.
    public internal(set) var playbackRate: Double = 1
    /// While the player is loading, what it loads.
    public internal(set) var mediaInformation: MediaInformation?
    /// Seconds into the media when the status was made; `RemoteMediaClient.approximateStreamPosition()` goes on from
    /// it.
    public internal(set) var streamPosition: Double = 0
    /// The stream's own volume, 0 to 1; the device has another.
    public internal(set) var volume: Double = 1
    public internal(set) var isMuted: Bool = false
    /// Ids of tracks in `mediaInformation.mediaTracks`.
    public internal(set) var activeTrackIDs: [Int] = []
    public internal(set) var currentItemID: Int?
    public internal(set) var loadingItemID: Int?
    public internal(set) var preloadedItemID: Int?
    public internal(set) var queueRepeatMode: MediaRepeatMode = .unchanged
    /// The ids around the current item, as the receiver lists them; not the whole queue.
    public internal(set) var nearbyItemIDs: [Int] = []
    public internal(set) var supportedMediaCommands: MediaCommands = []
    public internal(set) var videoInfo: VideoInfo?
    public internal(set) var liveSeekableRange: MediaLiveSeekableRange?
    public internal(set) var customData: JSONValue?

    init(mediaSessionID: Int) {
        self.mediaSessionID = mediaSessionID
    }

    public func isMediaCommandSupported(_ command: MediaCommands) -> Bool {
        supportedMediaCommands.isSuperset(of: command)
    }

    public var queueHasCurrentItem: Bool { currentItemID != nil }

    /// Told by the receiver's commands or by the items around the current one; the Default Media Receiver may leave the
    /// command out although there is a next item.
    public var queueHasNextItem: Bool {
        supportedMediaCommands.contains(.queueNext) || indexOfCurrentItem.map { $0 < nearbyItemIDs.count - 1 } ?? false
    }

    public var queueHasPreviousItem: Bool {
        supportedMediaCommands.contains(.queuePrevious) || indexOfCurrentItem.map { $0 > 0 } ?? false
    }

    private var indexOfCurrentItem: Int? {
        currentItemID.flatMap { nearbyItemIDs.firstIndex(of: $0) }
    }
}

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

/// What a queue does at its end. Numbers as in the Cast SDK.
public enum MediaRepeatMode: Int, Sendable, CaseIterable {
    case unchanged = 0
    case off = 1
    case single = 2
    case all = 3
    case allAndShuffle = 4

    init(wire: String) {
        self =
            switch wire {
            case "REPEAT_OFF": .off
            case "REPEAT_SINGLE": .single
            case "REPEAT_ALL": .all
            case "REPEAT_ALL_AND_SHUFFLE": .allAndShuffle
            default: .unchanged
            }
    }
}

/// The commands that a receiver takes for the present item: the bits of `supportedMediaCommands`.
public struct MediaCommands: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let pause = MediaCommands(rawValue: 1)
    public static let seek = MediaCommands(rawValue: 2)
    public static let streamVolume = MediaCommands(rawValue: 4)
    public static let streamMute = MediaCommands(rawValue: 8)
    public static let skipForward = MediaCommands(rawValue: 16)
    public static let skipBackward = MediaCommands(rawValue: 32)
    public static let queueNext = MediaCommands(rawValue: 64)
    public static let queuePrevious = MediaCommands(rawValue: 128)
    public static let queueShuffle = MediaCommands(rawValue: 256)
    public static let skipAd = MediaCommands(rawValue: 512)
    public static let queueRepeatAll = MediaCommands(rawValue: 1024)
    public static let queueRepeatOne = MediaCommands(rawValue: 2048)
    public static let editTracks = MediaCommands(rawValue: 4096)
    public static let playbackRate = MediaCommands(rawValue: 8192)
    public static let like = MediaCommands(rawValue: 16384)
    public static let dislike = MediaCommands(rawValue: 32768)
    public static let follow = MediaCommands(rawValue: 65536)
    public static let unfollow = MediaCommands(rawValue: 131_072)
    public static let streamTransfer = MediaCommands(rawValue: 262_144)
}

/// The picture that is played, in pixels.
public struct VideoInfo: Hashable, Sendable {
    /// Numbers as in the Cast SDK.
    public enum HDRType: Int, Sendable {
        case unknown = -1
        case sdr = 0
        case dolbyVision = 1
        case hdr = 2
    }

    public let width: Int
    public let height: Int
    public let hdrType: HDRType
}

/// The part of a live stream that can be sought in, in seconds of stream time.
public struct MediaLiveSeekableRange: Hashable, Sendable {
    public let startTime: Double
    public let endTime: Double
    /// The start moves along with the end.
    public let isMovingWindow: Bool
    /// The stream has ended, the range does not change any more.
    public let isLiveDone: Bool
}
