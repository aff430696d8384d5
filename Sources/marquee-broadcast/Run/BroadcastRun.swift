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
/// gone itself, and by SIGTERM, SIGINT and SIGHUP; each time the application on the device is stopped first. One that
/// its host has told to stay goes on without it, and hosts that come later find it (``BroadcastDoor``).
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
    private let pause = BroadcastPause()
    /// Where it goes on without its host.
    private var staying: StayingBroadcast?
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

    /// To the host, or to all that there are.
    private func tell(_ message: BroadcastMessage) {
        if let staying { staying.tell(message) } else { connection.send(message) }
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
        if service == nil, case .setUp = message {
            try staying?.keepExtension()
            service = UploadService(connection, at: staying?.door, logger: logger)
        }
        try service?.take(message)
        staying?.door.note(message)
    }

    /// The host's messages, to the end of the connection; where it stays, those of all hosts, to its own end.
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

    /// False where the host has broken the rules.
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
                // Where it stays, that host is as good as gone, and the broadcast is not.
                if let staying {
                    staying.door.dismiss()
                } else {
                    event.yield(.ended(BroadcastEnding(.unsupported, error.description)))
                    return false
                }
            }
        // What a newer host says besides; an upload process's own messages are no business of its host.
        case .unknown(let message): logger.debug("The host said something unknown: \(message.type)")
        case .hello, .progress, .began, .statistics, .warning, .ended, .stay, .attach, .state, .refused: break
        }
        return true
    }

    private func setPaused(_ isPaused: Bool) {
        guard pause.set(isPaused) else { return }
        staying?.setPaused(isPaused)
    }

    /// The messages of all hosts, to the end of the broadcast.
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
    /// Why it did not begin.
    fileprivate init(_ error: BroadcastError) {
        self = error.code == .socketFailed ? .wrongUse : .unsupported
    }
}
