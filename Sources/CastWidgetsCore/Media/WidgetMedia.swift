public import CastWire
public import SenderCore

/// What plays, as the widgets show it: taken from one media status, at the moment at which that was true.
///
/// The position goes on by itself (``position(at:)``): nobody asks the device for it again and again. Marquee's own, of
/// the Cast SDK's `GCKMediaStatus`. What the device has said of itself is text for people and never markup.
public struct WidgetMedia: Hashable, Sendable {
    /// What it is called; nil where it does not say.
    public var title: String?
    /// What stands below its title, or who plays it; nil where it does not say.
    public var subtitle: String?
    /// Who made it; nil where it does not say.
    public var studio: String?
    /// The URL of the first of its pictures, as the device has told it; nil where it has none.
    public var imageURL: String?
    /// What the player does.
    public var playerState: MediaPlayerState
    /// It goes on while it is being made: it is stopped, not paused.
    public var isLive: Bool
    /// It is a still picture: it stays until it is stopped, and there is no time in it.
    public var isPicture: Bool
    /// How long it is: seconds, more than 0; nil where nobody knows, and for a live stream.
    public var duration: Double?
    /// How fast it plays when it does: times the normal speed, 1 for as it was made.
    public var rate: Double
    /// What the device takes for it.
    public var commands: MediaCommands
    /// Its tracks of picture, sound and text; empty where it has told of none.
    public var tracks: [MediaTrack]
    /// Which of them play, by `MediaTrack.identifier`.
    public var activeTrackIDs: [Int]
    /// How its text is drawn; nil where it has not said.
    public var textTrackStyle: TextTrackStyle?
    /// The ad that is shown in its place; nil where none is.
    public var advertisement: Advertisement?
    /// Seconds into the media at which breaks come, in their order.
    public var adPositions: [Double]
    /// The queue has an item after this one.
    public var hasNext: Bool
    /// The queue has an item before this one.
    public var hasPrevious: Bool
    /// The title of the queue's next item; nil where there is none, or it has none.
    public var upNext: String?
    /// What comes after the queue's last item.
    public var repeatMode: MediaRepeatMode
    /// Its sound is off; the device has a switch of its own.
    public var isMuted: Bool
    /// Of the stream, beside the device's own; 0 to 1.
    public var streamVolume: Double
    /// Another one for each thing that is played.
    public var itemID: String
    /// At the moment of the status; nil for what is not live.
    private(set) var window: SeekableWindow?
    private var stated: Double
    private var statedAt: ContinuousClock.Instant

    /// The ad that is shown in the content's place.
    public struct Advertisement: Hashable, Sendable {
        /// What it is called; nil where it does not say.
        public var title: String?
        /// How much of it had been shown when the status was made: seconds, from 0 on.
        public var elapsed: Double
        /// Seconds into it from which on it may be skipped; nil: never.
        public var skippableAfter: Double?
    }

    /// - Parameters:
    ///   - status: the player's; nil without one.
    ///   - position: seconds, as `RemoteMediaClient.approximateStreamPosition()` says.
    ///   - seekable: what of a live stream can be sought in, as its `approximateLiveSeekableRangeStart()` and `…End()`
    ///     say: many a status leaves it out. Nil: as the status has it.
    ///   - adTime: seconds into the ad, as `approximateAdBreakClipTime()` says. Nil: as the status has it.
    ///   - now: the moment at which all of these were true.
    /// - Returns: nil where nothing is loaded.
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

    /// Where it is at a moment: seconds into the media, from 0 to its length.
    public func position(at now: ContinuousClock.Instant) -> Double {
        guard playerState == .playing, advertisement == nil, !isPicture else { return stated }
        let position = max(0, stated + rate * seconds(to: now))
        let end = seekableRange(at: now)?.upperBound ?? duration
        return end.map { min(position, max($0, stated)) } ?? position
    }

    /// What of a live stream can be sought in at a moment, in seconds of stream time: its end is the live edge. Nil for
    /// what is not live, and where the device does not say.
    public func seekableRange(at now: ContinuousClock.Instant) -> ClosedRange<Double>? {
        window?.range(after: seconds(to: now))
    }

    /// From where to where it goes, in seconds into the media; nil where nobody knows how long it is.
    func extent(at now: ContinuousClock.Instant) -> ClosedRange<Double>? {
        duration.map { 0...$0 } ?? seekableRange(at: now)
    }

    /// The nearest place that can be sought to.
    func seekTarget(_ position: Double, at now: ContinuousClock.Instant) -> Double {
        let range = seekableRange(at: now) ?? 0...(duration ?? .greatestFiniteMagnitude)
        return min(max(position, range.lowerBound), range.upperBound)
    }

    private func seconds(to now: ContinuousClock.Instant) -> Double { max(.zero, now - statedAt) / .seconds(1) }

    /// Seconds until the ad may be skipped; 0: now. Nil where it may not, or none is shown.
    public func timeToSkip(at now: ContinuousClock.Instant) -> Double? {
        guard let advertisement, let after = advertisement.skippableAfter else { return nil }
        let moved = playerState == .playing ? seconds(to: now) : 0
        return max(0, after - advertisement.elapsed - moved)
    }

    /// There is a sound that can be turned off.
    var canMute: Bool { commands.contains(.streamMute) && !isPicture }
    /// There is a sound that can be louder.
    var hasStreamVolume: Bool { commands.contains(.streamVolume) && !isPicture }

    /// Where it was and when that was true: whoever counts on by itself begins here.
    package var anchor: (position: Double, at: ContinuousClock.Instant) { (stated, statedAt) }

    /// From when on the ad may be skipped, if it goes on as it does; nil where it may not, where none is shown, and
    /// where it stands before that time: nobody knows when that comes.
    package var skippableAt: ContinuousClock.Instant? {
        guard let left = timeToSkip(at: statedAt), playerState == .playing || left == 0 else { return nil }
        return statedAt + .seconds(left)
    }
}
