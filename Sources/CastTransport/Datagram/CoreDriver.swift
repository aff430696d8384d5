import NIOCore

/// Drives one core on one event loop: gives it datagrams and the time, sends what it wants sent in bursts, hands on
/// what it tells, and wakes it at its next deadline. An `Impairment` sits between it and the network, where there is
/// one.
///
/// Confined to its loop. The clock is given, so that a test moves it together with its loop.
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

    /// A datagram of the peer came.
    ///
    /// - Parameters:
    ///   - age: How long it has waited on this machine.
    ///   - hasMore: Another one that came with it follows at once: what comes of both is carried out then.
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

    /// Does something with the core, tells what it gave, and carries out what comes of it. `body` must not use the
    /// driver; `told` may.
    func drive<Result>(
        _ body: (inout Core, ContinuousClock.Instant) -> Result, told: (Result) -> Void = { _ in }
    ) {
        told(body(&core, clock()))
        drain()
    }

    /// Idempotent. Nothing is sent or told afterwards.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        timer?.cancel()
        link.close()
    }

    /// Events are told between bursts; whoever hears one may drive the core again, which is carried out here too.
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

    /// One timer at a time. One that is too early is left: it wakes, finds nothing to do, and is set anew.
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
