import PlatformFoundation

extension BroadcastProgram {
    /// Asks with `--list` what can be captured on this desktop.
    ///
    /// - Throws: ``BroadcastError`` `libraryMissing`, `programFailed`, `otherVersion` or `timedOut`.
    package func captureReport(within limit: Duration = .seconds(20)) async throws(BroadcastError) -> CaptureReport {
        try await report(["--list"], within: limit)
    }

    /// Asks with `--check` whether a source can be captured now; `problem` says why not. It opens no dialog.
    ///
    /// - Parameter source: In the form of `--source`.
    /// - Throws: Like ``captureReport(within:)``.
    package func captureReport(
        of source: String, within limit: Duration = .seconds(20)
    ) async throws(BroadcastError) -> CaptureReport {
        try await report(["--check", source], within: limit)
    }

    private func report(_ arguments: [String], within limit: Duration) async throws(BroadcastError) -> CaptureReport {
        // A title of 200 bytes may take six times as much in JSON, and there may be 256 of them.
        let run = ProgramRun(path: path, arguments: arguments, outputLimit: 1 << 20)
        if let failure = await run.outcome(within: limit).failure { throw failure }
        guard let report = try? JSONDecoder().decode(CaptureReport.self, from: Data(run.output)) else {
            throw BroadcastError(.programFailed, "\(Self.name) \(arguments[0]) gave no answer of ours")
        }
        try Self.check(version: report.version)
        return report
    }
}
