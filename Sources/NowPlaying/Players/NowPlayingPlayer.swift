public import NowPlayingCore

/// What a session watches: a player on this machine, or what a device on the network plays.
///
/// Everything is as it is at the moment of reading. What nobody knows is `nil`, and is not shown.
@MainActor
public protocol NowPlayingPlayer: AnyObject {
    /// 1 is as recorded; 0 while nothing moves, whatever the reason.
    var rate: Double { get }
    /// In seconds, advertising and all.
    var currentTime: Double? { get }
    /// In seconds, advertising and all; `nil` where there is none, as of a live stream.
    var duration: Double? { get }
    var currentItem: NowPlayingItem? { get }
    var playbackState: NowPlayingPlaybackState { get }
    /// 0 to 1.
    var volume: Double? { get }
    var isMuted: Bool? { get }
    var isLive: Bool { get }
    /// Whether advertising plays. Who gives ``NowPlayingProperty/adTimeRanges`` need not say it here.
    var isPlayingAdvertising: Bool { get }
    var repeatMode: NowPlayingRepeatMode? { get }
    var shuffleMode: NowPlayingShuffleMode? { get }

    /// Set by the session that has the player. It is called after the change, on the main actor; changes that come
    /// together may be told together or one by one.
    var eventHandler: (@MainActor (NowPlayingPlayerEvent) -> Void)? { get set }
}

/// What changed in a player. Time that passes is no change.
public enum NowPlayingPlayerEvent: Hashable, Sendable, CaseIterable {
    /// Play, pause, another rate, waiting for data, the end.
    case playbackChanged
    /// Another place of the same item: a seek, a skip, a repeat.
    case timeJumped
    case itemChanged
    case durationChanged
    case volumeChanged
    case advertisingChanged
    case modesChanged
}

extension NowPlayingPlayer {
    /// From the rate.
    public var playbackState: NowPlayingPlaybackState {
        currentItem == nil ? .stopped : rate == 0 ? .paused : .playing
    }
    public var volume: Double? { nil }
    public var isMuted: Bool? { nil }
    public var isLive: Bool { false }
    public var isPlayingAdvertising: Bool { false }
    public var repeatMode: NowPlayingRepeatMode? { nil }
    public var shuffleMode: NowPlayingShuffleMode? { nil }
}

/// A player that can be told what to do: ``NowPlayingPlayerController`` answers remote commands with these.
@MainActor
public protocol ControllableNowPlayingPlayer: NowPlayingPlayer {
    func play() async -> RemoteCommandHandlerStatus
    func pause() async -> RemoteCommandHandlerStatus
    /// To a place in seconds, advertising and all.
    func seek(to position: Double) async -> RemoteCommandHandlerStatus
}
