#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// An upload process that runs, and the line to it.
///
/// It lives as long as it is held here: without its host it ends the broadcast by itself, unless it was told to stay.
package final class BroadcastProcess: Sendable {
    /// Its messages begin after its `hello`.
    package let connection: BroadcastConnection
    package let hello: BroadcastHello
    private let hold: Hold

    private enum Hold: Sendable {
        case child(ProgramRun)
        /// Another host's child, or one's that has gone.
        case other(ProcessIdentity)
    }

    private init(_ connection: BroadcastConnection, _ hello: BroadcastHello, _ hold: Hold) {
        self.connection = connection
        self.hello = hello
        self.hold = hold
    }

    /// One that runs already, and that this host has gone to.
    package convenience init(_ broadcast: RunningBroadcast, _ attached: AttachedBroadcast) {
        self.init(attached.connection, attached.hello, .other(broadcast.process))
    }

    /// Starts the program and waits until it has said hello. Cancelling the task ends it.
    ///
    /// - Parameters:
    ///   - folder: of the user's own, 0700; the socket is in it until the program has connected.
    ///   - name: the host's and its version, for the program's log.
    ///   - isDetached: in a session of its own, where it is to outlive this process.
    ///   - limit: FFmpeg's libraries take a quarter of a second to load, on a slow disk much longer.
    ///   - onErrorOutput: told all that the program writes on its standard error.
    /// - Throws: ``BroadcastError`` for a program that does not come up, or is of another version; `CancellationError`.
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

    /// How it ended, once it has. Of another's child nobody is told more than that.
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

    /// Waits for its end; where it takes longer than `limit` it is told so by a signal, and killed in the end.
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

    /// Of the first who connects and says hello; others who connect are let go.
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
