import CastStreaming
import MulticastDNS

/// From where a media socket takes datagrams.
///
/// A sender knows its peer whole: the device's address and the port of its answer. A receiver knows only the address
/// from which the TLS connection came; the port is that of the first packet which belongs to a stream that was agreed
/// on (its SSRC and, for media, its payload type), and stays. What comes from elsewhere is refused and counted. Without
/// this, anybody in the network could feed a decoder, or have the feedback sent to a third party.
struct PeerFilter: Sendable {
    enum Outcome: Equatable, Sendable {
        case accepted
        /// The peer's port is known from now on.
        case acceptedFirst(port: UInt16)
        case refused
    }

    private struct Stream: Hashable {
        let ssrc: UInt32
        let payloadType: UInt8
    }

    private let address: IPAddress
    private var port: UInt16?
    private let streams: Set<Stream>
    private let senders: Set<UInt32>
    private(set) var refused = 0

    /// Exactly this peer.
    init(peer: Endpoint) {
        address = peer.address
        port = peer.port
        streams = []
        senders = []
    }

    /// The port from which the first packet of one of these streams comes.
    init(address: IPAddress, streams: [StreamParameters]) {
        self.address = address
        self.streams = Set(streams.map { Stream(ssrc: $0.senderSSRC, payloadType: $0.payloadType) })
        senders = Set(streams.map(\.senderSSRC))
    }

    var peer: Endpoint? { port.map { Endpoint(address, port: $0) } }

    /// `kind` is asked only where the port is not known yet.
    mutating func check(_ source: Endpoint, _ kind: @autoclosure () -> StreamingDatagram) -> Outcome {
        guard source.address == address else { return refuse() }
        if let port { return source.port == port ? .accepted : refuse() }
        guard isOffered(kind()) else { return refuse() }
        port = source.port
        return .acceptedFirst(port: source.port)
    }

    private func isOffered(_ kind: StreamingDatagram) -> Bool {
        switch kind {
        case .rtp(let ssrc, let payloadType): streams.contains(Stream(ssrc: ssrc, payloadType: payloadType))
        // The sender report that comes before the first packet.
        case .rtcp(let ssrc): senders.contains(ssrc)
        case .unknown: false
        }
    }

    private mutating func refuse() -> Outcome {
        refused += 1
        return .refused
    }
}
