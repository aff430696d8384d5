public import NowPlayingCore

/// What an app publishes by hand, as MPNowPlayingInfoCenter. Used on the main actor.
///
/// ```swift
/// var info = NowPlayingInfoCenter.default().nowPlayingInfo ?? NowPlayingInfo()
/// info[.elapsedPlaybackTime] = player.currentTime
/// info[.playbackRate] = player.rate
/// NowPlayingInfoCenter.default().nowPlayingInfo = info
/// ```
///
/// Only an assignment publishes; a changed copy is only a copy. Set elapsed time and rate together on each play, pause,
/// seek, change of rate and new item, and at no other time. The code that shows them adds the time that passes itself.
/// An unchanged elapsed time does not count as set again; `setElapsedPlaybackTime(_:rate:)` sets it again.
@MainActor
public final class NowPlayingInfoCenter {
    private var manual = ManualPublication()
    private let time: NowPlayingTime
    var changed: (@MainActor (_ jumped: Bool) -> Void)?
    /// Called on each change, so that the session can warn if it does not show these values.
    var ignored: (@MainActor () -> Void)?

    /// Returns the info center of ``NowPlayingApplication/shared``.
    public static func `default`() -> NowPlayingInfoCenter { NowPlayingApplication.shared.nowPlayingInfoCenter }

    init(time: NowPlayingTime) {
        self.time = time
    }

    /// The information to show. `nil` clears it: nothing is shown.
    public var nowPlayingInfo: NowPlayingInfo? {
        didSet { set(isAnew: false, jumped: nowPlayingInfo?[.elapsedPlaybackTime] != oldValue?[.elapsedPlaybackTime]) }
    }

    /// The playback state. While it is unknown, it follows from the rate, if a rate is set.
    public var playbackState = NowPlayingPlaybackState.unknown {
        didSet { if playbackState != oldValue { set(isAnew: false, jumped: false) } }
    }

    /// Sets both values as of this moment, whatever was set before; the other keys stay.
    ///
    /// The elapsed time is in seconds, from 0. A rate of 1 is normal speed, and a rate of 0 stands still.
    public func setElapsedPlaybackTime(_ elapsed: Double, rate: Double) {
        var info = nowPlayingInfo ?? NowPlayingInfo()
        info[.elapsedPlaybackTime] = elapsed
        info[.playbackRate] = rate
        isAnew = true
        nowPlayingInfo = info
        isAnew = false
    }

    private var isAnew = false

    private func set(isAnew anew: Bool, jumped: Bool) {
        manual.set(nowPlayingInfo, playbackState: playbackState, isAnew: anew || isAnew, at: time.now())
        ignored?()
        changed?(jumped || isAnew)
    }

    func event(_ event: RemoteCommandEvent) -> RemoteCommandEvent { manual.event(event) }

    func state(artwork: MediaItemArtwork.Picture?, commands: OfferedCommands) -> NowPlayingState? {
        manual.state(playbackState: playbackState, artwork: artwork, commands: commands)
    }
}
