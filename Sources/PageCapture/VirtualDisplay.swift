import BrowserProcess
import PipelineCore
import Subprocess

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// One run of an X server without a screen (Xvfb), for one browser: nobody else has the key to it.
///
/// It ends with us, however we end: a shell beside it waits for the end of its own input, which we hold, and removes the
/// home that the key lies in. Started by root, it runs as the unprivileged user.
struct VirtualDisplay: Sendable {
    let executable: String
    let size: VideoSize
    /// With the display's key.
    let home: BrowserHome
    let isRoot: Bool

    /// How long it may take to be there.
    private static let startTime = Duration.seconds(15)

    private static let wrapper = """
        trap : TERM INT HUP
        exec 3<&0
        "$@" </dev/null 3<&- &
        server=$!
        { cat <&3; kill "$server"; } >/dev/null 2>&1 &
        exec 3<&- >/dev/null
        while kill -0 "$server"; do wait "$server"; done 2>/dev/null
        rm -rf "$HOME"
        """

    private static let ending: [TeardownStep] = [
        .send(signal: .terminate, toProcessGroup: true, allowedDurationToNextStep: .seconds(2)),
        .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .seconds(1)),
    ]

    /// Runs it while `body` does, which is told its name as in DISPLAY.
    ///
    /// - Throws: ``BrowserError`` where it does not start, and what `body` throws.
    func run(_ body: @escaping @Sendable (String) async throws -> Void) async throws {
        let result = try await Subprocess.run(
            .path(FilePath(words[0])), arguments: Arguments(Array(words.dropFirst())),
            environment: .custom(["PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": home.path, "TMPDIR": home.path]),
            workingDirectory: FilePath(home.path), platformOptions: platform, input: .inputWriter, output: .sequence,
            error: .discarded
        ) { execution in
            let writer = execution.standardInputWriter
            let result: Result<Void, any Error>
            do {
                let number = try await Self.number(execution.standardOutput)
                result = .success(try await body(":\(number)"))
            } catch {
                result = .failure(error)
            }
            try? await writer.finish()
            await execution.teardown(using: Self.ending)
            return result
        }
        try result.closureResult.get()
    }

    /// Its own, for the one display that it says when it can be used.
    private static func number(_ output: SubprocessOutputSequence) async throws -> Int {
        try await withThrowingTaskGroup(of: Int?.self) { group in
            group.addTask {
                var text = ""
                for try await buffer in output {
                    text += buffer.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
                    guard text.utf8.count < 64 else { return nil }
                    if let end = text.firstIndex(where: \.isNewline) { return Int(text[..<end]) }
                }
                return nil
            }
            group.addTask {
                try await Task.sleep(for: startTime)
                return nil
            }
            defer { group.cancelAll() }
            guard let number = try await group.next() ?? nil else {
                throw BrowserError(.failed, "its display (Xvfb) does not start")
            }
            return number
        }
    }

    private var words: [String] {
        (isRoot ? BrowserHome.dropping : []) + [
            "/bin/sh", "-c", Self.wrapper, "sh", executable, "-displayfd", "1", "-screen", "0",
            "\(size.width)x\(size.height)x24", "-auth", home.displayKey, "-nolisten", "tcp", "-noreset", "-nocursor",
            "-br",
        ]
    }

    private var platform: PlatformOptions {
        var options = PlatformOptions()
        options.createSession = true
        options.teardownSequence = Self.ending
        return options
    }
}
