@preconcurrency import Dispatch
import Synchronization

/// One broadcast of a sample handler: makes the handler, calls it in order, and passes its messages to the host.
///
/// Safe for all threads. Audio waits in a queue. At most ``waitingPictures`` frames wait; then new ones are dropped and
/// counted, so that the handler is never far behind. Up to ``waitingOrders`` pauses, resumes and annotations wait in
/// order with the samples. Of further ones only the newest pause or resume and the newest annotation are kept, to come
/// last. Buffers after such a pause are dropped.
final class BroadcastExtensionRun: Sendable {
    static let waitingPictures = 2
    /// Waiting blocks of audio: about four seconds of 20 ms each.
    static let waitingSounds = 200
    /// Waiting pauses, resumes and annotations.
    static let waitingOrders = 32

    private struct State {
        var lifecycle = BroadcastLifecycle()
        var waiting: [SampleBufferType: Int] = [:]
        var dropped: [SampleBufferType: Int] = [:]
        var orders = 0
        /// The newest order of each kind that found no room.
        var latePause: Bool?
        var lateAnnotation: ApplicationInformation?

        /// - Returns: Whether it has a place in the queue.
        mutating func place(_ order: BroadcastLifecycle.Event) -> Bool {
            guard orders == BroadcastExtensionRun.waitingOrders || latePause != nil || lateAnnotation != nil else {
                orders += 1
                return true
            }
            switch order {
            case .pause: latePause = true
            case .resume: latePause = false
            case .annotate(let information): lateAnnotation = information
            default: break
            }
            return false
        }

        /// The late orders, once there is room again.
        mutating func takeLate() -> [BroadcastLifecycle.Event] {
            guard orders == 0 else { return [] }
            defer { (latePause, lateAnnotation) = (nil, nil) }
            return [latePause.map { $0 ? .pause : .resume }, lateAnnotation.map { .annotate($0) }].compactMap { $0 }
        }
    }

    /// Accessed only on ``queue``.
    private final class Owner: @unchecked Sendable {
        var handler: BroadcastSampleHandler?
    }

    private let state = Mutex(State())
    private let owner = Owner()
    private let queue = DispatchQueue(label: "marquee.broadcast.samples")
    private let report: @Sendable (ExtensionReport) -> Void

    /// Makes the handler, whose `init` reads the credentials, before any other call.
    ///
    /// - Parameter report: Called on any thread, with ``ExtensionReport/finished(_:)`` once and last.
    init(
        _ makeHandler: @escaping @Sendable () -> BroadcastSampleHandler,
        report: @escaping @Sendable (ExtensionReport) -> Void
    ) {
        self.report = report
        let hear: @Sendable (ExtensionReport) -> Void = { [weak self] in self?.hear($0) }
        queue.async { [owner] in
            let handler = makeHandler()
            owner.handler = handler
            handler.extensionContext.attach(hear)
        }
    }

    /// Dropped buffers by type: too many waited, or none were allowed (before the start, during a pause).
    var droppedSamples: [SampleBufferType: Int] { state.withLock { $0.dropped } }

    func start(withSetupInfo setupInfo: [String: String]? = nil) { enqueue(.start(setupInfo: setupInfo)) }
    func pause() { order(.pause) }
    func resume() { order(.resume) }
    func finish() { enqueue(.finish) }
    func annotate(_ information: ApplicationInformation) { order(.annotate(information)) }

    /// Runs `body` after all earlier and before all later calls of the handler.
    func afterwards(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }

    /// - Returns: False if it is dropped because too many wait.
    @discardableResult
    func process(_ buffer: SampleBuffer, with type: SampleBufferType) -> Bool {
        let limit = type == .video ? Self.waitingPictures : Self.waitingSounds
        let isTaken = state.withLock { state in
            guard state.waiting[type, default: 0] < limit, state.latePause != true else {
                state.dropped[type, default: 0] += 1
                return false
            }
            state.waiting[type, default: 0] += 1
            return true
        }
        guard isTaken else { return false }
        queue.async { [self] in
            let steps = state.withLock { state in
                state.waiting[type, default: 1] -= 1
                let steps = state.lifecycle.take(.sample(type))
                if steps.isEmpty { state.dropped[type, default: 0] += 1 }
                return steps
            }
            carryOut(steps, buffer)
        }
        return true
    }

    private func order(_ order: BroadcastLifecycle.Event) {
        guard state.withLock({ $0.place(order) }) else { return }
        queue.async { [self] in
            carryOut(state.withLock { $0.lifecycle.take(order) }, nil)
            let late = state.withLock { state in
                state.orders -= 1
                return state.takeLate()
            }
            for order in late { carryOut(state.withLock { $0.lifecycle.take(order) }, nil) }
        }
    }

    private func enqueue(_ event: BroadcastLifecycle.Event) {
        queue.async { [self] in
            carryOut(state.withLock { $0.lifecycle.take(event) }, nil)
        }
    }

    /// Takes the handler's messages. If the handler ends the broadcast, this takes effect before its call returns.
    private func hear(_ said: ExtensionReport) {
        switch said {
        case .finished(let error):
            let error = error ?? BroadcastFinishError(code: 0)
            let steps = state.withLock { $0.lifecycle.take(.finishWithError(error)) }
            carryOut(steps, nil)
        case .serviceInfo, .broadcastURL:
            guard state.withLock({ $0.lifecycle.state }) != .finished else { return }
            report(said)
        }
    }

    private func carryOut(_ steps: [BroadcastLifecycle.Step], _ buffer: SampleBuffer?) {
        for step in steps {
            switch step {
            case .started(let info): owner.handler?.broadcastStarted(withSetupInfo: info)
            case .paused: owner.handler?.broadcastPaused()
            case .resumed: owner.handler?.broadcastResumed()
            case .finished: owner.handler?.broadcastFinished()
            case .annotated(let information): owner.handler?.broadcastAnnotated(withApplicationInfo: information)
            case .process(let type):
                guard let buffer else { continue }
                owner.handler?.processSampleBuffer(buffer, with: type)
            case .tellHost(let error):
                // After the handler's current call, because the host may then end the process.
                queue.async { [owner, report] in
                    owner.handler = nil
                    report(.finished(error))
                }
            }
        }
    }
}
