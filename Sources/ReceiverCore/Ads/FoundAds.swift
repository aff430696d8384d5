import CastWire

/// Turns the contents of ad documents into clips and breaks like those that senders name, with unused ids. It keeps
/// which clips these are, and the screen's marks for them.
extension AdSearch {
    /// The clips that replace one clip: itself first, then the other ads of its pod. Nil if the document has no ads.
    mutating func clips(
        for clip: AdBreakClipInfo, _ ads: [FoundAd], among known: [AdBreakClipInfo]
    ) -> [AdBreakClipInfo]? {
        guard let first = ads.first else { return nil }
        var ids = AdNames(known.map(\.adBreakClipID))
        var clips = [AdBreakClipInfo(first, id: clip.adBreakClipID, of: clip)]
        marks[clip.adBreakClipID] = first.mark
        foreign.insert(clip.adBreakClipID)
        for ad in ads.dropFirst() { clips.append(named(ad, after: clip.adBreakClipID, &ids)) }
        return clips
    }

    private mutating func named(_ ad: FoundAd, after id: String, _ ids: inout AdNames) -> AdBreakClipInfo {
        let own = ids.take(after: id)
        marks[own] = ad.mark
        foreign.insert(own)
        return AdBreakClipInfo(ad, id: own, of: nil)
    }

    /// The breaks of a schedule that have a valid position and something to show.
    mutating func breaks(of found: [FoundBreak]) -> [ScheduledBreak] {
        var breaks: [ScheduledBreak] = []
        var ids = AdNames()
        for (index, each) in found.enumerated() {
            guard let offset = AdOffset(each.offset) else { continue }
            var id = each.id ?? "break-\(index + 1)"
            guard id.utf8.count <= AdTable.maximumIDLength else { continue }
            if ids.contains(id) { id = ids.take(after: id) }
            let clips = clips(of: each, id: id, &ids)
            guard !clips.isEmpty else { continue }
            let info = AdBreakInfo(adBreakID: id, playbackPosition: 0, adBreakClipIDs: clips.map(\.adBreakClipID))
            breaks.append(ScheduledBreak(info: info, offset: offset, clips: clips))
        }
        return breaks
    }

    /// The clips of one break: its ads, or one clip that still has to be looked up. The first clip has the id of its
    /// break.
    private mutating func clips(of found: FoundBreak, id: String, _ ids: inout AdNames) -> [AdBreakClipInfo] {
        ids.insert(id)
        foreign.insert(id)
        guard let first = found.ads.first else {
            guard let tag = found.tagURL else { return [] }
            var clip = AdBreakClipInfo(adBreakClipID: id)
            clip.vastAdsRequest = VASTAdsRequest(adTagURL: tag)
            return [clip]
        }
        marks[id] = first.mark
        var clips = [AdBreakClipInfo(first, id: id, of: nil)]
        for ad in found.ads.dropFirst() { clips.append(named(ad, after: id, &ids)) }
        return clips
    }
}
