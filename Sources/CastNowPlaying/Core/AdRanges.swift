import CastWire
import NowPlayingCore

/// The advertising that is part of the content's own stream, and so of its times.
///
/// Other breaks are shown in the content's place while its time stands still, so there is nothing to leave out for
/// them.
enum AdRanges {
    /// Returns the ranges of the embedded breaks; nil if there are none.
    ///
    /// The clips of a break follow each other. A clip of unknown length adds nothing to the length of its break,
    /// because nobody knows where that break ends.
    static func ranges(of media: MediaInformation?) -> [AdTimeRange]? {
        guard let media, media.adBreaks.contains(where: \.embedded) else { return nil }
        let clips = Dictionary(
            media.adBreakClips.prefix(NowPlayingLimits.entries).map { ($0.adBreakClipID, $0.duration) },
            uniquingKeysWith: { first, _ in first })
        let ranges = media.adBreaks.prefix(NowPlayingLimits.entries).compactMap { adBreak -> AdTimeRange? in
            guard adBreak.embedded, adBreak.playbackPosition >= 0 else { return nil }
            let length = adBreak.adBreakClipIDs.prefix(NowPlayingLimits.entries).reduce(0) { sum, id in
                sum + ((clips[id] ?? nil).flatMap(PlaybackNumbers.duration) ?? 0)
            }
            return PlaybackNumbers.duration(length).map { AdTimeRange(start: adBreak.playbackPosition, duration: $0) }
        }
        return ranges.isEmpty ? nil : ranges
    }
}
