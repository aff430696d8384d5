public import NowPlayingCore

/// A player that a session watches: one on this machine, or one that stands for a device on the network.
///
/// Marquee's own, in the place of an AVPlayer. All values are read on the main actor, as they are at that moment. A
/// value that is not known is `nil`, and is not shown.
@MainActor
public protocol NowPlayingPlayer: AnyObject {
    /// 1 is normal speed; 0 while nothing moves, for whatever reason.
    var rate: Double { get }
    /// In seconds from the start, with advertising; `nil` if it is not known.
    var currentTime: Double? { get }
    /// In seconds, with advertising; `nil` if there is none, as for a live stream.
    var duration: Double? { get }
    /// The item that is loaded; `nil` while nothing is loaded.
    var currentItem: NowPlayingItem? { get }
    /// Whether it plays; follows from the rate unless the player says otherwise.
    var playbackState: NowPlayingPlaybackState { get }
    /// 0 to 1; `nil` if it has none.
    var volume: Double? { get }
    /// Whether it is muted; `nil` if it can't be muted.
    var isMuted: Bool? { get }
    /// Whether this is a live stream, which has no duration and can't be skipped in.
    var isLive: Bool { get }
    /// Whether advertising plays. A player that gives ``NowPlayingProperty/adTimeRanges`` need not report it here.
    var isPlayingAdvertising: Bool { get }
    /// The repeat mode; `nil` if nothing can be repeated.
    var repeatMode: NowPlayingRepeatMode? { get }
    /// The shuffle mode; `nil` if nothing can be shuffled.
    var shuffleMode: NowPlayingShuffleMode? { get }

    /// Set by the session that holds the player, and called on the main actor after a change.
    ///
    /// Several changes at the same time may be reported together or one by one.
    var eventHandler: (@MainActor (NowPlayingPlayerEvent) -> Void)? { get set }
}

/// A change in a player. Time that passes is no change. Marquee's own.
public enum NowPlayingPlayerEvent: Hashable, Sendable, CaseIterable {
    /// Play, pause, another rate, waiting for data, or the end.
    case playbackChanged
    /// Another position in the same item: a seek, a skip, or a repeat.
    case timeJumped
    /// Another item, or none.
    case itemChanged
    /// The duration became known or changed, or the item became live or stopped being live.
    case durationChanged
    /// The volume, or the mute state.
    case volumeChanged
    /// An advertisement began or ended.
    case advertisingChanged
    /// The repeat mode, or the shuffle mode.
    case modesChanged
}

extension NowPlayingPlayer {
    /// Derived from the rate. Used on the main actor, like the player.
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

/// A player that can be controlled on the main actor: ``NowPlayingPlayerController`` calls these functions for remote
/// commands. Marquee's own.
@MainActor
public protocol ControllableNowPlayingPlayer: NowPlayingPlayer {
    /// Starts or resumes playback.
    func play() async -> RemoteCommandHandlerStatus
    /// Pauses.
    func pause() async -> RemoteCommandHandlerStatus
    /// Seeks to a position in seconds from the start, with advertising.
    func seek(to position: Double) async -> RemoteCommandHandlerStatus
}
