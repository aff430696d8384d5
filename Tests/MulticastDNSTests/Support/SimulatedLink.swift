import NIOCore

@testable import MulticastDNS

/// One link with hosts on it, a millisecond apart, on manual time. Multicast reaches every host, the sender too, as on
/// a real one. Each host may have a querier, a responder or both; `sent` keeps every packet for the tests to look at.
final class SimulatedLink {
    struct Host {
        var address: IPv4Address
        var querier: MulticastDNSQuerier
        var responder: MulticastDNSResponder
        var events: [ServiceEvent] = []
        var names: [String] = []
        var isConnected = true
    }

    struct Packet {
        var at: Duration
        var host: Int
        var source: Endpoint
        var message: DNSMessage
        var destination: OutgoingDatagram.Destination
    }

    static let interface = InterfaceIndex(1)
    /// Where direct questions are put from, and answered to.
    private static let directPort: UInt16 = 40_000
    let start = ContinuousClock.now
    private(set) var now: ContinuousClock.Instant
    var hosts: [Host] = []
    private(set) var sent: [Packet] = []
    private var flying: [(due: ContinuousClock.Instant, packet: Packet)] = []

    init() { now = start }

    func addHost(_ last: UInt8, seed: UInt64? = nil) -> Int {
        let seed = seed ?? UInt64(last)
        let address = IPv4Address(10, 0, 0, last)
        var host = Host(
            address: address, querier: MulticastDNSQuerier(seed: seed),
            responder: MulticastDNSResponder(seed: seed + 100))
        host.querier.addInterface(Self.interface, at: now)
        host.responder.setInterface(Self.interface, addresses: [.v4(address)], at: now)
        hosts.append(host)
        return hosts.count - 1
    }

    /// Runs an action of a host and takes what comes of it.
    @discardableResult
    func on<Value>(_ host: Int, _ action: (inout Host, ContinuousClock.Instant) throws -> Value) rethrows -> Value {
        let value = try action(&hosts[host], now)
        collect(host)
        return value
    }

    @discardableResult
    func browse(_ host: Int, subtype: String? = nil) throws -> MulticastDNSQuerier.BrowseID {
        let type = try ServiceType("_googlecast._tcp", subtype: subtype)
        return on(host) { $0.querier.startBrowsing(type, at: $1) }
    }

    @discardableResult
    func publish(_ host: Int, _ service: ServiceRecord) throws -> MulticastDNSResponder.ServiceID {
        try on(host) { try $0.responder.register(service, at: $1) }
    }

    func send(_ message: DNSMessage, from source: Endpoint, to destination: OutgoingDatagram.Destination = .multicast) {
        let packet = Packet(at: now - start, host: -1, source: source, message: message, destination: destination)
        sent.append(packet)
        flying.append((now + .milliseconds(1), packet))
    }

    func run(for duration: Duration) {
        let end = now + duration
        while let next = nextTime, next <= end {
            now = max(now, next)
            deliver()
            for index in hosts.indices where hosts[index].isConnected {
                hosts[index].querier.advance(to: now)
                hosts[index].responder.advance(to: now)
                collect(index)
            }
        }
        now = end
    }

    private var nextTime: ContinuousClock.Instant? {
        let timers = hosts.filter(\.isConnected).flatMap {
            [$0.querier.nextDeadline, $0.responder.nextDeadline].compactMap(\.self)
        }
        return (timers + flying.map(\.due)).min()
    }

    private func deliver() {
        let due = flying.filter { $0.due <= now }.map(\.packet)
        flying.removeAll { $0.due <= now }
        for packet in due {
            for index in hosts.indices where hosts[index].isConnected && reaches(packet, hosts[index]) {
                if case .unicast(let endpoint) = packet.destination, endpoint.port == Self.directPort {
                    hosts[index].querier.handleDirect(packet.message, from: packet.source, at: now)
                    hosts[index].responder.handleDirect(packet.message, from: packet.source, at: now)
                    collect(index)
                    continue
                }
                let delivery: Delivery = packet.destination == .multicast ? .multicast : .unicast
                hosts[index].querier.handle(packet.message, from: packet.source, interface: Self.interface, at: now)
                hosts[index].responder.handle(
                    packet.message, from: packet.source, interface: Self.interface, delivery: delivery, at: now)
                collect(index)
            }
        }
    }

    private func reaches(_ packet: Packet, _ host: Host) -> Bool {
        switch packet.destination {
        case .multicast: true
        case .unicast(let endpoint), .direct(let endpoint):
            endpoint.address == .v4(host.address) && [5353, Self.directPort].contains(endpoint.port)
        }
    }

    private func collect(_ host: Int) {
        while let output = hosts[host].querier.pollOutput() {
            switch output {
            case .send(let datagram): transmit(datagram, from: host)
            case .event(_, let event): hosts[host].events.append(event)
            }
        }
        while let output = hosts[host].responder.pollOutput() {
            switch output {
            case .send(let datagram): transmit(datagram, from: host)
            case .registered(_, let name): hosts[host].names.append(name)
            }
        }
    }

    private func transmit(_ datagram: OutgoingDatagram, from host: Int) {
        guard hosts[host].isConnected, let message = try? DNSMessage(decoding: datagram.payload) else { return }
        var port: UInt16 = 5353
        if case .direct = datagram.destination { port = Self.directPort }
        let packet = Packet(
            at: now - start, host: host, source: Endpoint(.v4(hosts[host].address), port: port), message: message,
            destination: datagram.destination)
        sent.append(packet)
        flying.append((now + .milliseconds(1), packet))
    }
}

extension ServiceRecord {
    /// A living-room device as Cast announces it.
    static func living(
        _ instance: String = "Chromecast-0123", port: UInt16 = 8009, host: String = "marquee-0badcafe",
        text: TextRecord? = nil
    ) throws -> ServiceRecord {
        try ServiceRecord(
            instance: instance, type: "_googlecast._tcp", subtypes: ["_CC1AD845"], port: port,
            text: text ?? TextRecord(["id": "0123456789abcdef", "fn": "Living room"]), hostLabel: host)
    }
}

extension SimulatedLink.Packet {
    var isProbe: Bool { !message.isResponse && !message.authorities.isEmpty }
    var isGoodbye: Bool { message.isResponse && !message.answers.isEmpty && message.answers.allSatisfy { $0.ttl == 0 } }
}

func name(_ dotted: String) throws -> DomainName { try DomainName(dotted: dotted) }
