import FileAccess
import FilePaths
import Subprocess
import Synchronization

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

/// One run of a program as a child process, from its start to its end.
///
/// The child inherits the environment and nothing else, reads no standard input, and is in a process group of its own:
/// Ctrl-C in the terminal is for the host alone, which then ends the child in order.
final class ProgramRun: Sendable {
    /// Of its error output the last is kept.
    private static let wordLimit = 4096
    /// It has a session to end and an application to stop; then it is killed.
    private static let ending: [TeardownStep] = [.gracefulShutDown(allowedDurationToNextStep: .seconds(4))]

    private let task: Task<ProgramOutcome, Never>
    private let said = SaidBox()
    private let ends: AsyncStream<Void>.Continuation

    /// - Parameters:
    ///   - outputLimit: bytes of standard output that are kept; what comes after them is thrown away.
    ///   - environment: variables that are set besides those of this process.
    ///   - isDetached: in a session of its own, so that the terminal's end is not its own.
    ///   - onErrorOutput: told all that the program writes on its standard error, as it comes.
    init(
        path: String, arguments: [String], environment: [String: String] = [:], outputLimit: Int = 0,
        isDetached: Bool = false,
        onErrorOutput: (@Sendable ([UInt8]) -> Void)? = nil
    ) {
        let (endings, ends) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        self.ends = ends
        let said = said
        task = Task {
            var options = PlatformOptions()
            // A session begins with a group.
            if isDetached { options.createSession = true } else { options.processGroupID = 0 }
            options.teardownSequence = Self.ending
            do {
                let result = try await Subprocess.run(
                    .path(FilePath(platformString: path.pathBytes)),
                    arguments: Arguments(arguments.map(PathText.argument)),
                    environment: .custom(ProcessPaths.environment(adding: environment)),
                    platformOptions: options, input: .none, output: .sequence, error: .sequence
                ) { execution in
                    await withTaskGroup(of: Bool.self) { group in
                        group.addTask {
                            await Self.read(execution.standardOutput) { said.addOutput($0, limit: outputLimit) }
                        }
                        group.addTask {
                            await Self.read(execution.standardError) { bytes in
                                said.addErrors(bytes, limit: Self.wordLimit)
                                onErrorOutput?(bytes)
                            }
                        }
                        group.addTask {
                            for await _ in endings {
                                await execution.teardown(using: Self.ending)
                                break
                            }
                            return false
                        }
                        var readers = 2
                        while readers > 0, let isReader = await group.next() {
                            readers -= isReader ? 1 : 0
                        }
                        group.cancelAll()
                    }
                }
                return ProgramOutcome(ProgramOutcome.Status(result.terminationStatus), lastWords: said.lastWords)
            } catch {
                return ProgramOutcome(.notStarted("\(error)"), lastWords: said.lastWords)
            }
        }
    }

    deinit {
        ends.finish()
    }

    /// How it ended, once it has.
    var outcome: ProgramOutcome {
        get async { await task.value }
    }

    /// What it has written on its standard output so far.
    var output: [UInt8] { said.output }

    /// SIGTERM, and SIGKILL where that does not do. Returns at once.
    func end() {
        ends.yield()
    }

    /// Waits for its end, but no longer than `limit`: then it is ended, and that is its outcome.
    func outcome(within limit: Duration) async -> ProgramOutcome {
        let watch = Task {
            try await Task.sleep(for: limit)
            end()
        }
        let outcome = await outcome
        watch.cancel()
        guard case .success = await watch.result else { return outcome }
        return ProgramOutcome(.overdue, lastWords: outcome.lastWords)
    }

    /// - Returns: true.
    private static func read(
        _ sequence: SubprocessOutputSequence, _ take: @Sendable ([UInt8]) -> Void
    ) async -> Bool {
        do {
            for try await buffer in sequence { take(buffer.withUnsafeBytes { Array($0) }) }
        } catch {
            // A pipe that can't be read any more has nothing to say.
        }
        return true
    }
}

/// What a program has said so far.
private final class SaidBox: Sendable {
    private let bytes = Mutex<(output: [UInt8], errors: [UInt8])>(([], []))

    func addOutput(_ new: [UInt8], limit: Int) {
        bytes.withLock { $0.output += new.prefix(max(0, limit - $0.output.count)) }
    }

    func addErrors(_ new: [UInt8], limit: Int) {
        bytes.withLock { bytes in
            bytes.errors += new
            if bytes.errors.count > limit { bytes.errors.removeFirst(bytes.errors.count - limit) }
        }
    }

    var output: [UInt8] { bytes.withLock { $0.output } }
    var lastWords: String { bytes.withLock { String(decoding: $0.errors, as: UTF8.self) } }
}
