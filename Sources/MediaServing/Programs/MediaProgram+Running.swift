import FilePaths
import Subprocess
import Synchronization

/// A program is run as a child process, so that a crash of theirs is not ours.
///
/// The child inherits nothing but the environment, reads no standard input, and is killed when the task that runs it is
/// cancelled, when its time is over, or when this process ends in whatever way.
extension MediaProgram {
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
                        guard count <= limit else { throw tooMuchSaid(limit) }
                    }
                }
                return collected.withLock { $0 }
            }
            group.addTask {
                try await Task.sleep(for: time)
                throw tooSlow(time)
            }
            defer { group.cancelAll() }
            guard let first = try await group.next() else { throw CancellationError() }
            return first
        }
    }

    typealias Running = Execution<NoInput, SequenceOutput, SequenceOutput>

    /// Runs while `body` reads the standard output; the end of its error output goes into the error.
    func run(_ arguments: [String], _ body: @Sendable (Running) async throws -> Void) async throws {
        let said = Said()
        // A process group of its own: Ctrl-C in the terminal is for us alone. How it ends with us: ``MortalCommand``.
        var options = PlatformOptions()
        options.processGroupID = 0
        let command = MortalCommand(name, arguments, bounds: bounds)
        let status: TerminationStatus
        do {
            let result = try await Subprocess.run(
                command.executable, arguments: Arguments(command.arguments.map(PathText.argument)),
                platformOptions: options, input: .none,
                output: .sequence, error: .sequence
            ) { execution in
                try await withThrowingTaskGroup(of: Void.self) { group in
                    group.addTask {
                        for try await buffer in execution.standardError {
                            buffer.withUnsafeBytes { bytes in said.words.withLock { $0.append(bytes) } }
                        }
                    }
                    try await body(execution)
                    try await group.waitForAll()
                }
            }
            status = result.terminationStatus
        } catch let error as SubprocessError where error.code == .executableNotFound {
            throw missing(error)
        }
        try Task.checkCancellation()
        guard status.isSuccess else { throw failed("\(status)", saying: said.words.withLock { $0 }) }
    }
}

/// What is written by one task and read by another.
private final class Said: Sendable {
    let words = Mutex(LastWords())
}
