import CastWire
import Synchronization

/// Runs one `SessionCore` over one connection: feeds it messages, time and requests, and carries out its actions.
///
/// The core is protected by a lock instead of an actor, so that a request is sent during the call that makes it, and an
/// error of sending belongs to that call. Actions are carried out while the lock is held, to keep the core's order;
/// none of them blocks or calls back. Events come out in order, for one consumer, and end with the session.
final class SessionDriver: Sendable {
    private struct State {
        var core: SessionCore
        /// Released once it has been used: its roots and certificates are a twelfth of an idle session's memory.
        var authentication: (any AuthenticationRun)?
        var timer: Task<Void, Never>?
        var wakesAt: ContinuousClock.Instant?
        var outbox = EventOutbox()
    }

    var localAddress: String { connection.localAddress }
    var remoteAddress: String { connection.remoteAddress }
    /// The address and port of the device, or nil if the port is not known.
    var place: DeviceAddress? { target.map { DeviceAddress(host: remoteAddress, port: $0.device.servicePort) } }

    /// Signals that there are events to take. It ends with the session.
    let signals: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation
    private let connection: any DeviceConnection
    private let time: TimeSource
    private let state: Mutex<State>

    /// The place that was dialed for this connection.
    let target: ResumptionPlaces.Target?

