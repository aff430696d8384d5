package import CastStreaming
package import Logging
import MulticastDNS
package import NIOCore

/// The receiving end of one media session on the network: a `StreamingReceiver` with its socket, on one event loop.
///
/// It may be used from any thread. The peer has the address of the TLS connection and the port of the first packet of
/// an agreed stream. Datagrams from others are ignored.
package final class StreamingReceiverDriver: Sendable {
    package struct Configuration: Sendable {
        /// The local address: an IP literal, possibly a wildcard, with a scope if it needs one. With port 0, any free
        /// port is used.
        package var host: String
        package var port = 0
        /// The IP literal of the peer's TLS connection.
        package var peerAddress: String
        package var streams: [StreamParameters]
        package var settings = ReceiverSettings()
        package var trafficClass: TrafficClass?
        package var impairment: Impairment?
        package var logger = Logger(label: "marquee.streaming")

        package init(host: String, peerAddress: String, streams: [StreamParameters]) {
            self.host = host
            self.peerAddress = peerAddress
            self.streams = streams
        }
    }

    package enum Event: Sendable {
        /// A frame, in order, as soon as it is complete and decodable. It is to be shown or played at `playout`.
        case frame(stream: Int, EncodedFrame, playout: ContinuousClock.Instant)
        case event(StreamingReceiver.Event)
        /// The socket has failed. This is the last event.
        case failed(any Error)
    }

    package struct Statistics: Sendable {
        package let core: StreamingStatistics
        package let datagrams: DatagramCounters
        /// The number of datagrams from others than the peer.
        package let refused: Int
    }

    package let eventLoop: any EventLoop
    /// The local port, for the answer.
    package let port: Int
    private let state: NIOLoopBound<State>

    private init(eventLoop: any EventLoop, port: Int, state: State) {
        self.eventLoop = eventLoop
        self.port = port
        self.state = NIOLoopBound(state, eventLoop: eventLoop)
    }

    /// Opens the socket and starts to listen. Events come on the loop, in order; none comes after `close()`.
    ///
    /// - Throws: the system's error if an address is not valid or no socket can be opened.
    package static func bind(
        _ configuration: Configuration, on loop: any EventLoop,
        clock: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        handler: @escaping @Sendable (Event) -> Void
    ) -> EventLoopFuture<StreamingReceiverDriver> {
        let (local, peer): (SocketAddress, SocketAddress)
        do {
            local = try SocketAddress(ipAddress: configuration.host, port: configuration.port)
            peer = try SocketAddress(ipAddress: configuration.peerAddress, port: 0)
        } catch {
            return loop.makeFailedFuture(error)
        }
        guard let address = IPAddress(peer) else {
            return loop.makeFailedFuture(SystemCallError("bind", 0))
        }
        return StreamingSocket.bind(
            to: local, filter: PeerFilter(address: address, streams: configuration.streams),
            trafficClass: configuration.trafficClass, takesOffload: true, logger: configuration.logger, on: loop
        ).map { socket in
            let state = State(configuration, socket: socket.value, loop: loop, clock: clock, handler)
            return StreamingReceiverDriver(eventLoop: loop, port: socket.value.localPort, state: state)
        }
    }

    /// Requests a key frame for the decoder of a stream.
    package func requestKeyFrame(stream index: Int) {
        withCore { core, now in core.requestKeyFrame(stream: index, at: now) }
    }

    /// Calls `body` with the core on the loop, or at once if this is the loop. It must not be called from another body.
    package func withCore(_ body: @escaping @Sendable (inout StreamingReceiver, ContinuousClock.Instant) -> Void) {
        eventLoop.runOnLoop { [state] in state.value.driver?.drive(body) }
    }

    /// Returns the statistics; it fails once the driver is closed.
    package func statistics() -> EventLoopFuture<Statistics> {
        eventLoop.submit { [state] in
            guard let driver = state.value.driver else { throw ChannelError.alreadyClosed }
            return Statistics(
                core: driver.core.statistics, datagrams: state.value.socket.counters,
                refused: state.value.socket.refused)
        }
    }

    /// Closes the driver; a second call does nothing.
    package func close() {
        eventLoop.runOnLoop { [state] in state.value.close() }
    }

    /// The state that is confined to the loop.
    private final class State {
        let socket: StreamingSocket
        private(set) var driver: CoreDriver<StreamingReceiver>?
        private let handler: @Sendable (Event) -> Void

        init(
            _ configuration: Configuration, socket: StreamingSocket, loop: any EventLoop,
            clock: @escaping @Sendable () -> ContinuousClock.Instant, _ handler: @escaping @Sendable (Event) -> Void
        ) {
            self.socket = socket
            self.handler = handler
            let core = StreamingReceiver(
                streams: configuration.streams, settings: configuration.settings, at: clock())
            let driver = CoreDriver(
                core: core, link: socket, impairment: configuration.impairment, loop: loop, clock: clock
            ) { news in
                switch news {
                case .frame(let stream, let frame, let playout):
                    handler(.frame(stream: stream, frame, playout: playout))
                case .event(let event): handler(.event(event))
                }
            }
            self.driver = driver
            socket.received = { [weak driver] in driver?.received($0, age: $1, hasMore: $2) }
            socket.closed = { [weak self] error in self?.socketClosed(error) }
            driver.drain()
        }

        func close() {
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
