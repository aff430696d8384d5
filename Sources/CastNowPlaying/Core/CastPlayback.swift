package import CastWire
package import NowPlayingCore
package import SenderCore

/// What a Cast device plays, in Now Playing's words. It is made of one media status, whichever sender started the
/// media.
///
/// All of it comes from a device on the network. Absurd values are left out, and texts are bounded when they are stored
/// (`NowPlayingLimits`).
struct CastPlayback: Hashable, Sendable {
    /// `stopped` if nothing is loaded. Media that waits for the network counts as playing, at a rate of 0.
    private(set) var playbackState = NowPlayingPlaybackState.stopped
    /// 0 while the content stands still for any reason, also while an advertisement is shown in its place.
    private(set) var rate = 0.0
    /// In seconds; nil for a live stream that is still running, and if the device names no duration.
    private(set) var duration: Double?
    private(set) var isLive = false
    private(set) var isPlayingAdvertising = false
    private(set) var repeatMode: NowPlayingRepeatMode?
    private(set) var shuffleMode: NowPlayingShuffleMode?
    /// A different id for each item that is played, even if it is the same film again; nil if nothing is played.
    private(set) var itemID: String?
    /// Identifies the content itself, whichever device plays it.
    private(set) var contentID: String?
    private(set) var info = NowPlayingInfo()
    /// The image to show. A device can name any URL here, so the code that fetches it has to check it.
    private(set) var image: Image?

    /// Reads a media status.
    ///
    /// - Parameters:
    ///   - sessionID: the device's id of the application's session: media session numbers start again with each
    ///     session.
    ///   - isPaused: the media stands still for the person, whatever else the device does meanwhile (`PausedSeek`).
    init(
        _ status: MediaStatus?, device: CastDeviceReading, sessionID: String? = nil, isPaused: Bool = false
    ) {
        guard let status, Self.isLoaded(status) else { return }
        let media = status.mediaInformation
        isLive = Self.isLive(status)
        duration = isLive ? nil : Self.duration(status)
        playbackState = isPaused ? .paused : Self.state(status.playerState)
        isPlayingAdvertising = status.playingAd
        let moves = status.playerState == .playing && !status.playingAd
        rate = moves ? PlaybackNumbers.rate(status.playbackRate) ?? 1 : 0
        repeatMode = Self.repeatMode(status.queueRepeatMode)
        shuffleMode = Self.shuffleMode(status)
        contentID = media.map { Self.identifier($0.contentID) }
        itemID = [sessionID.map(Self.identifier) ?? "", String(status.mediaSessionID)]
            .appending(status.currentItemID.map(String.init)).joined(separator: "/")
        image = ArtworkChoice.image(of: status)
        info = MetadataReading.info(of: status, applicationName: device.applicationName)
        info[.adTimeRanges] = AdRanges.ranges(of: media)
        if status.playbackRate > 0 { info[.defaultPlaybackRate] = status.playbackRate }
    }

    /// Returns whether the device has media loaded.
    ///
    /// Between two items of a queue the player is idle for a moment and names the item that it loads. The device stays
    /// under the media controls during that moment.
    static func isLoaded(_ status: MediaStatus) -> Bool {
        switch status.playerState {
        case .idle: status.loadingItemID != nil
        case .unknown: status.mediaInformation != nil
        case .playing, .paused, .buffering, .loading: true
        }
    }

    /// Returns whether the stream is live. A live stream that has ended counts as an ordinary film.
    static func isLive(_ status: MediaStatus) -> Bool {
        if let range = status.liveSeekableRange { return !range.isLiveDone }
        return status.mediaInformation?.streamType == .live
    }

    private static func duration(_ status: MediaStatus) -> Double? {
        PlaybackNumbers.duration(status.mediaInformation?.streamDuration)
            ?? PlaybackNumbers.duration(status.liveSeekableRange?.endTime)
    }

    private static func state(_ state: MediaPlayerState) -> NowPlayingPlaybackState {
        switch state {
        case .unknown: .unknown
        case .idle, .playing, .buffering, .loading: .playing
        case .paused: .paused
        }
    }

    private static func repeatMode(_ mode: MediaRepeatMode) -> NowPlayingRepeatMode? {
        switch mode {
        case .unchanged: nil
        case .off: .off
        case .single: .one
        case .all, .allAndShuffle: .all
        }
    }

    private static func shuffleMode(_ status: MediaStatus) -> NowPlayingShuffleMode? {
        if status.queueRepeatMode == .allAndShuffle { return .items }
        return status.queueData?.shuffle.map { $0 ? .items : .off }
    }

    /// Cuts a long id: ids are told apart by their beginning. An app whose ids are longer than any reader keeps also
    /// reports the media session's number.
    private static func identifier(_ text: String) -> String {
        String(decoding: text.utf8.prefix(NowPlayingLimits.identifierBytes / 2), as: UTF8.self)
    }
}

extension [String] {
    fileprivate func appending(_ other: String?) -> [String] { other.map { self + [$0] } ?? self }
}
