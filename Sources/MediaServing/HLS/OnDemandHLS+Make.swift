extension OnDemandHLS {
    /// How long each look may take before streams are encoded anew instead, which needs none.
    private static let searchTime = Duration.seconds(20)

    /// Works out the cuts and gives the stream: ``SegmentPlan`` decides.
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
