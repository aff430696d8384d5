import CastWire

/// The clip of an ad break that the screen shows or opens instead of the content.
///
/// Meanwhile the session's anchor holds the content's position. Breaks inside the content's stream are not shown this
/// way: see `MediaSession.embeddedAd(at:)`.
struct AdShowing: Equatable, Sendable {
    /// What the break precedes, and so what follows it.
    enum Place: Equatable, Sendable {
        case beforeContent, withinContent, afterContent
    }

    let breakID: String
    let place: Place
    /// All clips of the break in order; never empty. A lookup may replace one clip by several.
    var clips: [AdBreakClipInfo]
    var index = 0
    /// Seconds that the clips before this one took.
    var timeBefore = 0.0
    /// The position within the clip.
    var anchor: PlaybackAnchor
    /// Seconds; nil until the screen knows it.
    var duration: Double?
    /// Whether the screen has to find the clip's media first.
    var isSought = false
    /// Nil once the clip is open.
    var loadingSince: ContinuousClock.Instant?

    var clip: AdBreakClipInfo { clips[index] }

    func clipTime(at now: ContinuousClock.Instant) -> Double {
        anchor.position(at: now, duration: duration)
    }

    func status(at now: ContinuousClock.Instant) -> AdBreakStatus {
        let time = clipTime(at: now)
        return AdBreakStatus(
            breakID: breakID, clip: clip, breakTime: timeBefore + time, clipTime: time)
    }
}

extension AdBreakStatus {
    /// - Parameters:
    ///   - breakTime: Seconds since the break began.
    ///   - clipTime: Seconds since the clip began.
    init(breakID: String, clip: AdBreakClipInfo, breakTime: Double, clipTime: Double) {
        self.init(
            adBreakID: breakID, adBreakClipID: clip.adBreakClipID, currentAdBreakTime: Self.rounded(breakTime),
            currentAdBreakClipTime: Self.rounded(clipTime), whenSkippable: clip.whenSkippable)
    }

    private static func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }
}

extension MediaItem {
    /// A clip for the screen; nil if it has no address (a VAST request's is looked up first).
    ///
    /// - Parameter mark: See `AdClip.mark`.
    init?(_ clip: AdBreakClipInfo, number: Int, count: Int, mark: String?, senderIsLoopback: Bool) {
        guard let url = clip.address else { return nil }
        self.init(contentURL: url, contentType: clip.contentType ?? "", senderIsLoopback: senderIsLoopback)
        toldDuration = clip.duration.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        title = clip.title
        imageURL = clip.posterURL
        ad = AdClip(
            title: clip.title, skippableAfter: clip.isSkippable ? clip.whenSkippable : nil, number: number,
            count: count, mark: mark)
    }
}
