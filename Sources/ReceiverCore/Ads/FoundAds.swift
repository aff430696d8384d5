import CastWire

/// What documents about ads come to: clips and breaks like those that senders name, under ids that nobody has. Which
/// they are, and what the screen knows them by, is kept.
extension AdSearch {
    /// The clips that stand for one from here on: itself first, the rest of a pod behind it. Nil where there is none.
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

    /// Those breaks of a schedule that have a place and something to show.
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

    /// The clips of one break: its ads, or one that is yet to be asked for. Break and first clip have the same id.
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
