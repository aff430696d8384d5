import CastWire

/// Which clips are to be found out, and when.
extension MediaSession {
    /// Seconds of content time before a break at which its clips are asked for: an ad server is asked for what is shown
    /// soon, since it counts what it is asked for.
    static let adLookupLead = 15.0

    /// Whether the clip's media is yet to be found out.
    func isToBeFound(_ clip: AdBreakClipInfo) -> Bool {
        clip.address == nil && clip.vastAdsRequest?.isUsable == true
            && !search.fruitless.contains(clip.adBreakClipID)
    }

    func canShow(_ clip: AdBreakClipInfo) -> Bool { clip.address != nil || isToBeFound(clip) }

    /// Ids of clips that are to be found out and have not been asked for.
    private var unasked: Set<String> {
        guard !ads.askable.isEmpty else { return [] }
        let asked = Set(search.asked.values.compactMap { if case .clip(let id) = $0 { id } else { nil } })
        return Set(ads.askable.map(\.adBreakClipID)).subtracting(asked).subtracting(search.fruitless)
    }

    /// Where the break's clips are to be asked for, and where it is.
    private func lookupRange(_ info: AdBreakInfo) -> (from: Double, to: Double)? {
        guard let place = info.playbackPosition < 0 ? duration : info.playbackPosition, place.isFinite, place > 0 else {
            return nil
        }
        return (max(0, place - Self.adLookupLead), place)
    }

    /// Places of the content where clips are to be asked for.
    var lookupPlaces: [Double] {
        let unasked = unasked
        guard !unasked.isEmpty else { return [] }
        return ads.inserted.filter { $0.adBreakClipIDs.contains(where: unasked.contains) }.compactMap {
            lookupRange($0)?.from
        }
    }

    func clipsToAskFor(at position: Double) -> [AdBreakClipInfo] {
        var unasked = unasked
        guard !unasked.isEmpty else { return [] }
        let near = ads.inserted.filter { info in
            guard let range = lookupRange(info) else { return false }
            return position >= range.from - Self.timelineTolerance && position <= range.to
        }
        return near.flatMap(\.adBreakClipIDs).compactMap { unasked.remove($0).flatMap(ads.clip) }
    }
}
