extension OnDemandHLS {
    /// The time limit of each look. After it, streams are re-encoded, which needs no look.
    private static let searchTime = Duration.seconds(20)

    /// Computes the cuts with ``SegmentPlan`` and makes the stream.
    static func make(
        file: MediaFile, conversion: PlaybackPlan.Conversion, parents: [String],
        number: UInt64, limits: SegmentSchedule.Limits = .init(),
        report: @escaping @Sendable (ServingEvent) -> Void
    ) async throws -> OnDemandHLS {
        let picture = SegmentPlan.streamToCutAtKeyframes(conversion)
        var looks: [FilmLook?] = []
        for part in file.parts.isEmpty ? [file] : file.parts.map(\.file) {
            looks.append(
                try? await MediaProbe().look(
                    at: part, cutting: picture, spacing: SegmentTable.target, within: searchTime))
            try Task.checkCancellation()
        }
        let plan = try SegmentPlan(conversion, of: file, looks: looks)
        return try OnDemandHLS(
            file: file, conversion: plan.conversion, table: plan.table, parents: parents, number: number,
            limits: limits, report: report)
    }
}
