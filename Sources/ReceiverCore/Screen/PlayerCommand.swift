/// A command of the receiver to its screen. ``ScreenPlayer/send(_:)`` documents the order in which commands take
/// effect.
///
/// An event confirms each command, as noted at its case. A command for a load that is no longer current has no effect
/// and no event.
package enum PlayerCommand: Sendable, Equatable {
    /// Ends the current media and opens `item`. Confirmed by ``PlaybackEvent/loaded(_:)`` or
    /// ``PlaybackEvent/failed(_:)``. The replaced load gets no further event.
    case load(LoadID, MediaItem)
    /// Confirmed by ``PlaybackEvent/playing`` (or ``PlaybackEvent/buffering`` first).
    case play(LoadID)
    /// Confirmed by ``PlaybackEvent/paused``.
    case pause(LoadID)
    /// Seeks to a position in seconds, limited to the seekable range. Confirmed by ``PlaybackEvent/seeked``. Of several
    /// seeks in a row, only the last may be confirmed. `resume` takes effect together with the seek.
    case seek(LoadID, to: Double, resume: ResumeState)
    /// Ends the item and shows the idle screen. Confirmed by ``PlaybackEvent/stopped``.
    case stop(LoadID)
    /// Shows exactly these text tracks; an empty list shows none. Confirmed by ``PlaybackEvent/tracksChanged(_:)``.
    case setActiveTracks(LoadID, [Int])
    /// Sets a TextTrackStyle object as JSON text. Confirmed by ``PlaybackEvent/styleChanged``, even if nothing changed.
    case setTextTrackStyle(LoadID, String)
    /// Sets the speed, limited to 0.5 to 2; the pitch is kept. Confirmed by ``PlaybackEvent/rateChanged``.
    case setPlaybackRate(LoadID, Double)
    /// Sets the stream's volume, 0 to 1, in addition to the device's. Confirmed by
    /// ``PlaybackEvent/streamVolumeChanged``.
    case setStreamVolume(LoadID, level: Double, muted: Bool)
    /// Sets the device's volume, 0 to 1. Confirmed by ``PlayerEvent/volumeChanged(level:muted:)``.
    case setVolume(level: Double, muted: Bool)
    /// Sets the text of the idle screen: the device's name and one line about its state. Not confirmed.
    case setIdle(name: String, status: String)

    /// Sets what follows this load. It is shown as "up next" until the next load; nil removes it. Not confirmed.
    case setNext(LoadID, NextItem?)
    /// A sender's message in one of the application's own namespaces, for the code of the shown page. Not confirmed.
    case message(PageMessage)
    /// Shows a registered Web Receiver application instead of our page; nil shows our page again. The current load ends
    /// without an event. The return of our page is reported by ``PlayerEvent/ready``, a page that can't be opened by
    /// ``PlayerEvent/applicationFailed(reason:)``.
    case showApplication(ApplicationPage?)
    /// Shows a sender's video and audio, whose frames come through ``ScreenPlayer/frameSink``, instead of everything
    /// else. A previous mirroring ends. Reported by ``PlayerEvent/mirrored(_:_:)``.
    case mirror(MirroringFormat)
    /// Ends the mirroring and shows the idle screen. Has no effect on an ended mirroring. Not confirmed.
    case endMirroring(MirroringID)
    /// Fetches an ad document and reads it. Confirmed by ``PlayerEvent/adsFound(_:_:)`` in any case, even if its media
    /// has been stopped meanwhile.
    case lookUpAds(AdLookupID, AdLookup)
    /// Prepares the media that follows this load, so that it begins without delay; nil drops it. Not confirmed: if it
    /// can't be played, that is reported when it is loaded.
    case preload(LoadID, MediaItem?)

    /// How a seek changes playing and pausing.
    package enum ResumeState: String, Sendable {
        case unchanged
        case play
        case pause
    }

    /// The load that the command concerns; nil if it concerns the screen as a whole.
    package var load: LoadID? {
        switch self {
        case .load(let id, _), .play(let id), .pause(let id), .seek(let id, _, _), .stop(let id),
            .setActiveTracks(let id, _), .setTextTrackStyle(let id, _), .setPlaybackRate(let id, _),
            .setStreamVolume(let id, _, _), .setNext(let id, _), .preload(let id, _):
            id
        case .setVolume, .setIdle, .message, .showApplication, .mirror, .endMirroring, .lookUpAds: nil
        }
    }

    /// The same command for another load; nil if it concerns the screen as a whole.
    package func concerning(_ load: LoadID) -> PlayerCommand? {
        switch self {
        case .load(_, let item): .load(load, item)
        case .play: .play(load)
        case .pause: .pause(load)
        case .seek(_, let target, let resume): .seek(load, to: target, resume: resume)
        case .stop: .stop(load)
        case .setActiveTracks(_, let tracks): .setActiveTracks(load, tracks)
        case .setTextTrackStyle(_, let style): .setTextTrackStyle(load, style)
        case .setPlaybackRate(_, let rate): .setPlaybackRate(load, rate)
        case .setStreamVolume(_, let level, let muted): .setStreamVolume(load, level: level, muted: muted)
        case .setNext(_, let next): .setNext(load, next)
        case .preload(_, let item): .preload(load, item)
        case .setVolume, .setIdle, .message, .showApplication, .mirror, .endMirroring, .lookUpAds: nil
        }
    }

    /// Whether this command makes an earlier one, which the screen has not seen yet, ineffective, regardless of the
    /// commands in between.
    package func supersedes(_ earlier: PlayerCommand) -> Bool {
        switch (self, earlier) {
        case (.setVolume, .setVolume), (.setIdle, .setIdle): true
        case (.load, _): earlier.load != nil && earlier.load != load
        // A seek may also set whether to play, so that must not be lost.
        case (.seek(_, _, let resume), .seek(_, _, let before)):
            earlier.load == load && (before == .unchanged || resume != .unchanged)
        case (.play, .play), (.play, .pause), (.pause, .play), (.pause, .pause), (.setActiveTracks, .setActiveTracks),
            (.setTextTrackStyle, .setTextTrackStyle), (.setPlaybackRate, .setPlaybackRate),
            (.setStreamVolume, .setStreamVolume), (.setNext, .setNext), (.preload, .preload):
            earlier.load == load
        default: false
        }
    }
}
