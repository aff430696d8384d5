import CastStreaming
import MulticastDNS

/// Decides which datagrams a media socket accepts.
///
/// A sender knows its peer completely: the device's address and the port in its answer. A receiver only knows the
/// address of the TLS connection. Its peer's port is that of the first packet of an agreed stream (by its SSRC and, for
/// media, its payload type), and does not change. Datagrams from elsewhere are refused and counted. Without this,
/// anybody on the network could feed a decoder, or have the feedback sent to a third party.
struct PeerFilter: Sendable {
    enum Outcome: Equatable, Sendable {
        case accepted
        /// The datagram is accepted, and the peer's port is now known.
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

    /// Accepts only this peer.
    init(peer: Endpoint) {
        address = peer.address
        port = peer.port
        streams = []
        senders = []
    }

    /// Accepts the port from which the first packet of one of these streams comes.
    init(address: IPAddress, streams: [StreamParameters]) {
        self.address = address
        self.streams = Set(streams.map { Stream(ssrc: $0.senderSSRC, payloadType: $0.payloadType) })
        senders = Set(streams.map(\.senderSSRC))
    }

    var peer: Endpoint? { port.map { Endpoint(address, port: $0) } }

    /// Checks a datagram. `kind` is evaluated only while the port is not known.
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
