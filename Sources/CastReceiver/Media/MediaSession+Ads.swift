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

    var insertedBreaks: [AdBreakInfo] {
        media?.adBreaks.filter { !$0.embedded && !$0.watched } ?? []
    }

    /// The break that is to be shown with the content at `position`; nil where none is.
    func breakDue(_ place: AdShowing.Place, at position: Double) -> AdBreakInfo? {
        switch place {
        case .beforeContent: insertedBreaks.first { $0.playbackPosition == 0 }
        case .withinContent: breakPassed(from: adFloor, to: position)
        case .afterContent: insertedBreaks.first { $0.playbackPosition < 0 || isBeyondEnd($0.playbackPosition) }
        }
    }

    /// The last break between two places.
    func breakPassed(from: Double, to position: Double) -> AdBreakInfo? {
        insertedBreaks.filter {
            $0.playbackPosition > max(0, from) && $0.playbackPosition <= position + Self.timelineTolerance
                && !isBeyondEnd($0.playbackPosition)
        }.max { $0.playbackPosition < $1.playbackPosition }
    }

    private func isBeyondEnd(_ position: Double) -> Bool {
        guard let duration else { return position > MediaTime.longest }
        return position >= duration - Self.timelineTolerance
    }

    func clips(of info: AdBreakInfo) -> [AdBreakClipInfo] {
        let known = Dictionary(
            (media?.adBreakClips ?? []).map { ($0.adBreakClipID, $0) }, uniquingKeysWith: { first, _ in first })
        return info.adBreakClipIDs.compactMap { known[$0] }
    }

    // MARK: - Ads within the content's stream

    func embeddedAd(at position: Double) -> EmbeddedAd? {
        guard ad == nil, let breaks = media?.adBreaks else { return nil }
        for info in breaks where info.embedded && info.playbackPosition <= position + Self.timelineTolerance {
            var begin = info.playbackPosition
            for clip in clips(of: info) {
                let end = begin + Self.length(of: clip)
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

    private static func length(of clip: AdBreakClipInfo) -> Double {
        MediaTime.held(clip.duration ?? 0)
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
        guard let breaks = media?.adBreaks, !breaks.isEmpty else { return [] }
        var boundaries: [Double] = []
        for info in breaks where info.playbackPosition >= 0 {
            if info.embedded {
                boundaries.append(info.playbackPosition)
                for clip in clips(of: info) { boundaries.append((boundaries.last ?? 0) + Self.length(of: clip)) }
            } else if !info.watched, info.playbackPosition > adFloor {
                boundaries.append(info.playbackPosition)
            }
        }
        return boundaries
    }
}
