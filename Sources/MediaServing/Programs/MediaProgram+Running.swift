import FilePaths
import Subprocess
import Synchronization

/// Runs a program as a child process, so that its crash does not affect this process.
///
/// The child inherits only the environment, has no standard input, and is killed when its task is cancelled, its time
/// is over, or this process ends in any way.
extension MediaProgram {
    /// Runs the program to its end and returns its standard output.
    ///
    /// - Parameters:
    ///   - limit: The most bytes of output that are accepted.
    ///   - time: The program is killed after this time.
    /// - Throws: ``ServingError`` `programMissing`, `programFailed` (with its last words) or `timedOut`.
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

    /// Runs the program while `body` reads its standard output. The end of its error output goes into the error.
    func run(_ arguments: [String], _ body: @Sendable (Running) async throws -> Void) async throws {
        let said = Said()
        // With its own process group, Ctrl-C in the terminal does not reach it. ``MortalCommand`` ends it with this
        // process.
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

private final class Said: Sendable {
    let words = Mutex(LastWords())
}
