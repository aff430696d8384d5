import Logging
import PlatformC
import ScreenBroadcast
import SystemEvents

/// One broadcast, from the host's request to its end.
///
/// It ends when there is nothing more to send, when the device or the session is lost, when the host requests it or is
/// gone, and on SIGTERM, SIGINT and SIGHUP; each time the application on the device is stopped first. If its host has
/// told it to stay, it continues without the host, and later hosts can find it (``BroadcastDoor``).
@MainActor final class BroadcastRun {
    private enum Event: Sendable {
        case start(BroadcastRequest)
        case stop
        case ended(BroadcastEnding)
    }

    /// How long an orderly end may take; the host waits longer.
    private static let patience = Duration.seconds(3)

    private let connection: BroadcastConnection
    private let logger: Logger
    private let events: AsyncStream<Event>
    private let event: AsyncStream<Event>.Continuation
    private let watches: [CaughtSignals.Watch]
    private let pause = BroadcastPause()
    /// Set if the broadcast survives its host.
    private var staying: StayingBroadcast?
    /// Set if the host sends samples.
    private var service: UploadService?

    init(connection: BroadcastConnection, logger: Logger) {
        self.connection = connection
        self.logger = logger
        let (events, event) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: .bufferingOldest(16))
        (self.events, self.event) = (events, event)
        watches = [SIGTERM, SIGINT, SIGHUP].map { number in CaughtSignals.watch(number) { event.yield(.stop) } }
    }

    /// Returns once the host has been told the ending.
    func run() async {
        connection.send(.hello(BroadcastHello(program: MarqueeBroadcast.name, processID: getpid())))
        let listening = Task { await listen() }
        let ending = await broadcast()
        listening.cancel()
        await service?.end(within: Self.patience)
        logger.info("The broadcast ended: \(ending.kind.rawValue) \(ending.sentence)")
        tell(.ended(ending))
        staying?.leave(ending)
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
        do throws(BroadcastError) {
            try staying?.keep(request)
        } catch {
            return Task { _ = event.yield(.ended(BroadcastEnding(.failed, error.description))) }
        }
        let outputs = OutputsRun(request: request, logger: logger, pause: pause) { [weak self] in self?.tell($0) }
        return Task { [event, logger] in
            _ = event.yield(.ended(await AbandonedSessions.stop(logger) { await outputs.run() }))
        }
    }

    /// Sends to the host, or to all hosts.
    private func tell(_ message: BroadcastMessage) {
        if let staying { staying.tell(message) } else { connection.send(message) }
    }

    /// Limits the wait for an unresponsive device.
    private func cutOff() {
        Task { [event] in
            try? await Task.sleep(for: Self.patience)
            event.yield(.ended(BroadcastEnding(.stopped)))
        }
    }

    /// Handles messages of a host that uses this program as an extension and sends the samples.
    private func hand(_ message: ExtensionMessage) throws(BroadcastError) {
        if service == nil, case .setUp = message {
            try staying?.keepExtension()
            service = UploadService(connection, at: staying?.door, logger: logger)
        }
        try service?.take(message)
        staying?.door.note(message)
    }

    /// Handles the host's messages to the connection's end; those of all hosts if the broadcast stays.
    private func listen() async {
        var greeting = BroadcastGreeting()
        var hello = BroadcastHello(program: "", processID: 0)
        for await message in connection.messages {
            do {
                try greeting.admit(message)
                if case .hello(let said) = message { hello = said }
                if case .stay(let stay) = message {
                    let staying = try StayingBroadcast(stay) { [event] in event.yield(.stop) }
                    self.staying = staying
                    staying.door.begin(with: connection, hello)
                    return await listen(at: staying)
                }
            } catch {
                event.yield(.ended(BroadcastEnding(.init(error), error.description)))
                return
            }
            guard take(message) else { return }
        }
        event.yield(.stop)
    }

    /// Returns false if the host has violated the protocol.
    private func take(_ message: BroadcastMessage) -> Bool {
        switch message {
        case .start(let request): event.yield(.start(request))
        case .stop: event.yield(.stop)
        case .handler(.pause) where service == nil: setPaused(true)
        case .handler(.resume) where service == nil: setPaused(false)
        case .handler(let message):
            do throws(BroadcastError) {
                try hand(message)
            } catch {
                // In a staying broadcast only that host is disconnected.
                if let staying {
                    staying.door.dismiss()
                } else {
                    event.yield(.ended(BroadcastEnding(.unsupported, error.description)))
                    return false
                }
            }
        // A newer host may send unknown messages. The others are sent by upload processes only, or handled elsewhere.
        case .unknown(let message): logger.debug("The host said something unknown: \(message.type)")
        case .hello, .progress, .began, .statistics, .warning, .ended, .stay, .attach, .state, .refused: break
        }
        return true
    }

    private func setPaused(_ isPaused: Bool) {
        guard pause.set(isPaused) else { return }
        staying?.setPaused(isPaused)
    }

    /// Handles the messages of all hosts, to the end of the broadcast.
    private func listen(at staying: StayingBroadcast) async {
        for await order in staying.door.orders {
            switch order {
            case .said(let message): _ = take(message)
            case .came(let host):
                staying.came()
                service?.hand(to: host)
            case .alone:
                service?.hand(to: nil)
                if !staying.isAlone() { event.yield(.stop) }
            }
        }
        event.yield(.stop)
    }
}

extension BroadcastEnding.Kind {
    /// The ending for a broadcast that did not begin.
    fileprivate init(_ error: BroadcastError) {
        self = error.code == .socketFailed ? .wrongUse : .unsupported
    }
}
