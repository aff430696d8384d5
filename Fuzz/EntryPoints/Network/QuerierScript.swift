import MulticastDNS
import SenderCore

import struct NIOCore.ByteBuffer

/// Plays a network to the mDNS querier, with its timers. What it asks is bounded by what it heard and by the time, and
/// what it tells of a service makes sense: found before updated, removed once.
struct QuerierScript {
    private static let links = [InterfaceIndex(1), InterfaceIndex(2)]
    private static let latest = Duration.seconds(7_200)
    private static let host = Endpoint(.v4(IPv4Address(192, 0, 2, 7)), port: multicastDNSPort)

    private var querier = MulticastDNSQuerier(seed: 3)
    private var knownHost: KnownHostQuery
    private var browses: [MulticastDNSQuerier.BrowseID: Set<DomainName>] = [:]
    private let serviceType: ServiceType
    private let start = ContinuousClock.now
    private var now: ContinuousClock.Instant
    private var fed = 0
    private var sent = 0
    private var wakeups = 0
    private(set) var steps = 0

    init() {
        now = start
        guard let type = try? ServiceType("_googlecast._tcp") else { fatalError("it is a service type") }
        serviceType = type
        knownHost = KnownHostQuery(type, host: Self.host, id: 7, at: now)
        querier.addInterface(Self.links[0], at: now)
        startBrowsing()
    }

    mutating func step(_ input: inout FuzzInput) {
        steps += 1
        let link = Self.links[0]
        switch input.number(below: 8) {
        case 0: hear(input.buffer(), on: link)
        case 1, 2: hear(NameTable.message(&input).singlePacket(limit: DNSMessage.maximumSize), on: link)
        case 3: hear(NameTable.message(&input).singlePacket(limit: DNSMessage.maximumSize), on: Self.links[1])
        case 4: change(&input)
        case 5:
            let name = try? NameTable.type.prepending("\(NameTable.service)\(input.byte())")
            querier.reconfirm(name ?? NameTable.type, at: now)
        default: pass(input.duration() * 8)
        }
        poll()
    }

    func checkWeight() {
        Weight.check(querier, fed: fed, factor: 256, "the querier")
        Weight.check(knownHost, fed: fed, factor: 256, "the query of a known host")
    }

    private mutating func hear(_ datagram: ByteBuffer, on link: InterfaceIndex) {
        fed += datagram.readableBytes
        guard let message = try? DNSMessage(decoding: datagram) else { return }
        querier.handle(message, from: Self.host, interface: link, at: now)
        var answer = message
        answer.id = 7
        knownHost.handle(answer, from: Self.host)
        askKnownHost()
    }

    private mutating func askKnownHost() {
        for _ in 0..<16 {
            guard case .send(let datagram) = knownHost.advance(to: now) else { return }
            invariant(datagram.readableBytes <= DNSMessage.maximumSize, "a question fits into no datagram")
        }
        invariant(false, "a known host is asked without end")
    }

    private mutating func change(_ input: inout FuzzInput) {
        switch input.number(below: 4) {
        case 0: querier.addInterface(Self.links[1], at: now)
        case 1: querier.removeInterface(Self.links[input.number(below: 2)], at: now)
        case 2: if browses.count < 4 { startBrowsing() }
        default:
            guard let id = browses.keys.sorted().first else { return }
            poll()
            querier.stopBrowsing(id, at: now)
            browses[id] = nil
        }
        querier.addInterface(Self.links[0], at: now)
    }

    private mutating func startBrowsing() {
        let id = querier.startBrowsing(serviceType, at: now)
        browses[id] = []
    }

    private mutating func pass(_ duration: Duration) {
        let end = min(now + duration, start + Self.latest)
        var soon = 0
        while wakeups < 500, let next = querier.nextDeadline, next <= end {
            soon = next > now ? 0 : soon + 1
            invariant(soon < 8, "the querier is due again at once")
            wakeups += 1
            now = max(now, next)
            querier.advance(to: now)
            poll()
        }
        now = max(now, end)
    }

    private mutating func poll() {
        while let output = querier.pollOutput() {
            switch output {
            case .send(let datagram):
                sent += datagram.payload.readableBytes
                invariant(datagram.payload.readableBytes <= DNSMessage.maximumSize, "a question fits into no datagram")
            case .event(let id, let event): take(event, of: id)
            }
        }
        let allowed = 65_536 + 256 * fed + 2_048 * Int((now - start) / .seconds(1))
        invariant(sent <= allowed, "\(sent) bytes are asked after \(fed) were heard")
    }

    private mutating func take(_ event: ServiceEvent, of id: MulticastDNSQuerier.BrowseID) {
        guard var known = browses[id] else { return }
        let instance = event.instance
        let name = instance.fullName
        switch event {
        case .found: invariant(known.insert(name).inserted, "a service is found that is there")
        case .updated, .announced: invariant(known.contains(name), "news of a service that is not there")
        case .removed: invariant(known.remove(name) != nil, "a service goes that is not there")
        }
        browses[id] = known
        let device = DeviceAnnouncement(
            instanceName: instance.name, text: instance.text.values,
            addresses: instance.addresses.map { "\($0.address)" }, port: Int(instance.port)
        ).device
        invariant(!device.deviceID.isEmpty || instance.name.isEmpty, "a device without an id")
    }
}
