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

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
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
    /// Where the host hands samples over.
    private var service: UploadService?
    private let pause = BroadcastPause()
    /// Where it stays.
    private var door: BroadcastDoor?
    private var journal: BroadcastJournal?
    private var record: BroadcastRecord?

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
        leave(ending)
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
            try keep(request)
        } catch {
            return Task { _ = event.yield(.ended(BroadcastEnding(.failed, error.description))) }
        }
        let outputs = OutputsRun(request: request, logger: logger, pause: pause) { [weak self] in self?.tell($0) }
        return Task { _ = event.yield(.ended(await outputs.run())) }
    }

    /// To the host, or to all that there are.
    private func tell(_ message: BroadcastMessage) {
        journal?.note(message)
        if case .began(let outline) = message { name(outline.device) }
        if let door { door.tell(message) } else { connection.send(message) }
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

    /// The host's messages, to the end of the connection; where it stays, those of all hosts, to its own end.
    private func listen() async {
        var greeting = BroadcastGreeting()
        var hello = BroadcastHello(program: "", processID: 0)
        for await message in connection.messages {
            do {
                try greeting.admit(message)
                if case .hello(let said) = message { hello = said }
                if case .stay(let stay) = message {
                    let door = try enter(stay)
                    door.begin(with: connection, hello)
                    return await listen(at: door)
                }
            } catch {
                event.yield(.ended(BroadcastEnding(.init(error), error.description)))
                return
            }
            take(message)
        }
        event.yield(.stop)
    }

    private func take(_ message: BroadcastMessage) {
        switch message {
        case .start(let request): event.yield(.start(request))
        case .stop: event.yield(.stop)
        case .handler(.pause) where service == nil: setPaused(true)
        case .handler(.resume) where service == nil: setPaused(false)
        case .handler(let message):
            do throws(BroadcastError) {
                try hand(message)
            } catch {
                event.yield(.ended(BroadcastEnding(.unsupported, error.description)))
            }
        // What a newer host says besides; an upload process's own messages are no business of its host.
        case .unknown(let message): logger.debug("The host said something unknown: \(message.type)")
        case .hello, .progress, .began, .statistics, .warning, .ended, .stay, .attach, .state, .refused: break
        }
    }

    private func setPaused(_ isPaused: Bool) {
        guard pause.set(isPaused) else { return }
        journal?.note(isPaused ? "paused" : "resumed")
        door?.change { $0.isPaused = isPaused }
    }
}

// A broadcast that stays.
extension BroadcastRun {
    private func enter(_ stay: BroadcastStay) throws(BroadcastError) -> BroadcastDoor {
        let door = try BroadcastDoor(stay, program: MarqueeBroadcast.name)
        self.door = door
        journal = BroadcastJournal(name: door.claim.name, group: stay.group)
        return door
    }

    private func listen(at door: BroadcastDoor) async {
        for await order in door.orders {
            switch order {
            case .said(let message): take(message)
            case .came:
                journal?.note("a host: \(door.broadcast.controller?.program ?? "")")
            // What it came to is told already; a paused one stays so.
            case .alone: journal?.note("no host")
            }
        }
    }

    /// Before it is begun: whoever comes after a crash begins it again by what stands there.
    private func keep(_ request: BroadcastRequest) throws(BroadcastError) {
        guard let door else { return }
        let record = door.record(source: request.source.words, destinations: request.destinationNames)
        try door.claim.write(request)
        try door.claim.write(record)
        self.record = record
    }

    /// A device that was known by its address alone has said what it is called.
    private func name(_ device: String) {
        guard var record, record.destinations.count == 1, record.destinations != [device] else { return }
        record.destinations = [device]
        self.record = record
        try? door?.claim.write(record)
    }

    /// An ending that nobody wished for is kept, for whoever asks; not where it never began and its host was told.
    private func leave(_ ending: BroadcastEnding) {
        guard let door else { return }
        let isWished = [.finished, .stopped].contains(ending.kind)
        let isTold = door.broadcast.outline == nil && door.broadcast.controller != nil
        if !isWished, !isTold, var record {
            record.ending = ending
            record.endedAt = Date().timeIntervalSince1970
            door.claim.end(record)
        } else {
            door.claim.end(nil)
        }
        door.close()
    }
}

extension BroadcastEnding.Kind {
    /// Why it did not begin.
    fileprivate init(_ error: BroadcastError) {
        self = error.code == .socketFailed ? .wrongUse : .unsupported
    }
}
