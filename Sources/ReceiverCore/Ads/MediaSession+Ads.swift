import CastWire

/// Which ads are due at which position, and what the status says about them.
///
/// A break at 0 is shown before the content, wherever that begins. A break at -1 is shown after its end, and all others
/// when the content reaches them. If a seek passes several, the last one is shown, as with Google's Web Receiver. A
/// watched break is not shown again.
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

        /// Whether both are the same ad, apart from the time.
        func isSame(as other: EmbeddedAd?) -> Bool {
            guard let other else { return false }
            return clipEnd == other.clipEnd && breakID == other.breakID
                && clip.adBreakClipID == other.clip.adBreakClipID
        }
    }

    /// The breaks that may be shown with the content at `position`, the preferred one first. The others are used if
    /// there is nothing to show in it.
    func breaksDue(_ place: AdShowing.Place, at position: Double) -> [AdBreakInfo] {
        switch place {
        case .beforeContent: ads.inserted.filter { $0.playbackPosition == 0 }
        case .withinContent: breaksPassed(to: position)
        case .afterContent:
            ads.inserted.filter { $0.playbackPosition < 0 || isBeyondEnd($0.playbackPosition) }
        }
    }

    /// The breaks between the floor and a position, the last one first.
    private func breaksPassed(to position: Double) -> [AdBreakInfo] {
        ads.inserted(after: max(0, adCourse.floor), upTo: position + Self.timelineTolerance).filter {
            !isBeyondEnd($0.playbackPosition)
        }
    }

    private func isBeyondEnd(_ position: Double) -> Bool {
        guard let duration else { return position > WireNumber.longestTime }
        return position >= duration - Self.timelineTolerance
    }

    // MARK: - Ads within the content's stream

    func embeddedAd(at position: Double) -> EmbeddedAd? {
        guard ad == nil, let (stretch, clip) = ads.embedded(at: position + Self.timelineTolerance) else { return nil }
        return EmbeddedAd(
            breakID: stretch.breakID, clip: clip, breakTime: max(0, position - stretch.breakBegin),
            clipTime: max(0, position - stretch.clipBegin), clipEnd: stretch.clipEnd)
    }

    // MARK: - Both kinds

    /// The status's data about the ad that is shown; nil if none is.
    func adStatus(at now: ContinuousClock.Instant) -> AdBreakStatus? {
        if let ad { return ad.status(at: now) }
        guard let embedded = embeddedAd(at: position(at: now)) else { return nil }
        return AdBreakStatus(
            breakID: embedded.breakID, clip: embedded.clip, breakTime: embedded.breakTime, clipTime: embedded.clipTime)
    }

    /// The next position after this one at which an ad begins or ends.
    func nextAdBoundary(after place: Double) -> Double? {
        let table = ads
        let places = [table.nextBoundary(after: place), table.nextInserted(after: max(place, adCourse.floor))]
        return places.compactMap { $0 }.min()
    }
}
