import NIOCore

/// Drives one core on one event loop: passes datagrams and the time to it, sends its datagrams in bursts, passes on its
/// events, and wakes it at its next deadline.
///
/// If there is an `Impairment`, it is applied between the core and the network. The driver is confined to its loop. The
/// clock is passed in, so that a test can move it together with its loop.
final class CoreDriver<Core: StreamingCore> {
    private let loop: any EventLoop
    private let clock: @Sendable () -> ContinuousClock.Instant
    private let link: any DatagramLink
    private(set) var core: Core
    private var outward: ImpairedPath?
    private var inward: ImpairedPath?
    private let handler: (Core.News) -> Void
    private var timer: Scheduled<Void>?
    private var wakesAt: ContinuousClock.Instant?
    private var burst: [ByteBuffer] = []
    private var isDraining = false
    private var hasMore = false
    private(set) var isClosed = false

    init(
        core: Core, link: any DatagramLink, impairment: Impairment?, loop: any EventLoop,
        clock: @escaping @Sendable () -> ContinuousClock.Instant, handler: @escaping (Core.News) -> Void
    ) {
        self.core = core
        self.link = link
        self.loop = loop
        self.clock = clock
        self.handler = handler
        outward = impairment.map { ImpairedPath($0, salt: 1) }
        inward = impairment.map { ImpairedPath($0, salt: 2) }
    }

    /// Handles a datagram from the peer.
    ///
    /// - Parameters:
    ///   - age: how long it has waited on this machine.
    ///   - hasMore: whether another one that arrived with it follows at once. The results of both are then carried out
    ///     together.
    func received(_ datagram: ByteBuffer, age: Duration = .zero, hasMore: Bool = false) {
        guard !isClosed else { return }
        let now = clock()
        if inward == nil {
            core.handle(datagram, arrival: now - age, at: now)
        } else {
            inward?.take(datagram, at: now)
        }
        if !hasMore { drain() }
    }

    /// Calls `body` with the core, passes its result to `told`, and carries out the core's outputs. `body` must not use
    /// the driver; `told` may.
    func drive<Result>(
        _ body: (inout Core, ContinuousClock.Instant) -> Result, told: (Result) -> Void = { _ in }
    ) {
        told(body(&core, clock()))
        drain()
    }

    /// Closes the driver; a second call does nothing. Nothing is sent or reported afterwards.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        timer?.cancel()
        link.close()
    }

    /// Carries out the core's outputs. The handler of an event may drive the core again, whose outputs are then carried
    /// out here too.
    func drain() {
        guard !isClosed else { return }
        guard !isDraining else {
            hasMore = true
            return
        }
        isDraining = true
        repeat {
            hasMore = false
            let now = clock()
            while let datagram = inward?.poll(at: now) { core.handle(datagram, arrival: now, at: now) }
            while !isClosed, let output = core.pollCore(at: now) {
                switch output {
                case .send(let datagram): emit(datagram, at: now)
                case .event(let event): handler(event)
                }
            }
            while let datagram = outward?.poll(at: now) { burst.append(datagram) }
        } while hasMore && !isClosed
        isDraining = false
        flush()
        armTimer()
    }

    private func emit(_ datagram: ByteBuffer, at now: ContinuousClock.Instant) {
        if outward == nil { burst.append(datagram) } else { outward?.take(datagram, at: now) }
    }

    private func flush() {
        guard !burst.isEmpty, !isClosed else { return }
        link.send(burst)
        burst.removeAll(keepingCapacity: true)
    }

    /// Sets the only timer. A timer that is too early is kept: it wakes up, finds nothing to do, and is set again.
    private func armTimer() {
        guard !isClosed else { return }
        let deadlines = [core.nextDeadline, inward?.nextDeadline, outward?.nextDeadline].compactMap(\.self)
        guard let deadline = deadlines.min() else { return }
        if let wakesAt, wakesAt <= deadline { return }
        timer?.cancel()
        wakesAt = deadline
        let pause = max(.zero, deadline - clock())
        let bound = NIOLoopBound(self, eventLoop: loop)
        timer = loop.scheduleTask(in: TimeAmount(pause)) { bound.value.wake() }
    }

    private func wake() {
        wakesAt = nil
        drain()
    }
}
