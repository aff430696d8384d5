import CastWire

/// Which ads are due where, and what of them stands in the status.
///
/// A break at 0 comes before the content wherever that begins, one at -1 after its end, all others when the content
/// plays up to them. Of several that a seek passes, the last one comes (as with Google's Web Receiver). What has been
/// watched does not come again.
extension MediaSession {
    /// An ad that is part of the content's stream.
    struct EmbeddedAd: Equatable {
        let breakID: String
        let clip: AdBreakClipInfo
        /// Seconds into the break, and into the clip.
        let breakTime: Double
        let clipTime: Double
        /// Seconds of content time.
        let clipEnd: Double

        /// What makes one differ from another but for time.
        var name: String { "\(breakID)\u{0}\(clip.adBreakClipID)\u{0}\(clipEnd)" }
    }

    /// The breaks that may be shown with the content at `position`, the one that is meant first; the others are for
    /// where there is nothing to show in it.
    func breaksDue(_ place: AdShowing.Place, at position: Double) -> [AdBreakInfo] {
        switch place {
        case .beforeContent: ads.inserted.filter { $0.playbackPosition == 0 }
        case .withinContent: breaksPassed(to: position)
        case .afterContent:
            ads.inserted.filter { $0.playbackPosition < 0 || isBeyondEnd($0.playbackPosition) }
        }
    }

    /// Those between the floor and a place, the last one first.
    private func breaksPassed(to position: Double) -> [AdBreakInfo] {
        ads.inserted.filter {
            $0.playbackPosition > max(0, adFloor) && $0.playbackPosition <= position + Self.timelineTolerance
                && !isBeyondEnd($0.playbackPosition)
        }.sorted { $0.playbackPosition > $1.playbackPosition }
    }

    private func isBeyondEnd(_ position: Double) -> Bool {
        guard let duration else { return position > WireNumber.longestTime }
        return position >= duration - Self.timelineTolerance
    }

    // MARK: - Ads within the content's stream

    func embeddedAd(at position: Double) -> EmbeddedAd? {
        guard ad == nil else { return nil }
        for info in ads.embedded where info.playbackPosition <= position + Self.timelineTolerance {
            var begin = info.playbackPosition
            for clip in ads.clips(of: info) {
                let end = begin + clip.length
                if position + Self.timelineTolerance >= begin, position + Self.timelineTolerance < end {
                    return EmbeddedAd(
                        breakID: info.adBreakID, clip: clip, breakTime: max(0, position - info.playbackPosition),
                        clipTime: max(0, position - begin), clipEnd: end)
                }
                begin = end
            }
        }
        return nil
    }

    // MARK: - Both kinds

    /// What the status says of ads; nil while none is shown.
    func adStatus(at now: ContinuousClock.Instant) -> AdBreakStatus? {
        if let ad { return ad.status(at: now) }
        guard let embedded = embeddedAd(at: position(at: now)) else { return nil }
        return AdBreakStatus(
            breakID: embedded.breakID, clip: embedded.clip, breakTime: embedded.breakTime, clipTime: embedded.clipTime)
    }

    /// Places of the content where an ad begins or ends.
    var adBoundaries: [Double] {
        ads.embeddedBoundaries + ads.inserted.map(\.playbackPosition).filter { $0 >= 0 && $0 > adFloor }
    }
}
