/// How a film served in segments is converted, and where it is cut.
package struct SegmentPlan: Sendable, Equatable {
    package let conversion: PlaybackPlan.Conversion
    package let table: SegmentTable

    /// The stream whose key frames have to be known, because copied video is cut only at these; nil if the cuts are
    /// free.
    package static func streamToCutAtKeyframes(_ conversion: PlaybackPlan.Conversion) -> Int? {
        conversion.copiesVideo ? conversion.videoStream : nil
    }

    /// Decides whether each stream is copied.
    ///
    /// A stream is re-encoded if a copy would show what an edit list has cut off. So is video with an uneven rate or a
    /// gap, video that begins later than the film, and video with key frames that are unknown or too far apart for
    /// seeking. Audio is copied only if there is no video. All recordings of a file are converted alike.
    ///
    /// - Parameter looks: One for each recording; nil if it was not available in time.
    /// - Throws: ``ServingError`` `lengthUnknown`.
    package init(
        _ conversion: PlaybackPlan.Conversion, of file: MediaFile, looks: [FilmLook?]
    ) throws(ServingError) {
        let parts = file.recordings
        guard parts.allSatisfy({ $0.duration != nil }) else {
            throw ServingError(.lengthUnknown, "\(file.path) does not say how long it is.")
        }
        var conversion = conversion
        /// Recordings may have their streams in another order, so each one's own index is looked up.
        func isAny(_ kind: KeyPath<MediaFile, MediaStream?>, in streams: (FilmLook) -> Set<Int>) -> Bool {
            zip(looks, parts).contains { look, part in
                guard let look else { return true }
                return part[keyPath: kind].map { streams(look).contains($0.index) } ?? false
            }
        }
        // A gap between two audio packets makes browsers drop all streams up to the next key frame (Media Source
        // Extensions, 3.5.8), and damaged audio ends playback. Any container can have both. Encoding fills gaps with
        // silence.
        let isBesideVideo = conversion.audioStream != nil && conversion.videoStream != nil
        if isBesideVideo || conversion.audioStream != nil && isAny(\.audio, in: \.hidden) { conversion.audio = .aac }
        conversion.hasFields = looks.contains { $0?.hasFields == true }
        let isHeadless = conversion.videoStream != nil && looks.contains { $0?.firstWhole != nil }
        if isHeadless { conversion.firstPictures = looks.map { $0?.firstWhole ?? 0 } }
        if Self.streamToCutAtKeyframes(conversion) != nil {
            // Players start with nothing before the first frame, so the film's first key frame has to be closed.
            let isBroken = looks.contains { ($0?.keyframes.first?.isOpen ?? true) || $0?.hasPartialKeyFrames == true }
            let isUnfit =
                isBroken || isHeadless || isAny(\.video, in: \.headless) || isAny(\.video, in: \.hidden)
                || isAny(\.video, in: \.uneven)
            let cuts = isUnfit ? nil : Self.cuts(looks, parts)
            if let cuts {
                conversion.losesLeadingPictures = cuts.contains { $0.areOpen }
                (self.conversion, table) = (conversion, SegmentTable(joining: cuts.map(\.table)))
                return
            }
            conversion.video = .h264
        }
        self.conversion = conversion
        let hasPicture = conversion.videoStream != nil
        table = SegmentTable(joining: parts.map { Self.even($0, hasPicture: hasPicture) })
    }

    private static func even(_ part: MediaFile, hasPicture: Bool) -> SegmentTable {
        let picture = hasPicture ? part.video : nil
        return .even(
            duration: max(part.duration ?? 0, hasPicture && part.bytes == nil ? SegmentTable.shortestFilm : 0),
            framesPerSecond: picture?.evenRate ?? picture?.framesPerSecond,
            firstPicture: picture.map(part.missingBefore) ?? 0)
    }

    private typealias Cuts = (table: SegmentTable, areOpen: Bool)

    /// Nil if one of the parts can't be cut.
    private static func cuts(_ looks: [FilmLook?], _ parts: [MediaFile]) -> [Cuts]? {
        let found = zip(looks, parts).compactMap { cuts($0?.keyframes ?? [], duration: $1.duration ?? 0) }
        return found.count == parts.count ? found : nil
    }

    /// Only key frames of closed groups of pictures, if there are enough. Otherwise the frames that can't be decoded
    /// from a cut are dropped, and so the cuts are farther apart.
    private static func cuts(
        _ keyframes: [FilmLook.KeyFrame], duration: Double
    ) -> Cuts? {
        let closed = keyframes.filter { !$0.isOpen }.map(\.time)
        let all = keyframes.map(\.time)
        let tables = [
            (SegmentTable.atKeyframes(closed, duration: duration), false),
            (SegmentTable.atKeyframes(all, duration: duration, spacing: SegmentTable.targetOfOpenGroups * 0.6), true),
            (SegmentTable.atKeyframes(all, duration: duration), true),
        ]
        guard !keyframes.isEmpty else { return nil }
        return tables.first { $0.0.longestSegment <= SegmentTable.longest }
    }
}
