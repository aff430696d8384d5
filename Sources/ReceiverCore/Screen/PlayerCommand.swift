/// What a receiver asks of its screen. Each is an action value; ``ScreenPlayer/send(_:)`` says in what order they act.
///
/// Each command's effect is confirmed by an event, named at its case. A command that names a load which is no longer
/// the current one does nothing and yields nothing.
package enum PlayerCommand: Sendable, Equatable {
    /// Ends what plays and opens `item`. Confirmed by ``PlaybackEvent/loaded(_:)``, or by ``PlaybackEvent/failed(_:)``.
    /// The load that it replaces yields nothing more.
    case load(LoadID, MediaItem)
    /// Confirmed by ``PlaybackEvent/playing`` (or ``PlaybackEvent/buffering`` first).
    case play(LoadID)
    /// Confirmed by ``PlaybackEvent/paused``.
    case pause(LoadID)
    /// Moves to a second of media time, held within what is seekable. Confirmed by ``PlaybackEvent/seeked``; of several
    /// seeks in a row only the last may be. `resume` takes effect with it.
    case seek(LoadID, to: Double, resume: ResumeState)
    /// Ends the item and shows the idle screen. Confirmed by ``PlaybackEvent/stopped``.
    case stop(LoadID)
    /// Shows exactly these text tracks; an empty list shows none. Confirmed by ``PlaybackEvent/tracksChanged(_:)``.
    case setActiveTracks(LoadID, [Int])
    /// A TextTrackStyle object as JSON text. Confirmed by ``PlaybackEvent/styleChanged``, also when it changed nothing.
    case setTextTrackStyle(LoadID, String)
    /// 0.5 to 2, held within; the pitch is kept. Confirmed by ``PlaybackEvent/rateChanged``.
    case setPlaybackRate(LoadID, Double)
    /// The stream's own volume, 0 to 1, on top of the device's. Confirmed by ``PlaybackEvent/streamVolumeChanged``.
    case setStreamVolume(LoadID, level: Double, muted: Bool)
    /// The device's volume, 0 to 1. Confirmed by ``PlayerEvent/volumeChanged(level:muted:)``.
    case setVolume(level: Double, muted: Bool)
    /// What the idle screen says: the device's name and one line on its state. Not confirmed.
    case setIdle(name: String, status: String)

    /// What comes after this load, shown as "up next" until the next load; nil takes it away. Not confirmed.
    case setNext(LoadID, NextItem?)
    /// A sender's message in a namespace that the application has added, for the code of the page that is shown. Not
    /// confirmed.
    case message(PageMessage)
    /// Shows a Web Receiver app of its own in place of our page; nil brings ours back. What was loaded is over without
    /// an event. Our page's return is told by ``PlayerEvent/ready``; a page that can't be opened by
    /// ``PlayerEvent/applicationFailed(reason:)``.
    case showApplication(ApplicationPage?)
    /// Shows a sender's pictures and sound, whose frames come by ``ScreenPlayer/frameSink``, in place of all else. What
    /// was mirrored before is over. Told of by ``PlayerEvent/mirrored(_:_:)``.
    case mirror(MirroringFormat)
    /// That mirroring is over, and the idle screen is shown. Not confirmed; one that is over already stays so.
    case endMirroring(MirroringID)
    /// Gets a document about ads and reads it. Confirmed by ``PlayerEvent/adsFound(_:_:)``, whatever comes of it, even
    /// where its media has been stopped meanwhile.
    case lookUpAds(AdLookupID, AdLookup)
    /// Warms up what is to be loaded after this load, so that it begins without delay; nil drops it. Not confirmed:
    /// what can't be played is told when it is loaded.
    case preload(LoadID, MediaItem?)

    /// What a seek does to play and pause.
    package enum ResumeState: String, Sendable {
        case unchanged
        case play
        case pause
    }

    /// The load that it concerns; nil where it concerns the screen as a whole.
    package var load: LoadID? {
        switch self {
        case .load(let id, _), .play(let id), .pause(let id), .seek(let id, _, _), .stop(let id),
            .setActiveTracks(let id, _), .setTextTrackStyle(let id, _), .setPlaybackRate(let id, _),
            .setStreamVolume(let id, _, _), .setNext(let id, _), .preload(let id, _):
            id
        case .setVolume, .setIdle, .message, .showApplication, .mirror, .endMirroring, .lookUpAds: nil
        }
    }

    /// The same for another load; nil where it concerns the screen as a whole.
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

    /// Whether an earlier command that a screen has not seen yet has no effect any more once this one comes behind it,
    /// whatever came in between.
    package func supersedes(_ earlier: PlayerCommand) -> Bool {
        switch (self, earlier) {
        case (.setVolume, .setVolume), (.setIdle, .setIdle): true
        case (.load, _): earlier.load != nil && earlier.load != load
        // A seek may also say whether it is to play.
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
