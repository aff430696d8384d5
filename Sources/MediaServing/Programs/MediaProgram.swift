import Foundation
import Subprocess
import Synchronization

/// One of FFmpeg's programs, run as a child process, so that a crash of theirs is not ours.
///
/// The child inherits nothing but the environment, reads no standard input, and is killed when the task that runs it is
/// cancelled, when its time is over, or when this process ends in whatever way. Files are given to it as `file:` URLs
/// with every other protocol forbidden, and only the formats of ``FilmFormats`` are read: a "film" that is really a
/// playlist can't make it open anything else.
package struct MediaProgram: Sendable {
    /// As it is found in PATH.
    package let name: String

    package static let ffmpeg = MediaProgram(name: "ffmpeg")
    package static let ffprobe = MediaProgram(name: "ffprobe")

    package init(name: String) {
        self.name = name
    }

    /// Bytes that one block of a program's memory may take. A picture of 8192 by 8192 points takes 200 MB; a film that
    /// says it has a million by a million is refused.
    static let largestBlock = 512 << 20

    /// Options that keep a film from naming other files or hosts, and from taking all memory; they stand before `-i`.
    static let onlyThisFile = only(protocols: "file")

    /// The same for what is read by these protocols.
    package static func only(protocols: String) -> [String] {
        [
            "-max_alloc", "\(largestBlock)", "-protocol_whitelist", protocols, "-format_whitelist", FilmFormats.list,
        ]
    }

    /// The argument for `-i`.
    static func input(_ path: String) -> String { "file:" + path }

    /// Runs to the end and gives what it wrote to its standard output.
    /// - Parameters:
    ///   - limit: how many bytes of output are accepted.
    ///   - time: after this it is killed.
    /// - Throws: ``ServingError`` `programMissing`, `programFailed` (its own last words in it) or `timedOut`.
    package func output(_ arguments: [String], limit: Int, within time: Duration) async throws -> [UInt8] {
        try await withThrowingTaskGroup(of: [UInt8].self) { group in
            group.addTask {
                let collected = Mutex<[UInt8]>([])
                try await run(arguments) { execution in
                    for try await buffer in execution.standardOutput {
                        let count = collected.withLock { bytes in
                            buffer.withUnsafeBytes { bytes.append(contentsOf: $0) }
                            return bytes.count
                        }
                        guard count <= limit else {
                            throw ServingError(.programFailed, "\(name) said more than \(limit) bytes.")
                        }
                    }
                }
                return collected.withLock { $0 }
            }
            group.addTask {
                try await Task.sleep(for: time)
                throw ServingError(.timedOut, "\(name) did not finish within \(time.components.seconds) s.")
            }
            defer { group.cancelAll() }
            guard let first = try await group.next() else { throw CancellationError() }
            return first
        }
    }

    typealias Running = Execution<NoInput, SequenceOutput, SequenceOutput>

    /// Runs while `body` reads the standard output; the end of its error output goes into the error.
    func run(_ arguments: [String], _ body: @Sendable (Running) async throws -> Void) async throws {
        let words = LastWords()
        // A process group of its own: Ctrl-C in the terminal is for us alone. How it ends with us: ``MortalCommand``.
        var options = PlatformOptions()
        options.processGroupID = 0
        let command = MortalCommand(name, arguments)
        let status: TerminationStatus
        do {
            let result = try await Subprocess.run(
                command.executable, arguments: Arguments(command.arguments), platformOptions: options, input: .none,
                output: .sequence, error: .sequence
            ) { execution in
                try await withThrowingTaskGroup(of: Void.self) { group in
                    group.addTask {
                        for try await buffer in execution.standardError { words.append(buffer) }
                    }
                    try await body(execution)
                    try await group.waitForAll()
                }
            }
            status = result.terminationStatus
        } catch let error as SubprocessError where error.code == .executableNotFound {
            throw ServingError(
                .programMissing,
                "The program \(name) is missing: install FFmpeg (on Debian and Ubuntu: sudo apt-get install ffmpeg).",
                underlying: error)
        }
        try Task.checkCancellation()
        guard status.isSuccess else {
            let reason = words.tellsForbiddenFormat
                ? "files of its kind can name others, and are not opened" : words.lastLine ?? "\(status)"
            throw ServingError(.programFailed, "\(name) failed: \(reason)")
        }
    }
}

/// The end of what a program wrote to its error output; a damaged film makes ffmpeg say a great deal.
private final class LastWords: Sendable {
    private let bytes = Mutex<[UInt8]>([])

    func append(_ buffer: SubprocessOutputSequence.Buffer) {
        bytes.withLock { bytes in
            buffer.withUnsafeBytes { bytes.append(contentsOf: $0) }
            if bytes.count > 8192 { bytes.removeFirst(bytes.count - 4096) }
        }
    }

    /// Whether the file was refused by `format_whitelist`.
    var tellsForbiddenFormat: Bool {
        bytes.withLock { String(decoding: $0, as: UTF8.self) }.contains("Format not on whitelist")
    }

    var lastLine: String? {
        let text = bytes.withLock { String(decoding: $0, as: UTF8.self) }
        return text.split(whereSeparator: \.isNewline).last.map { String($0.prefix(300)) }
    }
}
