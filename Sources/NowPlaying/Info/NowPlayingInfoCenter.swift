public import NowPlayingCore

/// What is published by hand, as MPNowPlayingInfoCenter. Used on the main actor.
///
/// ```swift
/// var info = NowPlayingInfoCenter.default().nowPlayingInfo ?? NowPlayingInfo()
/// info[.elapsedPlaybackTime] = player.currentTime
/// info[.playbackRate] = player.rate
/// NowPlayingInfoCenter.default().nowPlayingInfo = info
/// ```
///
/// Assigning is what publishes; a changed copy is only a copy. Elapsed time and rate go together, on each play, pause,
/// seek, change of rate and new item, and at no other time: who shows them reckons with the time that passes. An elapsed
/// time that is the number it was counts as not said again (`setElapsedPlaybackTime(_:rate:)` says it again).
@MainActor
public final class NowPlayingInfoCenter {
    private var manual = ManualPublication()
    private let time: NowPlayingTime
    var changed: (@MainActor (_ jumped: Bool) -> Void)?
    /// Why nothing that is set here is published, while that is so.
    var ignored: (@MainActor () -> Void)?

    /// The one of ``NowPlayingApplication/shared``.
    public static func `default`() -> NowPlayingInfoCenter { NowPlayingApplication.shared.nowPlayingInfoCenter }

    init(time: NowPlayingTime) {
        self.time = time
    }

    /// `nil` clears: nothing is shown.
    public var nowPlayingInfo: NowPlayingInfo? {
        didSet { set(isAnew: false, jumped: nowPlayingInfo?[.elapsedPlaybackTime] != oldValue?[.elapsedPlaybackTime]) }
    }

    /// As long as it is unknown it follows from the rate, where there is one.
    public var playbackState = NowPlayingPlaybackState.unknown {
        didSet { if playbackState != oldValue { set(isAnew: false, jumped: false) } }
    }

    /// Both of this moment, whatever was set before; the other keys stay. The elapsed time is in seconds, from 0; a rate
    /// of 1 is normal speed, of 0 stands still.
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
