import BroadcastCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An upload extension's program: what its `main` calls.
///
/// ```swift
/// @main struct Program {
///     static func main() async { await BroadcastExtension.main { SampleHandler() } }
/// }
/// ```
public enum BroadcastExtension {
    /// Serves one broadcast of the host that started this program, and ends the process: with 0 where the host was told
    /// how it went, with 1 where there is no host, and 2 where it was not started by one.
    ///
    /// The process leaves no core dump: it has its user's credentials in memory.
    public static func main(_ makeHandler: @escaping @Sendable () -> BroadcastSampleHandler) async -> Never {
        await main(loading: {}, makeHandler)
    }

    /// - Parameter loading: run before the handler is made, which is given what it gave: for credentials in the
    ///   desktop's keyring, which a handler's `init` can't wait for.
    public static func main<Loaded: Sendable>(
        loading: () async -> Loaded, _ makeHandler: @escaping @Sendable (Loaded) -> BroadcastSampleHandler
    ) async -> Never {
        signal(SIGPIPE, SIG_IGN)
        protectMemory()
        let arguments = CommandLine.arguments
        guard arguments.count == 3, arguments[1] == "--socket" else {
            complain("an upload extension is started by its host: choose it in a broadcast picker, not by hand")
            exit(2)
        }
        do {
            let connection = try BroadcastConnection.connect(to: arguments[2])
            // The host does not wait for a dialog of the keyring's.
            sayHello(connection)
            let loaded = await loading()
            try await serve(connection) { makeHandler(loaded) }
        } catch {
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
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        let hosts = ExtensionHosts(connection)
        let run = BroadcastExtensionRun(makeHandler) { report in
            switch report {
            case .serviceInfo(let info): hosts.tell(.serviceInfo(ApplicationInformation(info)))
            case .broadcastURL(let url): hosts.tell(.broadcastURL(url.absoluteString))
            case .finished(let error):
                hosts.tell(.finished(ExtensionFinish(error)))
                // Where the handler itself ended it, nothing of the host's is waited for any more.
                hosts.close()
                end.finish()
            }
        }
        do {
            try await listen(connection, run, hosts)
        } catch {
            run.finish()
            for await _ in ends {}
            throw error
        }
        run.finish()
        for await _ in ends {}
    }

    private static func listen(
        _ connection: BroadcastConnection, _ run: BroadcastExtensionRun, _ hosts: ExtensionHosts
    ) async throws(BroadcastError) {
        var (greeting, hello) = (BroadcastGreeting(), BroadcastHello(program: "", processID: 0))
        let reader = SampleReader(connection)
        for await message in connection.messages {
            try greeting.admit(message)
            if case .hello(let said) = message { hello = said }
            if case .stay(let stay) = message {
                let door = try hosts.open(stay)
                door.begin(with: connection, hello)
                return await StayingExtension(door: door, run: run, patience: stay.patience).serve()
            }
            guard try run.take(message, reader) else { return }
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
