#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension BroadcastProgram {
    /// What of this desktop can be captured, by `--list`.
    ///
    /// - Throws: ``BroadcastError`` `libraryMissing`, `programFailed`, `otherVersion` or `timedOut`.
    package func captureReport(within limit: Duration = .seconds(20)) async throws(BroadcastError) -> CaptureReport {
        try await report(["--list"], within: limit)
    }

    /// Whether one of them can be captured now, by `--check`: `problem` says why not. No dialog is opened by this.
    ///
    /// - Parameter source: as `--source` takes it.
    /// - Throws: as ``captureReport(within:)``.
    package func captureReport(
        of source: String, within limit: Duration = .seconds(20)
    ) async throws(BroadcastError) -> CaptureReport {
        try await report(["--check", source], within: limit)
    }

    private func report(_ arguments: [String], within limit: Duration) async throws(BroadcastError) -> CaptureReport {
        // A title of 200 bytes may take six times as much as JSON, and there may be 256 of them.
        let run = ProgramRun(path: path, arguments: arguments, outputLimit: 1 << 20)
        if let failure = await run.outcome(within: limit).failure { throw failure }
        guard let report = try? JSONDecoder().decode(CaptureReport.self, from: Data(run.output)) else {
            throw BroadcastError(.programFailed, "\(Self.name) \(arguments[0]) gave no answer of ours")
        }
        try Self.check(version: report.version)
        return report
    }
}
