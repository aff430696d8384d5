/// What a screen tells its receiver.
package enum PlayerEvent: Sendable, Equatable {
    /// The screen shows its idle picture and takes commands. Comes at the start and after each ``gone(reason:)``.
    case ready
    /// Something about the media.
    case playback(PlaybackReport)
    /// The device's volume as it is now.
    case volumeChanged(level: Double, muted: Bool)
    /// The browser or its page died; it is being started again. What was loaded has been reported failed just before.
    case gone(reason: String)
}

/// One report about one load: what happened, and where the media stood at that instant.
package struct PlaybackReport: Sendable, Equatable {
    package var load: LoadID
    package var event: PlaybackEvent
    package var state: PlaybackState
    /// Seconds of media time at `at`; never negative, always finite.
    package var position: Double
    /// The speed at which `position` grows while ``PlaybackState/playing``.
    package var rate: Double
    /// When `position` was read. The page gives its reports' age, so the way to here doesn't count into it.
    package var at: ContinuousClock.Instant
    /// What can be sought to, in seconds; nil where nothing can.
    package var seekable: ClosedRange<Double>?

    package init(
        load: LoadID, event: PlaybackEvent, state: PlaybackState, position: Double, rate: Double = 1,
        at: ContinuousClock.Instant, seekable: ClosedRange<Double>? = nil
    ) {
        self.load = load
        self.event = event
        self.state = state
        self.position = position
        self.rate = rate
        self.at = at
        self.seekable = seekable
    }
}

/// What a load is doing. `ended` is final: a screen that reports it shows its idle picture.
package enum PlaybackState: String, Sendable {
    case loading
    case playing
    case paused
    case buffering
    case ended
}

/// What happened to a load.
package enum PlaybackEvent: Sendable, Equatable {
    /// The first picture or sound is there; playing, or paused without autoplay, follows.
    case loaded(MediaDescription)
    case playing
    case paused
    /// Play is wanted but data is missing.
    case buffering
    /// Comes about once a second while playing, so that a reckoned position is put right.
    case position
    case seeked
    /// Played to its end. Final.
    case ended
    /// Ended by ``PlayerCommand/stop(_:)``. Final.
    case stopped
    /// These tracks are shown now.
    case tracksChanged([Int])
    case styleChanged
    case rateChanged
    case streamVolumeChanged(level: Double, muted: Bool)
    /// A text track can't be shown. The media plays on.
    case trackFailed(id: Int, reason: String)
    /// Can't be played, or no longer. Final.
    case failed(PlaybackFailure)
}

/// What is known of the media once it is loaded.
package struct MediaDescription: Sendable, Equatable {
    package enum Kind: String, Sendable {
        case video
        case audio
        case image
    }

    package var kind: Kind
    /// Seconds; nil for a live stream, an image, and where it is unknown.
    package var duration: Double?
    package var isLive: Bool
    /// Pixels; 0 for sound.
    package var width: Int
    package var height: Int

    package init(kind: Kind, duration: Double?, isLive: Bool = false, width: Int = 0, height: Int = 0) {
        self.kind = kind
        self.duration = duration
        self.isLive = isLive
        self.width = width
        self.height = height
    }
}
