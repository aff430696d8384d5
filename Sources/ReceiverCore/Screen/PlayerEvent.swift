package import CastStreaming
import CastWire

/// A screen's message to its receiver.
package enum PlayerEvent: Sendable, Equatable {
    /// The screen shows its idle picture and accepts commands. Sent at the start and after each ``gone(reason:)``.
    case ready
    /// A report about the media.
    case playback(PlaybackReport)
    /// The device's current volume.
    case volumeChanged(level: Double, muted: Bool)
    /// The browser or its page died and is being restarted. The current load has been reported as failed just before.
    case gone(reason: String)
    /// The page of a Web Receiver application (``PlayerCommand/showApplication(_:)``) can't be opened, or its tab died.
    /// The screen returns to our own page, which ``ready`` reports.
    case applicationFailed(reason: String)
    /// A message of the shown page to a sender, in one of the application's own namespaces.
    case message(PageMessage)
    /// Whether a browser has the page open. Only a screen that is a page in another program's browser sends it.
    case page(isOpen: Bool)
    /// The codecs that the screen can decode in mirroring. Until this event, Chromium's codecs are assumed.
    case decodes(Set<StreamCodec>)
    /// What happened to mirrored frames since the last report. Sent about twice a second while there are frames.
    case mirrored(MirroringID, [MirroringCounts])
    /// The screen needs a key frame to go on with a mirrored stream.
    case needsKeyFrame(MirroringID, stream: Int)
    /// A mirrored stream, or a part of it, can't be decoded. The reason is a sentence.
    case mirroringFault(MirroringID, stream: Int, reason: String)
    /// The answer to ``PlayerCommand/lookUpAds(_:_:)``.
    case adsFound(AdLookupID, AdFindings)
}

/// A report about one load: what happened, and the media's position at that instant.
package struct PlaybackReport: Sendable, Equatable {
    package var load: LoadID
    package var event: PlaybackEvent
    package var state: PlaybackState
    /// Seconds of media time at `at`, limited by `WireNumber.time`.
    package private(set) var position: Double
    /// The speed at which `position` grows while ``PlaybackState/playing``: a value of `WireNumber.rates`, more than 0.
    package private(set) var rate: Double
    /// When `position` was read. The page sends the age of its reports, so the transmission time is not included.
    package var at: ContinuousClock.Instant
    /// The range that can be sought, in seconds; nil if there is none. For a live stream it begins where a new viewer
    /// starts and ends at the live edge. A seek into that range leads to its beginning, because a browser's own HLS
    /// offers no more.
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

/// The state of a load. `ended` is final: a screen that reports it shows its idle picture.
package enum PlaybackState: String, Sendable {
    case loading
    case playing
    case paused
    case buffering
    case ended
}

/// What happened to a load.
package enum PlaybackEvent: Sendable, Equatable {
    /// The first frame or audio is ready. `playing` follows, or `paused` without autoplay.
    case loaded(MediaDescription)
    /// A change of what ``loaded(_:)`` reported: another video size of an adaptive stream, a more exact duration, the
    /// end of a live stream.
    case described(MediaDescription)
    /// The position advances. Sent only once it really does.
    case playing
    case paused
    /// Play is wanted, but the position does not advance: data is missing, or the machine is too busy.
    case buffering
    /// Sent about once a second while playing, so that a calculated position is corrected.
    case position
    case seeked
    /// Played to the end. Final.
    case ended
    /// Ended by ``PlayerCommand/stop(_:)``. Final.
    case stopped
    /// The tracks that are now shown.
    case tracksChanged([Int])
    case styleChanged
    case rateChanged
    case streamVolumeChanged(level: Double, muted: Bool)
    /// A track can't be shown: its file can't be read, or it is no separate text track. The media plays on.
    case trackFailed(id: Int, reason: String)
    /// The media can't be played, or can't be played any more. Final.
    case failed(PlaybackFailure)
}

/// What is known about the media once it is loaded.
package struct MediaDescription: Sendable, Equatable {
    package enum Kind: String, Sendable {
        case video
        case audio
        case image
    }

    /// The brightness range of the video, in the protocol's terms.
    package enum DynamicRange: String, Sendable {
        case standard = "sdr"
        case high = "hdr"
    }

    package var kind: Kind
    /// Seconds, limited by `WireNumber.time`; nil for a live stream, a picture, and if unknown.
    package private(set) var duration: Double?
    package var isLive: Bool
    /// Pixels; 0 for audio.
    package var width: Int
    package var height: Int
    /// Nil if the browser does not report it: frames from a server without CORS can't be examined.
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
