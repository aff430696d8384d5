package import CastStreaming
package import Logging
import MulticastDNS
package import NIOCore

/// The sending end of one media session on the network: a `StreamingSender` with its socket, on one event loop.
///
/// May be used from any thread. The peer is the device's address and the port of its answer, and nobody else is heard.
/// Where the peer stays silent, it is asked whether it refuses the port: that answer is an event, as the device has
/// ended its part of the session then.
package final class StreamingSenderDriver: Sendable {
    package struct Configuration: Sendable {
        /// IP literals, with a scope where they need one (`fe80::1%2`), and the port of the answer.
        package var peerAddress: String
        package var peerPort: Int
        /// Nil: whichever the system's routes choose.
        package var localAddress: String?
        package var streams: [StreamParameters]
        package var settings = SenderSettings()
        package var trafficClass: TrafficClass?
        package var impairment: Impairment?
        package var logger = Logger(label: "marquee.streaming")

        package init(peerAddress: String, peerPort: Int, streams: [StreamParameters]) {
            self.peerAddress = peerAddress
            self.peerPort = peerPort
            self.streams = streams
        }
    }

    package enum Event: Sendable {
        case core(StreamingSender.Event)
        /// The device says that nobody listens on the port. Told once.
        case portRefused
        /// The socket failed.
        case failed(any Error)
    }

    package let eventLoop: any EventLoop
    package let localPort: Int
    private let state: NIOLoopBound<State>

    private init(eventLoop: any EventLoop, localPort: Int, state: State) {
        self.eventLoop = eventLoop
        self.localPort = localPort
        self.state = NIOLoopBound(state, eventLoop: eventLoop)
    }

    /// Opens the socket and begins. Events come on the loop, in order; none after `close()`.
    ///
    /// - Throws: what the system says where the address is none, or no socket can be had.
    package static func start(
        _ configuration: Configuration, on loop: any EventLoop,
        clock: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        handler: @escaping @Sendable (Event) -> Void
    ) async throws -> StreamingSenderDriver {
        let peer = try SocketAddress(ipAddress: configuration.peerAddress, port: configuration.peerPort)
        let local = try configuration.localAddress.map { try SocketAddress(ipAddress: $0, port: 0) } ?? peer.anyLocal
        guard let endpoint = Endpoint(peer) else { throw SystemCallError("connect", 0) }
        return try await StreamingSocket.bind(
            to: local, filter: PeerFilter(peer: endpoint), peerScope: peer.scope,
            trafficClass: configuration.trafficClass, logger: configuration.logger, on: loop
        ).map { socket in
            let state = State(configuration, peer: peer, socket: socket.value, loop: loop, clock: clock, handler)
            return StreamingSenderDriver(eventLoop: loop, localPort: socket.value.localPort, state: state)
        }.get()
    }

    /// Gives a frame to the sender; what became of it is told on the loop.
    package func enqueue(
        _ frame: StreamingSender.OutgoingFrame, stream index: Int,
        outcome: @escaping @Sendable (StreamingSender.EnqueueOutcome) -> Void
    ) {
        eventLoop.runOnLoop { [state] in
            guard let driver = state.value.driver else { return outcome(.dropped(.ended)) }
            driver.drive({ core, now in core.enqueue(frame, stream: index, at: now) }, told: outcome)
        }
    }

    /// Whether a frame would be dropped, asked before it is encoded; nil: it would not. Answered on the loop.
    package func admission(
        of timestamp: RTPTimestamp, stream index: Int,
        answer: @escaping @Sendable (StreamingSender.DropReason?) -> Void
    ) {
        eventLoop.runOnLoop { [state] in
            guard let driver = state.value.driver else { return answer(.ended) }
            driver.drive({ core, now in core.admission(stream: index, timestamp: timestamp, at: now) }, told: answer)
        }
    }

    /// As `StreamingSender.setTargetDelays`.
    package func setTargetDelays(_ bounds: ClosedRange<Duration>) {
        withCore { core, _ in core.setTargetDelays(bounds) }
    }

    /// Does something with the core on the loop, at once where this is the loop already. Not from within another body.
    package func withCore(_ body: @escaping @Sendable (inout StreamingSender, ContinuousClock.Instant) -> Void) {
        eventLoop.runOnLoop { [state] in state.value.driver?.drive(body) }
    }

    package func statistics() async -> StreamingStatistics? {
        try? await eventLoop.submit { [state] in state.value.driver?.core.statistics }.get()
    }

    package func counters() async -> (datagrams: DatagramCounters, refused: Int) {
        let counted = try? await eventLoop.submit { [state] in
            (state.value.socket.counters, state.value.socket.refused)
        }.get()
        return (counted?.0 ?? DatagramCounters(), counted?.1 ?? 0)
    }

    /// To whom the socket sends.
    var peerAddress: EventLoopFuture<SocketAddress?> {
        eventLoop.submit { [state] in state.value.socket.peerAddress }
    }

    /// Idempotent.
    package func close() {
        eventLoop.runOnLoop { [state] in state.value.close() }
    }

    /// What lives on the loop.
    private final class State {
        let socket: StreamingSocket
        private(set) var driver: CoreDriver<StreamingSender>?
        private let handler: @Sendable (Event) -> Void
        private let watch: PortWatch

        init(
            _ configuration: Configuration, peer: SocketAddress, socket: StreamingSocket, loop: any EventLoop,
            clock: @escaping @Sendable () -> ContinuousClock.Instant, _ handler: @escaping @Sendable (Event) -> Void
        ) {
            self.socket = socket
            self.handler = handler
            watch = PortWatch(
                loop: loop, received: { socket.counters.received }, ask: { PortProbe(peer) },
                refused: { handler(.portRefused) })
            var settings = configuration.settings
            if peer.protocol == .inet6 {
                settings.maximumDatagram = min(settings.maximumDatagram, StreamingLimits.maximumDatagramIPv6)
            }
            let starts = configuration.streams.map {
                ($0.index, StreamStart(frame: .first, sequenceNumber: .random(in: .min ... .max)))
            }
            let core = StreamingSender(
                streams: configuration.streams, settings: settings,
                starts: Dictionary(starts, uniquingKeysWith: { first, _ in first }), at: clock())
            let driver = CoreDriver(
                core: core, link: socket, impairment: configuration.impairment, loop: loop, clock: clock
            ) { handler(.core($0)) }
            self.driver = driver
            socket.received = { [weak driver] in driver?.received($0, age: $1, hasMore: $2) }
            socket.closed = { [weak self] error in self?.socketClosed(error) }
            driver.drain()
            watch.start()
        }

        func close() {
            watch.stop()
            driver?.close()
            driver = nil
            socket.close()
        }

        private func socketClosed(_ error: (any Error)?) {
            guard driver != nil, let error else { return }
            close()
            handler(.failed(error))
        }
    }
}

extension EventLoop {
    /// Runs at once where this is the loop.
    func runOnLoop(_ body: @escaping @Sendable () -> Void) {
        if inEventLoop { body() } else { execute(body) }
    }
}

extension SocketAddress {
    /// The wildcard of the same family.
    var anyLocal: SocketAddress {
        get throws { try SocketAddress(ipAddress: self.protocol == .inet6 ? "::" : "0.0.0.0", port: 0) }
    }
}
