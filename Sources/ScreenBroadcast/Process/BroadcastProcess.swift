import PlatformC
package import PlatformFoundation

/// A running upload process, and the connection to it.
///
/// It lives as long as this object: without its host it ends the broadcast, unless it was told to stay.
package final class BroadcastProcess: Sendable {
    /// Its messages start after its `hello`.
    package let connection: BroadcastConnection
    package let hello: BroadcastHello
    private let hold: Hold

    private enum Hold: Sendable {
        case child(ProgramRun)
        /// The child of another host, which may have ended.
        case other(ProcessIdentity)
    }

    private init(_ connection: BroadcastConnection, _ hello: BroadcastHello, _ hold: Hold) {
        self.connection = connection
        self.hello = hello
        self.hold = hold
    }

    /// A running process to which this host has connected.
    package convenience init(_ broadcast: RunningBroadcast, _ attached: AttachedBroadcast) {
        self.init(attached.connection, attached.hello, .other(broadcast.process))
    }

    /// Starts the program and waits for its hello. Cancelling the task ends it.
    ///
    /// - Parameters:
    ///   - folder: The user's own folder, 0700, which contains the socket until the program has connected.
    ///   - name: The host's name and version, for the program's log.
    ///   - isDetached: Whether it gets its own session, so that it can outlive this process.
    ///   - limit: FFmpeg's libraries take a quarter of a second to load, on a slow disk much longer.
    ///   - onErrorOutput: Gets everything that the program writes on its standard error.
    /// - Throws: ``BroadcastError`` if the program does not start, or has another version; `CancellationError`.
    package static func start(
        _ program: BroadcastProgram, folder: URL, name: String, arguments: [String] = [],
        environment: [String: String] = [:], isDetached: Bool = false, within limit: Duration = .seconds(30),
        onErrorOutput: (@Sendable ([UInt8]) -> Void)? = nil
    ) async throws -> BroadcastProcess {
        let listener = try BroadcastListener(folder: folder)
        defer { listener.close() }
        let run = ProgramRun(
            path: program.path, arguments: ["--socket", listener.path] + arguments, environment: environment,
            isDetached: isDetached, onErrorOutput: onErrorOutput)
        do {
            let (connection, hello) = try await Self.meet(listener, run, program, within: limit)
            try program.check(version: hello.version)
            connection.send(.hello(BroadcastHello(program: name, processID: getpid())))
            return BroadcastProcess(connection, hello, .child(run))
        } catch {
            run.end()
            throw error
        }
    }

    /// How the process ended, after its end. For another host's child, only the end is known.
    package var outcome: ProgramOutcome {
        get async {
            switch hold {
            case .child(let run): return await run.outcome
            case .other(let process):
                while await !process.end(within: .seconds(3600)), !Task.isCancelled {}
                return ProgramOutcome(.exited(0))
            }
        }
    }

    /// Waits for its end. After `limit`, it gets a signal, and finally it is killed.
    package func end(within limit: Duration) async {
        switch hold {
        case .child(let run): _ = await run.outcome(within: limit)
        case .other(let process):
            guard await !process.end(within: limit) else { return }
            process.signal(SIGTERM)
            guard await !process.end(within: .seconds(4)) else { return }
            process.signal(SIGKILL)
            _ = await process.end(within: .seconds(4))
        }
    }

    private enum Step {
        case met(BroadcastConnection, BroadcastHello)
        case ended(ProgramOutcome)
        case overdue
    }

    private static func meet(
        _ listener: BroadcastListener, _ run: ProgramRun, _ program: BroadcastProgram, within limit: Duration
    ) async throws -> (BroadcastConnection, BroadcastHello) {
        let (steps, step) = AsyncStream.makeStream(of: Step.self)
        let meeting = Task {
            if let (connection, hello) = await firstHello(listener) { step.yield(.met(connection, hello)) }
        }
        let ending = Task { _ = step.yield(.ended(await run.outcome)) }
        let waiting = Task {
            try await Task.sleep(for: limit)
            step.yield(.overdue)
        }
        defer { for task in [meeting, ending] { task.cancel() } }
        defer { waiting.cancel() }
        for await first in steps {
            switch first {
            case .met(let connection, let hello): return (connection, hello)
            case .ended(let outcome):
                throw outcome.failure(of: program)
                    ?? BroadcastError(.programFailed, "\(program.shownName) ended without a word")
            case .overdue: throw BroadcastError(.timedOut, "\(program.shownName) did not answer in time")
            }
        }
        throw CancellationError()
    }

    /// Returns the first connection with a hello; others are closed.
    private static func firstHello(_ listener: BroadcastListener) async -> (BroadcastConnection, BroadcastHello)? {
        for await connection in listener.connections {
            for await message in connection.messages {
                if case .hello(let hello) = message { return (connection, hello) }
                break
            }
        }
        return nil
    }
}
