package import CastStreaming
import CastWire

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
    /// The page of a Web Receiver app (``PlayerCommand/showApplication(_:)``) can't be opened, or its tab died; the
    /// screen goes back to our own page, which ``ready`` tells.
    case applicationFailed(reason: String)
    /// The shown page's own message to a sender, in a namespace that the application has added.
    case message(PageMessage)
    /// Whether somebody's browser has the page open. Only a screen that a page of somebody else's browser is says it.
    case page(isOpen: Bool)
    /// What the screen decodes of mirrored streams. Until it says so, it is taken for one that decodes what Chromium
    /// does.
    case decodes(Set<StreamCodec>)
    /// What became of mirrored frames since the last time; comes twice a second or so while there are any.
    case mirrored(MirroringID, [MirroringCounts])
    /// The screen can't go on with a mirrored stream before it has a key frame.
    case needsKeyFrame(MirroringID, stream: Int)
    /// A mirrored stream can't be decoded, or some of it; a sentence.
    case mirroringFault(MirroringID, stream: Int, reason: String)
    /// The answer to ``PlayerCommand/lookUpAds(_:_:)``.
    case adsFound(AdLookupID, AdFindings)
}

/// One report about one load: what happened, and where the media stood at that instant.
package struct PlaybackReport: Sendable, Equatable {
    package var load: LoadID
    package var event: PlaybackEvent
    package var state: PlaybackState
    /// Seconds of media time at `at`: a `WireNumber.time`, whatever the screen says.
    package private(set) var position: Double
    /// The speed at which `position` grows while ``PlaybackState/playing``: one of `WireNumber.rates`, more than 0.
    package private(set) var rate: Double
    /// When `position` was read. The page gives its reports' age, so the way to here doesn't count into it.
    package var at: ContinuousClock.Instant
    /// What can be sought to, in seconds; nil where nothing can. Of a live stream: from where a viewer who joins now is
    /// put, up to the edge. A seek into it leads there; it is all that a browser's own HLS offers.
    package var seekable: ClosedRange<Double>?

    package init(
        load: LoadID, event: PlaybackEvent, state: PlaybackState, position: Double, rate: Double = 1,
        at: ContinuousClock.Instant, seekable: ClosedRange<Double>? = nil
    ) {
        self.load = load
        self.event = event
        self.state = state
        self.position = WireNumber.time(position)
        self.rate = WireNumber.rate(rate).flatMap { $0 > 0 ? $0 : nil } ?? 1
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
    /// What was told with ``loaded(_:)`` has become something else: another picture size of an adaptive stream, a
    /// duration that is better known, a live stream that has ended.
    case described(MediaDescription)
    /// The position advances. Comes only once it was seen to.
    case playing
    case paused
    /// Play is wanted but the position does not advance: data is missing, or the machine is too busy.
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
    /// A track can't be shown: its file can't be read, or it is no text track beside the media. The media plays on.
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

    /// How bright the picture can be, in a sender's words for it.
    package enum DynamicRange: String, Sendable {
        case standard = "sdr"
        case high = "hdr"
    }

    package var kind: Kind
    /// Seconds, a `WireNumber.time`; nil for a live stream, an image, and where it is unknown.
    package private(set) var duration: Double?
    package var isLive: Bool
    /// Pixels; 0 for sound.
    package var width: Int
    package var height: Int
    /// Nil where the browser does not say: it lets nobody look at pictures from a server without CORS.
    package var dynamicRange: DynamicRange?

    package init(
        kind: Kind, duration: Double?, isLive: Bool = false, width: Int = 0, height: Int = 0,
        dynamicRange: DynamicRange? = nil
    ) {
        self.kind = kind
        self.duration = duration.flatMap { $0.isFinite ? WireNumber.time($0) : nil }
        self.isLive = isLive
        self.width = width
        self.height = height
        self.dynamicRange = dynamicRange
    }
}
