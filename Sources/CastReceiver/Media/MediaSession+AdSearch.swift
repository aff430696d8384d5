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

    /// Clips that are to be found out and have not been asked for, by their ids.
    private var unasked: [String: AdBreakClipInfo] {
        guard let clips = media?.adBreakClips else { return [:] }
        let unasked = clips.filter { isToBeFound($0) && !search.isAsking(for: .clip($0.adBreakClipID)) }
        return Dictionary(unasked.map { ($0.adBreakClipID, $0) }, uniquingKeysWith: { first, _ in first })
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
        return insertedBreaks.filter { $0.adBreakClipIDs.contains { unasked[$0] != nil } }.compactMap {
            lookupRange($0)?.from
        }
    }

    func clipsToAskFor(at position: Double) -> [AdBreakClipInfo] {
        let unasked = unasked
        guard !unasked.isEmpty else { return [] }
        let near = insertedBreaks.filter { info in
            guard let range = lookupRange(info) else { return false }
            return position >= range.from - Self.timelineTolerance && position <= range.to
        }
        var wanted: [AdBreakClipInfo] = []
        for id in near.flatMap(\.adBreakClipIDs) {
            guard let clip = unasked[id], !wanted.contains(where: { $0.adBreakClipID == id }) else { continue }
            wanted.append(clip)
        }
        return wanted
    }
}
