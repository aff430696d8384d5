public import CastWire
public import SenderCore

/// The media as the widgets show it, made from one media status at the moment at which that status was true.
///
/// The position moves on by itself (``position(at:)``), so the device is not asked for it again and again. Texts that
/// the device reports are plain text for people and never markup. Marquee's own, made of the Cast SDK's
/// `GCKMediaStatus`.
public struct WidgetMedia: Hashable, Sendable {
    /// The title; nil if the media names none.
    public var title: String?
    /// The subtitle or the artist; nil if the media names neither.
    public var subtitle: String?
    /// The studio; nil if the media names none.
    public var studio: String?
    /// The URL of the first image, as the device reports it; nil if there is none.
    public var imageURL: String?
    /// What the player does.
    public var playerState: MediaPlayerState
    /// It is a live stream: it is stopped instead of paused.
    public var isLive: Bool
    /// It is a still picture: it stays until it is stopped, and has no time.
    public var isPicture: Bool
    /// The duration: seconds, more than 0; nil if it is not known, and for a live stream.
    public var duration: Double?
    /// The rate at which it plays: times the normal speed, where 1 is the normal speed.
    public var rate: Double
    /// The commands that the device takes for it.
    public var commands: MediaCommands
    /// Its video, audio and text tracks; empty if it has reported none.
    public var tracks: [MediaTrack]
    /// The tracks that play, by `MediaTrack.identifier`.
    public var activeTrackIDs: [Int]
    /// How text tracks are drawn; nil if the device has not reported it.
    public var textTrackStyle: TextTrackStyle?
    /// The ad that is shown in its place; nil if none is shown.
    public var advertisement: Advertisement?
    /// The positions of ad breaks: seconds into the media, in their order.
    public var adPositions: [Double]
    /// The queue has an item after this one.
    public var hasNext: Bool
    /// The queue has an item before this one.
    public var hasPrevious: Bool
    /// The title of the queue's next item; nil if there is no such item, or if it has no title.
    public var upNext: String?
    /// What comes after the queue's last item.
    public var repeatMode: MediaRepeatMode
    /// The stream is muted; the device has a separate mute.
    public var isMuted: Bool
    /// The stream's volume, separate from the device's; 0 to 1.
    public var streamVolume: Double
    /// A different id for each item that is played.
    public var itemID: String
    /// The seekable range at the moment of the status; nil if the media is not live.
    private(set) var window: SeekableWindow?
    private var stated: Double
    private var statedAt: ContinuousClock.Instant

    /// The ad that is shown in the content's place.
    public struct Advertisement: Hashable, Sendable {
        /// The title; nil if the ad names none.
        public var title: String?
        /// How much of it had been shown when the status was made: seconds, from 0 on.
        public var elapsed: Double
        /// Seconds into the ad after which it may be skipped; nil: never.
        public var skippableAfter: Double?
    }

