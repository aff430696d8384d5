import BroadcastCore
import FileAccess

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An upload extension's program: what its `main` calls. Marquee's own: with ReplayKit the system does this.
///
/// ```swift
/// @main struct Program {
///     static func main() async { await BroadcastExtension.main { SampleHandler() } }
/// }
/// ```
public enum BroadcastExtension {
    /// From its own task, the program's main one: serves one broadcast of the host that started this program, and ends the process: with 0 where the host was told
    /// how it went, with 1 where there is no host, and 2 where it was not started by one.
    ///
    /// The process leaves no core dump: it has its user's credentials in memory.
    public static func main(_ makeHandler: @escaping @Sendable () -> BroadcastSampleHandler) async -> Never {
        await main(loading: {}, makeHandler)
    }

    /// The same, from the program's main task or its own task, with something to be waited for first.
    ///
    /// - Parameters:
    ///   - loading: run before the handler is made, which is given what it gave: for credentials in the desktop's
    ///     keyring, which a handler's `init` can't wait for.
    ///   - makeHandler: makes the handler of that.
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
            // The host does not wait for a dialog of the keyring's.
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

    /// Returns when the broadcast is over, and its handler's last call has returned. A host that goes away without a word
    /// took the samples with it, so the handler is told that it has finished; one that had said that the broadcast is to
    /// stay may come back, or another for it (``StayingExtension``).
    ///
    /// - Throws: ``BroadcastError`` where the host breaks the rules.
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
        // One byte: by that the kernel gives nothing to a program that collects dumps either, which zero does not do.
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
