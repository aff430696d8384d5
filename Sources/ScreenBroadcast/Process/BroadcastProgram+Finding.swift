package import FileAccess
import FilePaths
import PlatformC
import PlatformFoundation

extension BroadcastProgram {
    /// The `marquee-broadcast` beside this program, else the first in PATH.
    ///
    /// - Parameters:
    ///   - own: This program's file.
    ///   - searchPath: In the form of PATH.
    /// - Throws: ``BroadcastError`` `programMissing`.
    package static func find(
        beside own: String = Self.ownPath, searchPath: String = ProcessPaths.environment["PATH"] ?? ""
    ) throws(BroadcastError) -> BroadcastProgram {
        let folders =
            [PathParts.folder(own)]
            + searchPath.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
        let candidates = folders.map { PathParts.joined($0, name) }
        guard let path = candidates.first(where: isProgram) else {
            throw BroadcastError(
                .programMissing,
                "the program \(name) is missing: it belongs beside marquee (\(folders[0])) "
                    + "and comes with `make install`"
            )
        }
        return BroadcastProgram(path: path)
    }

    /// Asks for the available encoders with `--probe`.
    ///
    /// - Throws: ``BroadcastError`` `libraryMissing`, `programFailed`, `otherVersion` or `timedOut`.
    package func probe(within limit: Duration = .seconds(20)) async throws(BroadcastError) -> EncoderReport {
        let run = ProgramRun(path: path, arguments: ["--probe"], outputLimit: BroadcastMessage.lineLimit)
        if let failure = await run.outcome(within: limit).failure { throw failure }
        guard let report = try? JSONDecoder().decode(EncoderReport.self, from: Data(run.output)) else {
            throw BroadcastError(.programFailed, "\(Self.name) --probe gave no answer of ours")
        }
        try Self.check(version: report.version)
        return report
    }

    /// This program's own file, whatever name it was called by.
    package static var ownPath: String {
        Files.linkTarget("/proc/self/exe") ?? ProcessPaths.arguments[0]
    }

    private static func isProgram(_ path: String) -> Bool {
        var info = stat()
        return stat(path.pathBytes, &info) == 0 && info.st_mode & S_IFMT != S_IFDIR && access(path.pathBytes, X_OK) == 0
    }
}
