package import Logging
import Subprocess

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

/// One run of Chromium, from its start to its end.
///
/// It is controlled over its debugging pipe. swift-subprocess closes every descriptor above 2, so a shell turns 0 and 1
/// into the pipe's 3 and 4. Chromium ends when the pipe ends, which is what happens when this process is killed. Then
/// the shell removes the home. If this process is root, all of it runs as the unprivileged user, inside Chromium's
/// sandbox.
package struct BrowserRun: Sendable {
    package typealias Events = AsyncStream<DevToolsConnection.Event>

    /// Why a browser ended, as a sentence, and the last lines of its standard error.
    package struct Ending: Sendable {
        package var reason: String
        package var said: String

        package init(reason: String, said: String) {
            self.reason = reason
            self.said = said
        }
    }

    private let executable: String
    private let arguments: [String]
    private let variables: [String: String]
    private let home: BrowserHome
    private let isRoot: Bool
    private let logger: Logger

    /// - Parameters:
    ///   - executable: Chromium's path.
    ///   - arguments: Chromium's arguments.
    ///   - environment: The complete environment.
    ///   - home: The folder in which it runs.
    ///   - isRoot: Whether this process is root, so that the browser has to run as the unprivileged user.
    ///   - logger: Logs how the browser's pipes ended.
    package init(
        executable: String, arguments: [String], environment: [String: String], home: BrowserHome, isRoot: Bool,
        logger: Logger
    ) {
        self.executable = executable
        self.arguments = arguments
        variables = environment
        self.home = home
        self.isRoot = isRoot
        self.logger = logger
    }

    /// The shell waits for Chromium's end before it removes the home. The trap keeps the shell alive for that if both
    /// get a signal to end.
    private static let wrapper = #"trap : TERM INT HUP; "$@" 3<&0 4>&1 </dev/null >/dev/null; rm -rf "$HOME""#

    /// Runs the browser. `drive` gets the connection and the browser's events; when it returns or throws, the browser
    /// is ended.
    ///
    /// Returns the reason once the browser has ended. Throws if it could not be started.
    package func run(drive: @escaping @Sendable (DevToolsConnection, Events) async throws -> Void) async throws
        -> Ending
    {
        let result = try await Subprocess.run(
            .path(FilePath(words[0])), arguments: Arguments(Array(words.dropFirst())), environment: environment,
            workingDirectory: FilePath(home.path), platformOptions: platform,
            input: .inputWriter, output: .sequence, error: .sequence
        ) { execution in
            let writer = execution.standardInputWriter
            let connection = DevToolsConnection { bytes in _ = try await writer.write(bytes) }
            let (events, event) = Events.makeStream()
            async let said = lastWords(execution.standardError)
            async let reading: Void = read(execution.standardOutput, into: connection, event)
            let reason = await reasonForEnd { try await drive(connection, events) }
            await connection.end()
            try? await writer.finish()
            await execution.teardown(using: Self.ending)
            await reading
            let last = await said
            return (reason, last)
        }
        let (reason, said) = result.closureResult
        return Ending(reason: reason ?? "The browser ended: \(result.terminationStatus).", said: said)
    }

    /// SIGTERM and the end of the pipe have the same effect on Chromium. It needs about a tenth of the 3 seconds.
    private static let ending: [TeardownStep] = [
        .send(signal: .terminate, toProcessGroup: true, allowedDurationToNextStep: .seconds(3)),
        .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .seconds(1)),
    ]

    /// setpriv changes the user, not swift-subprocess's own option. That option forks with a raw clone, after which
    /// glibc's setuid waits for threads that the child doesn't have (seen: one start in five never returned).
    private var words: [String] {
        (isRoot ? BrowserHome.dropping : []) + ["/bin/sh", "-c", Self.wrapper, "sh", executable] + arguments
    }

    private var environment: Subprocess.Environment {
        var pairs: [Subprocess.Environment.Key: String] = [:]
        for (key, value) in variables {
            if let key = Subprocess.Environment.Key(rawValue: key) { pairs[key] = value }
        }
        return .custom(pairs)
    }

    private var platform: PlatformOptions {
        var options = PlatformOptions()
        options.createSession = true
        options.teardownSequence = Self.ending
        return options
    }

    private func reasonForEnd(_ work: () async throws -> Void) async -> String? {
        do {
            try await work()
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// Reads messages until the pipe ends. A protocol error ends it too.
    private func read(
        _ output: SubprocessOutputSequence, into connection: DevToolsConnection, _ event: Events.Continuation
    ) async {
        do {
            for try await buffer in output {
                let bytes = buffer.withUnsafeBytes { Array($0) }
                for next in try await connection.receive(bytes) { event.yield(next) }
            }
        } catch {
            logger.debug("the browser's pipe ended", metadata: ["error": "\(error)"])
        }
        await connection.end()
        event.finish()
    }

    /// The last lines of the browser's standard error, in case it does not start.
    private func lastWords(_ errors: SubprocessOutputSequence) async -> String {
        var tail: [UInt8] = []
        do {
            for try await buffer in errors {
                buffer.withUnsafeBytes { tail.append(contentsOf: $0) }
                if tail.count > 1000 { tail.removeFirst(tail.count - 1000) }
            }
        } catch {
            logger.debug("the browser's standard error ended", metadata: ["error": "\(error)"])
        }
        return String(decoding: tail, as: UTF8.self)
    }
}
