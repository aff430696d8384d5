public import NowPlayingCore

/// What a session watches: a player on this machine, or what a device on the network plays.
///
/// Marquee's own, in the place of an AVPlayer. Everything is as it is at the moment of reading, on the main actor. What
/// nobody knows is `nil`, and is not shown.
@MainActor
public protocol NowPlayingPlayer: AnyObject {
    /// 1 is normal speed; 0 while nothing moves, whatever the reason.
    var rate: Double { get }
    /// In seconds from the start, advertising and all; `nil` where nobody knows.
    var currentTime: Double? { get }
    /// In seconds, advertising and all; `nil` where there is none, as of a live stream.
    var duration: Double? { get }
    /// `nil` while nothing is loaded.
    var currentItem: NowPlayingItem? { get }
    /// Whether it plays; follows from the rate where a player says nothing else.
    var playbackState: NowPlayingPlaybackState { get }
    /// 0 to 1; `nil` where it has none.
    var volume: Double? { get }
    /// `nil` where it can't be muted.
    var isMuted: Bool? { get }
    /// Whether this is a live stream, which has no duration and can't be skipped in.
    var isLive: Bool { get }
    /// Whether advertising plays. Who gives ``NowPlayingProperty/adTimeRanges`` need not say it here.
    var isPlayingAdvertising: Bool { get }
    /// `nil` where nothing can be repeated.
    var repeatMode: NowPlayingRepeatMode? { get }
    /// `nil` where nothing can be shuffled.
    var shuffleMode: NowPlayingShuffleMode? { get }

    /// Set by the session that has the player. It is called after the change, on the main actor; changes that come
    /// together may be told together or one by one.
    var eventHandler: (@MainActor (NowPlayingPlayerEvent) -> Void)? { get set }
}

/// What changed in a player. Time that passes is no change. Marquee's own.
public enum NowPlayingPlayerEvent: Hashable, Sendable, CaseIterable {
    /// Play, pause, another rate, waiting for data, the end.
    case playbackChanged
    /// Another place of the same item: a seek, a skip, a repeat.
    case timeJumped
    /// Another item, or none.
    case itemChanged
    /// It became known or another one; whether it is live.
    case durationChanged
    /// Volume or mute.
    case volumeChanged
    /// An advertisement began or ended.
    case advertisingChanged
    /// Repeat or shuffle.
    case modesChanged
}

extension NowPlayingPlayer {
    /// From the rate. On the main actor, like the player.
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

/// A player that can be told what to do, on the main actor: ``NowPlayingPlayerController`` answers remote commands with
/// these. Marquee's own.
@MainActor
public protocol ControllableNowPlayingPlayer: NowPlayingPlayer {
    /// Goes on playing.
    func play() async -> RemoteCommandHandlerStatus
    /// Pauses.
    func pause() async -> RemoteCommandHandlerStatus
    /// To a place in seconds from the start, advertising and all.
    func seek(to position: Double) async -> RemoteCommandHandlerStatus
}
