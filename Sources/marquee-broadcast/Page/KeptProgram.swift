import BrowserProcess
import Subprocess

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

/// A program for a page, with its own home. It ends with this process in any case: a shell beside it waits for the end
/// of its input, which this process holds, and removes the home. Root runs it as the unprivileged user.
struct KeptProgram: Sendable {
    /// Its path and its arguments.
    let words: [String]
    let home: BrowserHome
    let isRoot: Bool

    private static let wrapper = """
        trap : TERM INT HUP
        exec 3<&0
        "$@" </dev/null 3<&- &
        program=$!
        { cat <&3; kill "$program"; } >/dev/null 2>&1 &
        exec 3<&- >/dev/null
        while kill -0 "$program"; do wait "$program"; done 2>/dev/null
        rm -rf "$HOME"
        """

    private static let ending: [TeardownStep] = [
        .send(signal: .terminate, toProcessGroup: true, allowedDurationToNextStep: .seconds(2)),
        .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .seconds(1)),
    ]

    /// Runs it while `body` runs, which gets its output.
    ///
    /// - Throws: An error if it can't be started, and `body`'s error.
    func run(_ body: @escaping @Sendable (SubprocessOutputSequence) async throws -> Void) async throws {
        let all = (isRoot ? BrowserHome.dropping : []) + ["/bin/sh", "-c", Self.wrapper, "sh"] + words
        var options = PlatformOptions()
        options.createSession = true
        options.teardownSequence = Self.ending
        let result = try await Subprocess.run(
            .path(FilePath(all[0])), arguments: Arguments(Array(all.dropFirst())), environment: environment,
            workingDirectory: FilePath(home.path), platformOptions: options, input: .inputWriter, output: .sequence,
            error: .discarded
        ) { execution in
            let writer = execution.standardInputWriter
            let result: Result<Void, any Error>
            do {
                result = .success(try await body(execution.standardOutput))
            } catch {
                result = .failure(error)
            }
            try? await writer.finish()
            await execution.teardown(using: Self.ending)
            return result
        }
        try result.closureResult.get()
    }

    private var environment: Subprocess.Environment {
        .custom([
            "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": home.path, "TMPDIR": home.path,
            "XDG_RUNTIME_DIR": home.path,
        ])
    }
}
