/// What becomes of a film that is served in segments, and where it is cut.
package struct SegmentPlan: Sendable, Equatable {
    package let conversion: PlaybackPlan.Conversion
    package let table: SegmentTable

    /// The stream whose key frames have to be known, since a picture that is copied can be cut nowhere else; nil where
    /// the cuts are free.
    package static func streamToCutAtKeyframes(_ conversion: PlaybackPlan.Conversion) -> Int? {
        conversion.copiesVideo ? conversion.videoStream : nil
    }

    /// Where a picture was to be copied but its key frames are not known or lie too far apart to seek well, it is
    /// encoded anew.
    /// - Parameter keyframes: seconds from the film's start; nil where they could not be found out in time.
    /// - Throws: ``ServingError`` `lengthUnknown`.
    package init(
        _ conversion: PlaybackPlan.Conversion, of file: MediaFile, keyframes: [Double]?
    ) throws(ServingError) {
        guard let duration = file.duration else {
            throw ServingError(.lengthUnknown, "\(file.path) does not say how long it is.")
        }
        var conversion = conversion
        var table = SegmentTable.even(
            duration: duration, framesPerSecond: conversion.videoStream == nil ? nil : file.video?.framesPerSecond)
        if Self.streamToCutAtKeyframes(conversion) != nil {
            if let cuts = Self.cuts(at: keyframes ?? [], duration: duration) {
                table = cuts
            } else {
                conversion.video = .h264
            }
        }
        self.conversion = conversion
        self.table = table
    }

    private static func cuts(at keyframes: [Double], duration: Double) -> SegmentTable? {
        guard !keyframes.isEmpty else { return nil }
        let table = SegmentTable.atKeyframes(keyframes, duration: duration)
        return table.longestSegment <= SegmentTable.longest ? table : nil
    }
}
