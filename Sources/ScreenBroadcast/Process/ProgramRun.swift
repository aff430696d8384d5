import FileAccess
import FilePaths
import Subprocess
import Synchronization

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

/// One run of a program as a child process.
///
/// The child inherits only the environment, reads no standard input, and has its own process group: Ctrl-C in the
/// terminal reaches only the host, which then ends the child in order.
final class ProgramRun: Sendable {
    /// The last bytes of its error output that are kept.
    private static let wordLimit = 4096
    /// It has to end a session and stop an application; after this time it is killed.
    private static let ending: [TeardownStep] = [.gracefulShutDown(allowedDurationToNextStep: .seconds(4))]

    private let task: Task<ProgramOutcome, Never>
    private let said = SaidBox()
    private let ends: AsyncStream<Void>.Continuation

    /// - Parameters:
    ///   - outputLimit: Bytes of standard output that are kept; the rest is discarded.
    ///   - environment: Variables to set in addition to this process's.
    ///   - isDetached: Whether it gets its own session, so that the terminal's end does not affect it.
    ///   - onErrorOutput: Gets everything that the program writes on its standard error, as it arrives.
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
            // A new session has a new group.
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

    /// How the program ended, after its end.
    var outcome: ProgramOutcome {
        get async { await task.value }
    }

    /// Its standard output so far.
    var output: [UInt8] { said.output }

    /// Sends SIGTERM, and later SIGKILL if necessary. Returns at once.
    func end() {
        ends.yield()
    }

    /// Waits for its end, at most for `limit`; then it is ended, and the outcome is `overdue`.
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

    /// - Returns: True.
    private static func read(
        _ sequence: SubprocessOutputSequence, _ take: @Sendable ([UInt8]) -> Void
    ) async -> Bool {
        do {
            for try await buffer in sequence { take(buffer.withUnsafeBytes { Array($0) }) }
        } catch {
            // A pipe that can't be read any more counts as ended.
        }
        return true
    }
}

/// A program's output so far.
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
