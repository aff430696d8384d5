import Logging
import ScreenBroadcast
import SystemEvents

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// One broadcast, from the host's request to its end.
///
/// It ends when there is nothing more to send, when the device or the session goes away, when the host says so or has
/// gone itself, and by SIGTERM, SIGINT and SIGHUP; each time the application on the device is stopped first.
@MainActor final class BroadcastRun {
    private enum Event: Sendable {
        case start(BroadcastRequest)
        case stop
        case ended(BroadcastEnding)
    }

    /// How long the end in order may take; the host waits longer.
    private static let patience = Duration.seconds(3)

    private let connection: BroadcastConnection
    private let logger: Logger
    private let events: AsyncStream<Event>
    private let event: AsyncStream<Event>.Continuation
    private let watches: [CaughtSignals.Watch]
    /// Where the host hands samples over.
    private var service: UploadService?

    init(connection: BroadcastConnection, logger: Logger) {
        self.connection = connection
        self.logger = logger
        let (events, event) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: .bufferingOldest(16))
        (self.events, self.event) = (events, event)
        watches = [SIGTERM, SIGINT, SIGHUP].map { number in CaughtSignals.watch(number) { event.yield(.stop) } }
    }

    /// Returns once the host has been told how it ended.
    func run() async {
        connection.send(.hello(BroadcastHello(program: MarqueeBroadcast.name, processID: getpid())))
        let listening = Task { await listen() }
        let ending = await broadcast()
        listening.cancel()
        await service?.end(within: Self.patience)
        logger.info("The broadcast ended: \(ending.kind.rawValue) \(ending.sentence)")
        connection.send(.ended(ending))
        connection.close()
        withExtendedLifetime(watches) {}
    }

    private func broadcast() async -> BroadcastEnding {
        var work: Task<Void, Never>?
        for await event in events {
            switch event {
            case .start(let request):
                guard work == nil else { continue }
                work = carryOut(request)
            case .stop:
                guard let work else { return BroadcastEnding(.stopped) }
                guard !work.isCancelled else { continue }
                work.cancel()
                cutOff()
            case .ended(let ending): return ending
            }
        }
        return BroadcastEnding(.stopped)
    }

    private func carryOut(_ request: BroadcastRequest) -> Task<Void, Never> {
        let display = DisplayRun(request: request, logger: logger) { [connection] in connection.send($0) }
        return Task { [logger] in
            _ = event.yield(.ended(await AbandonedSessions.stop(logger) { await display.run() }))
        }
    }

    /// A device that does not answer is not waited for any longer.
    private func cutOff() {
        Task { [event] in
            try? await Task.sleep(for: Self.patience)
            event.yield(.ended(BroadcastEnding(.stopped)))
        }
    }

    /// A host that sets this program up as an extension has the samples itself.
    private func hand(_ message: ExtensionMessage) throws(BroadcastError) {
        if service == nil, case .setUp = message { service = UploadService(connection, logger: logger) }
        try service?.take(message)
    }

    /// The host's messages, to the end of the connection.
    private func listen() async {
        var greeting = BroadcastGreeting()
        for await message in connection.messages {
            do {
                try greeting.admit(message)
            } catch {
                event.yield(.ended(BroadcastEnding(.unsupported, error.description)))
                return
            }
            switch message {
            case .start(let request): event.yield(.start(request))
            case .stop: event.yield(.stop)
            // What a newer host says besides; an upload process's own messages are no business of its host.
            case .unknown(let message): logger.debug("The host said something unknown: \(message.type)")
            case .handler(let message):
                do throws(BroadcastError) {
                    try hand(message)
                } catch {
                    event.yield(.ended(BroadcastEnding(.unsupported, error.description)))
                    return
                }
            case .hello, .progress, .began, .statistics, .warning, .ended: break
            }
        }
        event.yield(.stop)
    }
}
