/// What becomes of a film that is served in segments, and where it is cut.
package struct SegmentPlan: Sendable, Equatable {
    package let conversion: PlaybackPlan.Conversion
    package let table: SegmentTable

    /// The stream whose key frames have to be known, since a picture that is copied can be cut nowhere else; nil where
    /// the cuts are free.
    package static func streamToCutAtKeyframes(_ conversion: PlaybackPlan.Conversion) -> Int? {
        conversion.copiesVideo ? conversion.videoStream : nil
    }

    /// A stream that was to be copied is encoded anew where a copy would show what an edit list has cut off. So is a
    /// picture of an uneven rate, and one whose key frames are not known, or lie too far apart to seek well. What has to
    /// be done to one recording of a file is done to all.
    ///
    /// - Parameter looks: of each recording, or of the file that is one; nil where it could not be had in time.
    /// - Throws: ``ServingError`` `lengthUnknown`.
    package init(
        _ conversion: PlaybackPlan.Conversion, of file: MediaFile, looks: [FilmLook?]
    ) throws(ServingError) {
        let parts = file.recordings
        guard parts.allSatisfy({ $0.duration != nil }) else {
            throw ServingError(.lengthUnknown, "\(file.path) does not say how long it is.")
        }
        var conversion = conversion
        /// Of a recording that has its streams in another order, another number stands for the same stream.
        func isAny(_ kind: KeyPath<MediaFile, MediaStream?>, in streams: (FilmLook) -> Set<Int>) -> Bool {
            zip(looks, parts).contains { look, part in
                guard let look else { return true }
                return part[keyPath: kind].map { streams(look).contains($0.index) } ?? false
            }
        }
        if conversion.audioStream != nil, isAny(\.audio, in: \.hidden) { conversion.audio = .aac }
        conversion.hasFields = looks.contains { $0?.hasFields == true }
        let isHeadless = conversion.videoStream != nil && looks.contains { $0?.firstWhole != nil }
        if isHeadless { conversion.firstPictures = looks.map { $0?.firstWhole ?? 0 } }
        if Self.streamToCutAtKeyframes(conversion) != nil {
            // Players begin with a picture before which nothing was: a key frame that begins the film is closed.
            let isBroken = looks.contains { ($0?.keyframes.first?.isOpen ?? true) || $0?.hasPartialKeyFrames == true }
            let isUnfit =
                isBroken || isAny(\.video, in: \.headless) || isAny(\.video, in: \.hidden)
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

    /// Nil where one of the parts can't be cut.
    private static func cuts(_ looks: [FilmLook?], _ parts: [MediaFile]) -> [Cuts]? {
        let found = zip(looks, parts).compactMap { cuts($0?.keyframes ?? [], duration: $1.duration ?? 0) }
        return found.count == parts.count ? found : nil
    }

    /// Where enough key frames begin closed groups of pictures, these alone. Otherwise the pictures that nobody can
    /// decode who begins at a cut are left out, and so the cuts lie further apart.
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
