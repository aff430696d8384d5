extension OnDemandHLS {
    /// How long the search for key frames may take before the picture is encoded anew instead, which needs none.
    private static let searchTime = Duration.seconds(20)

    /// Works out the cuts and gives the stream: ``SegmentPlan`` decides.
    static func make(
        file: MediaFile, conversion: PlaybackPlan.Conversion, parents: [String],
        number: UInt64, limits: SegmentSchedule.Limits = .init(),
        report: @escaping @Sendable (ServingEvent) -> Void
    ) async throws -> OnDemandHLS {
        var keyframes: [Double]?
        if let stream = SegmentPlan.streamToCutAtKeyframes(conversion) {
            keyframes = try? await MediaProbe().keyframes(
                of: file, stream: stream, spacing: SegmentTable.target, within: searchTime)
        }
        let plan = try SegmentPlan(conversion, of: file, keyframes: keyframes)
        return try OnDemandHLS(
            file: file, conversion: plan.conversion, table: plan.table, parents: parents, number: number,
            limits: limits, report: report)
    }
}