    /// Reads a media status.
    ///
    /// - Parameters:
    ///   - status: the player's status; nil without one.
    ///   - position: seconds, as `RemoteMediaClient.approximateStreamPosition()` returns.
    ///   - seekable: the seekable range of a live stream, as `approximateLiveSeekableRangeStart()` and `…End()` return,
    ///     because many statuses leave it out. Nil: as in the status.
    ///   - adTime: seconds into the ad, as `approximateAdBreakClipTime()` returns. Nil: as in the status.
    ///   - now: the moment at which all of these were true.
    /// - Returns: nil if nothing is loaded.
    package init?(
        _ status: MediaStatus?, position: Double, seekable: ClosedRange<Double>? = nil, adTime: Double? = nil,
        at now: ContinuousClock.Instant
    ) {
        guard let status, status.playerState != .idle || status.loadingItemID != nil else { return nil }
        let media = status.mediaInformation
        let metadata = media?.metadata
        title = metadata?.string(forKey: .title)
        subtitle = metadata?.string(forKey: .subtitle) ?? metadata?.string(forKey: .artist)
        studio = metadata?.string(forKey: .studio)
        imageURL = metadata?.images.first?.url
        playerState = status.playerState
        isLive = status.liveSeekableRange.map { !$0.isLiveDone } ?? (media?.streamType == .live)
        isPicture = media?.isPicture ?? false
        duration = isLive || isPicture ? nil : media?.streamDuration.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        window = status.liveSeekableRange.flatMap { SeekableWindow($0, range: seekable) }
        rate = status.playbackRate
        commands = status.supportedMediaCommands
        tracks = media?.mediaTracks ?? []
        activeTrackIDs = status.activeTrackIDs
        textTrackStyle = media?.textTrackStyle
        advertisement = status.adBreakStatus.map { ad in
            let clip = media?.adBreakClips.first { $0.adBreakClipID == ad.adBreakClipID }
            return Advertisement(
                title: clip?.title, elapsed: adTime ?? ad.currentAdBreakClipTime,
                skippableAfter: ad.isSkippable ? ad.whenSkippable : nil)
        }
        adPositions = (media?.adBreaks ?? []).map(\.playbackPosition).filter { $0 >= 0 && $0.isFinite }
        (hasNext, hasPrevious) = (status.queueHasNextItem, status.queueHasPreviousItem)
        upNext = status.nextQueueItem?.mediaInformation?.metadata?.string(forKey: .title)
        repeatMode = status.queueRepeatMode
        isMuted = status.isMuted
        streamVolume = status.volume.isFinite ? min(max(0, status.volume), 1) : 1
        itemID = "\(status.mediaSessionID)/\(status.currentItemID.map(String.init) ?? "")"
        stated = position.isFinite ? max(0, position) : 0
        statedAt = now
    }

    /// Returns the position at a moment: seconds into the media, from 0 to its duration.
    public func position(at now: ContinuousClock.Instant) -> Double {
        guard playerState == .playing, advertisement == nil, !isPicture else { return stated }
        let position = max(0, stated + rate * seconds(to: now))
        let end = seekableRange(at: now)?.upperBound ?? duration
        return end.map { min(position, max($0, stated)) } ?? position
    }

    /// Returns the seekable range of a live stream at a moment, in seconds of stream time: its end is the live edge.
    ///
    /// Nil if the media is not live, or if the device does not report the range.
    public func seekableRange(at now: ContinuousClock.Instant) -> ClosedRange<Double>? {
        window?.range(after: seconds(to: now))
    }

    /// Returns the first and last position, in seconds; nil if the length is not known.
    func extent(at now: ContinuousClock.Instant) -> ClosedRange<Double>? {
        duration.map { 0...$0 } ?? seekableRange(at: now)
    }

    /// Returns the nearest position that can be sought to.
    func seekTarget(_ position: Double, at now: ContinuousClock.Instant) -> Double {
        let range = seekableRange(at: now) ?? 0...(duration ?? .greatestFiniteMagnitude)
        return min(max(position, range.lowerBound), range.upperBound)
    }

    private func seconds(to now: ContinuousClock.Instant) -> Double { max(.zero, now - statedAt) / .seconds(1) }

    /// Returns the seconds until the ad may be skipped; 0: now. Nil if it may not be skipped, or if none is shown.
    public func timeToSkip(at now: ContinuousClock.Instant) -> Double? {
        guard let advertisement, let after = advertisement.skippableAfter else { return nil }
        let moved = playerState == .playing ? seconds(to: now) : 0
        return max(0, after - advertisement.elapsed - moved)
    }

    /// A position and the moment at which it was true: code that computes the position by itself starts here.
    package var anchor: (position: Double, at: ContinuousClock.Instant) { (stated, statedAt) }

    /// The moment from which the ad may be skipped, if it plays on.
    ///
    /// Nil if it may not be skipped, if none is shown, or if it is paused before that time: nobody knows then when that
    /// time comes.
    package var skippableAt: ContinuousClock.Instant? {
        guard let left = timeToSkip(at: statedAt), playerState == .playing || left == 0 else { return nil }
        return statedAt + .seconds(left)
    }
}
