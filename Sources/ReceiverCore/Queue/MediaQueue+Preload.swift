import CastWire

extension MediaQueue.Entry {
    /// What the screen loads first when the item becomes current, so that it can prepare it. Nil if that has to be
    /// looked up first (a VMAP, a VAST clip), and for a live stream, which would have moved on by then.
    func firstLoad(playbackRate: Double) -> MediaItem? {
        guard let media = item.media, media.streamType != .live, media.vmapAdsRequest?.isUsable != true else {
            return nil
        }
        if let opening = media.openingClips {
            guard let index = opening.firstIndex(where: \.isAnAd) else { return nil }
            return MediaItem(
                opening[index], number: index + 1, count: opening.count, mark: nil, senderIsLoopback: senderIsLoopback)
        }
        guard var content = MediaItem(self, playbackRate: playbackRate) else { return nil }
        let tracks = Set(content.tracks.map(\.id))
        content.activeTrackIDs = content.activeTrackIDs.filter(tracks.contains)
        return content
    }
}

extension MediaInformation {
    /// The clips of the first break before the content that has a clip to show; nil if there is none.
    fileprivate var openingClips: [AdBreakClipInfo]? {
        let breaks = adBreaks.filter { $0.playbackPosition == 0 && !$0.embedded && !$0.watched }
        guard !breaks.isEmpty else { return nil }
        let known = Dictionary(adBreakClips.map { ($0.adBreakClipID, $0) }, uniquingKeysWith: { first, _ in first })
        return breaks.map { $0.adBreakClipIDs.compactMap { known[$0] } }.first { $0.contains(where: \.isAnAd) }
    }
}

extension AdBreakClipInfo {
    /// Whether there is a clip to show, or an ad to look up.
    fileprivate var isAnAd: Bool { address != nil || vastAdsRequest?.isUsable == true }
}