    init(
        plan: SessionPlan, connection: any DeviceConnection, authentication: any AuthenticationRun, time: TimeSource,
        target: ResumptionPlaces.Target? = nil
    ) {
        self.target = target
        self.connection = connection
        self.time = time
        (signals, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        state = Mutex(State(core: SessionCore(plan: plan), authentication: authentication))
    }

    /// Sends the first messages, then reads until the connection ends.
    func start() {
        drive { core, now in core.begin(at: now) }
        Task {
            await connection.forEachMessage { [self] message in
                drive(weight: message.weight) { core, now in core.messageReceived(message, at: now) }
            }
            let reason = await connection.closeReason
            drive { core, _ in core.connectionEnded(reason) }
        }
    }

    /// Starts, and waits until the device has proved itself. Then `choose()` goes on with the start.
    ///
    /// If the task is cancelled, the connection is closed.
    func prove() async -> Result<Void, CastError> {
        start()
        for await _ in signals {
            for event in takeEvents() {
                switch event {
                case .proved where !hasEnded: return .success(())
                case .failedToStart(let error): return .failure(error)
                default: break
                }
            }
        }
        end(stopCasting: false)
        return .failure(.startCancelled)
    }

    /// Goes on with a start after `prove()`.
    func choose() {
        drive { core, now in core.choose(at: now) }
    }

    func end(stopCasting: Bool) {
        drive { core, now in core.end(stopCasting: stopCasting, at: now) }
    }

    /// Disconnects from the device. The application goes on, and the session may continue over another connection.
    func suspend() {
        drive { core, _ in core.suspend() }
    }

    /// Checks whether the device still answers. If it does not answer soon, the connection counts as lost.
    func probe() {
        drive { core, now in core.probe(at: now) }
    }

    /// Returns the events since the last call in order, but no more than `limit`.
    func takeEvents(atMost limit: Int = .max) -> [SessionEvent] {
        state.withLock { $0.outbox.drain(atMost: limit) }
    }

    /// Passes on the events in order until the session has ended.
    ///
    /// It passes on a few events at a time, so that a device that sends without end does not occupy the main actor.
    @MainActor
    func forEachTurn(_ handOver: ([SessionEvent]) -> Void) async {
        for await _ in signals {
            while true {
                let events = takeEvents(atMost: EventOutbox.turnLimit)
                guard !events.isEmpty else { break }
                handOver(events)
                await Task.yield()
            }
        }
    }

    func cancel(requestID: Int) {
        state.withLock { $0.core.cancel(requestID: requestID) }
    }

    struct Submitted {
        let requestID: Int
        let replaced: [Int]
    }

    /// Sends a request. If it throws, nothing was sent and nothing waits.
    func submit(_ command: MediaCommand) throws(CastError) -> Submitted {
        try submit { (core, now) throws(CastError) in try core.submit(command, at: now) }
    }

    func submit(_ change: VolumeChange) throws(CastError) -> Submitted {
        try submit { (core, now) throws(CastError) in try core.submit(change, at: now) }
    }

    /// Sends an app's own text to the application.
    func send(text: String, namespace: Namespace) throws(CastError) {
        try state.withLock { (state) throws(CastError) in
            let message = try state.core.channelMessage(text, namespace: namespace)
            do throws(TransportError) {
                try connection.send(message)
            } catch {
                throw .notSent(error)
            }
        }
    }

    func makeRequestID() -> Int? {
        state.withLock { $0.core.makeRequestID() }
    }

    /// Whether the connection has ended, even if that event has not been taken yet.
    var hasEnded: Bool { state.withLock { $0.core.isEnded } }

    /// False while too much is waiting to be sent.
    var isWritable: Bool { connection.isWritable }

    /// Requests the application's stored session.
    func submitStore() throws(CastError) -> Submitted {
        try submit { (core, now) throws(CastError) in try core.submitStore(at: now) }
    }

    /// Requests that the application continues with the stored session of another device.
    func submitResume(_ state: JSONValue) throws(CastError) -> Submitted {
        try submit { (core, now) throws(CastError) in try core.submitResume(state, at: now) }
    }

    func announce(_ move: SessionMove) {
        drive { core, _ in core.announcement(of: move).map { [.send($0)] } ?? [] }
    }

    /// The state of the player as this connection knows it.
    var media: MediaState { state.withLock { $0.core.media } }

    /// Whether this session has launched the application.
    var hasLaunched: Bool { state.withLock { $0.core.hasLaunched } }

    func submit(
        _ make: (inout SessionCore, ContinuousClock.Instant) throws(CastError) -> SessionCore.Submission
    ) throws(CastError) -> Submitted {
        try state.withLock { (state) throws(CastError) in
            let before = state.core
            let submission = try make(&state.core, time.now())
            do throws(TransportError) {
                try connection.send(submission.message)
            } catch {
                state.core = before
                throw .notSent(error)
            }
            armTimer(&state)
            return Submitted(requestID: submission.requestID, replaced: submission.replaced)
        }
    }

    private func drive(
        weight: Int = 0, _ event: (inout SessionCore, ContinuousClock.Instant) -> [SessionAction]
    ) {
        state.withLock { state in
            perform(event(&state.core, time.now()), weight: weight, &state)
            armTimer(&state)
        }
    }

    /// Carries out actions. If a message can't be sent, the following ones are not tried. The core's events are still
    /// reported, followed by the end.
    private func perform(_ actions: [SessionAction], weight: Int = 0, _ state: inout State) {
        var failure: TransportError?
        for action in actions {
            switch action {
            case .send(let message):
                if failure == nil { failure = send(message) }
            case .verify(let answer):
                if failure == nil, let run = state.authentication.take() { verify(answer, by: run) }
            case .tell(let event):
                state.outbox.append(event, weight: weight)
                continuation.yield()
            case .close:
                connection.close()
            }
        }
        // After the end of the session, only goodbyes can fail here. They are lost with their connection.
        if let failure, !state.core.isEnded { return perform(state.core.connectionEnded(failure), &state) }
        guard state.core.isEnded else { return }
        state.timer?.cancel()
        state.timer = nil
        continuation.finish()
    }

    private func send(_ message: CastMessage) -> TransportError? {
        do throws(TransportError) {
            try connection.send(message)
            return nil
        } catch {
            return error
        }
    }

    private func verify(_ answer: [UInt8]?, by authentication: any AuthenticationRun) {
        Task {
            let trust = await authentication.verify(answer: answer)
            drive { core, now in core.authenticationEnded(trust, at: now) }
        }
    }

    /// Sets the only timer. It is not moved when a deadline goes away; it then wakes up and finds nothing to do.
    private func armTimer(_ state: inout State) {
        guard !state.core.isEnded, let deadline = state.core.nextDeadline else { return }
        if let wakesAt = state.wakesAt, wakesAt <= deadline { return }
        state.timer?.cancel()
        state.wakesAt = deadline
        state.timer = Task { [time, weak self] in
            guard (try? await time.sleep(deadline)) != nil else { return }
            self?.wake(at: deadline)
        }
    }

    private func wake(at deadline: ContinuousClock.Instant) {
        state.withLock { state in
            if state.wakesAt == deadline { state.wakesAt = nil }
            perform(state.core.deadlinePassed(at: time.now()), &state)
            armTimer(&state)
        }
    }
}

extension CastMessage {
    /// The size of the content in bytes.
    fileprivate var weight: Int {
        switch payload {
        case .string(let text): text.utf8.count
        case .binary(let bytes): bytes.count
        }
    }
}
