import CastWire

/// The clip of an ad break that the screen shows, or opens, in place of the content.
///
/// The content's own place stands in the session's anchor meanwhile. Breaks that are part of the content's stream are
/// never one of these: see `MediaSession.embeddedAd(at:)`.
struct AdShowing: Equatable, Sendable {
    /// What the break stands in front of, and so what comes after it.
    enum Place: Equatable, Sendable {
        case beforeContent, withinContent, afterContent
    }

    let breakID: String
    let place: Place
    /// All of the break, in order; never empty. A clip that is found out may become several.
    var clips: [AdBreakClipInfo]
    var index = 0
    /// Seconds that the clips before this one took.
    var timeBefore = 0.0
    /// The clip's own time.
    var anchor: PlaybackAnchor
    /// Seconds; nil until the screen knows.
    var duration: Double?
    /// Whether the screen is to find out first where the clip's media is.
    var isSought = false
    /// Nil once the screen has the clip.
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
    ///   - breakTime: seconds since the break began; `clipTime` since the clip did.
    init(breakID: String, clip: AdBreakClipInfo, breakTime: Double, clipTime: Double) {
        self.init(
            adBreakID: breakID, adBreakClipID: clip.adBreakClipID, currentAdBreakTime: Self.rounded(breakTime),
            currentAdBreakClipTime: Self.rounded(clipTime), whenSkippable: clip.whenSkippable)
    }

    private static func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }
}

extension MediaItem {
    /// A clip for the screen; nil where it has no address (a VAST request's is to be found out first).
    ///
    /// - Parameter mark: see `AdClip.mark`.
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
