package import CastStreaming
package import Logging
import MulticastDNS
package import NIOCore

/// The sending end of one media session on the network: a `StreamingSender` with its socket, on one event loop.
///
/// It may be used from any thread. The peer is the device's address and the port in its answer; datagrams from others
/// are ignored. If the peer stays silent, its port is probed. A refusal is an event, since the device has then ended
/// its part of the session.
package final class StreamingSenderDriver: Sendable {
    package struct Configuration: Sendable {
        /// The device's IP literal, with a scope if it needs one (`fe80::1%2`); `peerPort` is the port in its answer.
        package var peerAddress: String
        package var peerPort: Int
        /// The local IP literal. If nil, the system's routes decide.
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
        /// The device reports that nobody listens on the port. Sent once.
        case portRefused
        /// The socket has failed.
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

    /// Opens the socket and starts to send. Events come on the loop, in order; none comes after `close()`.
    ///
    /// - Throws: the system's error if an address is not valid or no socket can be opened.
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

    /// Passes a frame to the sender and reports the outcome on the loop.
    package func enqueue(
        _ frame: StreamingSender.OutgoingFrame, stream index: Int,
        outcome: @escaping @Sendable (StreamingSender.EnqueueOutcome) -> Void
    ) {
        eventLoop.runOnLoop { [state] in
            guard let driver = state.value.driver else { return outcome(.dropped(.ended)) }
            driver.drive({ core, now in core.enqueue(frame, stream: index, at: now) }, told: outcome)
        }
    }

    /// Reports on the loop why a frame would be dropped, before it is encoded; nil if it would not be dropped.
    package func admission(
        of timestamp: RTPTimestamp, stream index: Int,
        answer: @escaping @Sendable (StreamingSender.DropReason?) -> Void
    ) {
        eventLoop.runOnLoop { [state] in
            guard let driver = state.value.driver else { return answer(.ended) }
            driver.drive({ core, now in core.admission(stream: index, timestamp: timestamp, at: now) }, told: answer)
        }
    }

    /// Does the same as `StreamingSender.setTargetDelays`.
    package func setTargetDelays(_ bounds: ClosedRange<Duration>) {
        withCore { core, _ in core.setTargetDelays(bounds) }
    }

    /// Calls `body` with the core on the loop, or at once if this is the loop. It must not be called from another body.
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

    /// The address to which the socket sends.
    var peerAddress: EventLoopFuture<SocketAddress?> {
        eventLoop.submit { [state] in state.value.socket.peerAddress }
    }

    /// Closes the driver; a second call does nothing.
    package func close() {
        eventLoop.runOnLoop { [state] in state.value.close() }
    }

    /// The state that is confined to the loop.
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
    /// Runs `body` on the loop, or at once if this is the loop.
    func runOnLoop(_ body: @escaping @Sendable () -> Void) {
        if inEventLoop { body() } else { execute(body) }
    }
}

extension SocketAddress {
    /// The wildcard address of the same family.
    var anyLocal: SocketAddress {
        get throws { try SocketAddress(ipAddress: self.protocol == .inet6 ? "::" : "0.0.0.0", port: 0) }
    }
}
