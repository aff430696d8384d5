import BroadcastCore
import FileAccess
import PlatformC

/// The `main` function of an upload extension. Marquee's own; in ReplayKit the system does this.
///
/// ```swift
/// @main struct Program {
///     static func main() async { await BroadcastExtension.main { SampleHandler() } }
/// }
/// ```
public enum BroadcastExtension {
    /// Serves one broadcast of the host that started this program, and ends the process: with 0 if the host was told
    /// the ending, 1 without a host, and 2 if it was not started by one. Called from any task, usually the program's
    /// main one.
    ///
    /// The process leaves no core dump, since its memory contains the user's credentials.
    public static func main(_ makeHandler: @escaping @Sendable () -> BroadcastSampleHandler) async -> Never {
        await main(loading: {}, makeHandler)
    }

    /// Like the other `main`, but waits for something first. Called from any task, usually the program's main one.
    ///
    /// - Parameters:
    ///   - loading: Runs before the handler is made; for example, it reads credentials from the desktop's keyring, for
    ///     which a handler's `init` can't wait.
    ///   - makeHandler: Makes the handler from the result of `loading`.
    public static func main<Loaded: Sendable>(
        loading: () async -> Loaded, _ makeHandler: @escaping @Sendable (Loaded) -> BroadcastSampleHandler
    ) async -> Never {
        signal(SIGPIPE, SIG_IGN)
        protectMemory()
        let arguments = ProcessPaths.arguments
        guard arguments.count == 3, arguments[1] == "--socket" else {
            complain("an upload extension is started by its host: choose it in a broadcast picker, not by hand")
            exit(2)
        }
        let marks = GroupContainer.mine().compactMap { RunningMark($0) }
        do {
            let connection = try BroadcastConnection.connect(to: arguments[2])
            // Sent first, since the host does not wait for a dialog of the keyring.
            sayHello(connection)
            let loaded = await loading()
            try await serve(connection) { makeHandler(loaded) }
            for mark in marks { mark.remove() }
        } catch {
            for mark in marks { mark.remove() }
            complain("\(error)")
            exit(1)
        }
        exit(0)
    }

    /// Returns when the broadcast is over and the handler's last call has returned. If the host disappears, the handler
    /// is told to finish. If the host had requested that the broadcast stays, it may come back, or another may come
    /// (``StayingExtension``).
    ///
    /// - Throws: ``BroadcastError`` if the host violates the protocol.
    package static func serve(
        _ connection: BroadcastConnection, _ makeHandler: @escaping @Sendable () -> BroadcastSampleHandler
    ) async throws {
        let hosts = ExtensionHosts(connection)
        let service = ExtensionService(hosts, makeHandler)
        do {
            try await listen(hosts, service)
        } catch {
            await service.finish()
            throw error
        }
        await service.finish()
    }

    private static func listen(_ hosts: ExtensionHosts, _ service: ExtensionService) async throws(BroadcastError) {
        let connection = hosts.first
        var (greeting, hello) = (BroadcastGreeting(), BroadcastHello(program: "", processID: 0))
        for await message in connection.messages {
            try greeting.admit(message)
            switch message {
            case .hello(let said): hello = said
            case .stop: return
            case .stay(let stay):
                let staying = try StayingExtension(stay, hosts, service)
                staying.door.begin(with: connection, hello)
                return try await staying.serve()
            case .handler(let message): try service.take(message)
            default: break
            }
        }
        if let fault = connection.fault { throw fault }
    }

    package static func sayHello(_ connection: BroadcastConnection) {
        connection.send(.hello(BroadcastHello(program: CommandLine.arguments.first ?? "", processID: getpid())))
    }

    private static func protectMemory() {
        // One byte: unlike zero, it also keeps the kernel from passing the dump to a program that collects dumps.
        var none = rlimit(rlim_cur: 1, rlim_max: 1)
        #if canImport(Darwin)
            setrlimit(RLIMIT_CORE, &none)
        #else
            setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        #endif
    }

    private static func complain(_ sentence: String) {
        let line = Array("\(CommandLine.arguments.first ?? "extension"): \(sentence)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
    }
}
