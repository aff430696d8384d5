extension OnDemandHLS {
    /// How long the search for key frames may take before the picture is encoded anew instead, which needs none.
    private static let searchTime = Duration.seconds(20)

    /// Works out the cuts and gives the stream. Where a picture was to be copied but its key frames can't be found in
    /// time or lie too far apart to seek well, it is encoded anew.
    static func make(
        file: MediaFile, conversion: PlaybackPlan.Conversion, parents: [String],
        number: UInt64, limits: SegmentSchedule.Limits = .init(),
        report: @escaping @Sendable (ServingEvent) -> Void
    ) async throws -> OnDemandHLS {
        guard let duration = file.duration else {
            throw ServingError(.lengthUnknown, "\(file.path) does not say how long it is.")
        }
        var conversion = conversion
        var table = SegmentTable.even(
            duration: duration, framesPerSecond: conversion.videoStream == nil ? nil : file.video?.framesPerSecond)
        if conversion.copiesVideo, let stream = conversion.videoStream {
            if let cuts = await copyCuts(file, stream: stream) {
                table = cuts
            } else {
                conversion.video = .h264
            }
        }
        return try OnDemandHLS(
            file: file, conversion: conversion, table: table, parents: parents, number: number, limits: limits,
            report: report)
    }

    private static func copyCuts(_ file: MediaFile, stream: Int) async -> SegmentTable? {
        let keyframes = try? await MediaProbe().keyframes(
            of: file, stream: stream, spacing: SegmentTable.target, within: searchTime)
        guard let keyframes, let duration = file.duration, !keyframes.isEmpty else { return nil }
        let table = SegmentTable.atKeyframes(keyframes, duration: duration)
        return table.longestSegment <= SegmentTable.longest ? table : nil
    }
}
