import Logging
import MulticastDNS
import NIOCore
import NIOPosix

/// Carries out the decisions of ``MulticastDNSHost``: it has the sockets, the clock and one timer for the next
/// deadline. Confined to its event loop.
final class DiscoveryDriver {
    typealias ServiceID = MulticastDNSResponder.ServiceID
    typealias BrowseID = MulticastDNSQuerier.BrowseID

    let loop: any EventLoop
    let logger: Logger
    private let selection: InterfaceSelection
    private var host = MulticastDNSHost(
        querierSeed: .random(in: 0...UInt64.max), responderSeed: .random(in: 0...UInt64.max))
    private var links: [InterfaceIndex: LinkSockets] = [:]
    private var unicastChannels: [any Channel] = []
    private var hasUnicast = false
    /// The sockets for questions to single hosts.
    private lazy var direct = DirectSockets(loop: loop, logger: logger) { [weak self] in self?.receivedDirect($0) }
    /// All interfaces, from which the addresses on each link are known.
    private var interfaces: [NetworkInterface] = []
    private var timer: (deadline: ContinuousClock.Instant, task: Scheduled<Void>)?
    private var browses: [BrowseID: AsyncStream<ServiceEvent>.Continuation] = [:]
    private var announcing: [ServiceID: EventLoopPromise<(ServiceID, String)>] = [:]
    private var names: [ServiceID: String] = [:]
    /// The first error of opening a socket; later ones are only in the log.
    private var firstFailure: (any Error)?
    private var isShutDown = false

    init(loop: any EventLoop, selection: InterfaceSelection, logger: Logger) {
        self.loop = loop
        self.selection = selection
        self.logger = logger
    }

    // MARK: Requests of the service

    func browse(_ type: ServiceType, _ continuation: AsyncStream<ServiceEvent>.Continuation) -> BrowseID? {
        guard !isShutDown else { return nil }
        let id = host.querier.startBrowsing(type, at: .now)
        browses[id] = continuation
        pump()
        return id
    }

    func stopBrowsing(_ id: BrowseID) {
        browses[id] = nil
        host.querier.stopBrowsing(id, at: .now)
        pump()
    }

    func reconfirm(_ instance: DomainName) {
        host.querier.reconfirm(instance, at: .now)
        pump()
    }

    func confirm(_ instance: DomainName, at addresses: Set<IPAddress>, port: UInt16) {
        host.querier.confirm(instance, at: addresses, port: port, at: .now)
        pump()
    }

    func publish(_ service: ServiceRecord) -> EventLoopFuture<(ServiceID, String)> {
        openUnicast()
        do {
            let id = try host.responder.register(service, at: .now)
            let promise = loop.makePromise(of: (ServiceID, String).self)
            announcing[id] = promise
            pump()
            return promise.futureResult
        } catch {
            return loop.makeFailedFuture(error)
        }
    }

    func name(of id: ServiceID) -> String? { names[id] }

    func update(_ id: ServiceID, text: TextRecord) throws {
        try host.responder.update(id, text: text, at: .now)
        pump()
    }

    func withdraw(_ id: ServiceID) {
        host.responder.unregister(id, at: .now)
        names[id] = nil
        announcing.removeValue(forKey: id)?.fail(MulticastDNSService.ended)
        pump()
        if names.isEmpty, announcing.isEmpty { closeUnicast() }
    }

    func shutdown() -> EventLoopFuture<Void> {
        for id in Set(names.keys).union(announcing.keys) { withdraw(id) }
        isShutDown = true
        timer?.task.cancel()
        timer = nil
        for continuation in browses.values { continuation.finish() }
        browses = [:]
        closeUnicast()
        let closed = links.values.flatMap { $0.close() } + direct.close()
        links = [:]
        return EventLoopFuture.andAllComplete(closed, on: loop)
    }

    // MARK: Interfaces

    /// Opens all possible sockets; fails if none could be opened.
    func start(with interfaces: [NetworkInterface]) -> EventLoopFuture<Void> {
        let wanted = interfaces.filter(selection.includes)
        guard !wanted.isEmpty else { return loop.makeFailedFuture(noInterface(among: interfaces)) }
        let bound = NIOLoopBound(self, eventLoop: loop)
        return apply(interfaces).flatMapThrowing {
            guard bound.value.links.values.contains(where: { !$0.isEmpty }) else { throw bound.value.noSocket() }
        }
    }

    /// Follows a new list of interfaces.
    func apply(_ interfaces: [NetworkInterface]) -> EventLoopFuture<Void> {
        guard !isShutDown else { return loop.makeSucceededVoidFuture() }
        self.interfaces = interfaces
        let wanted = Dictionary(uniqueKeysWithValues: interfaces.filter(selection.includes).map { ($0.index, $0) })
        for (index, link) in links where wanted[index]?.hasSameFamilies(as: link.interface) != true {
            drop(index, link)
        }
        var opened: [EventLoopFuture<Void>] = []
        for interface in wanted.values.sorted(by: { $0.index < $1.index }) {
            if let link = links[interface.index] {
                link.interface = interface
                host.querier.setNeighbours(interfaces.neighbours(on: interface), on: interface.index)
                host.responder.setInterface(interface.index, addresses: interface.addresses.map(\.address), at: .now)
            } else {
                opened.append(open(interface))
            }
        }
        pump()
        return EventLoopFuture.andAllComplete(opened, on: loop)
    }

    private func drop(_ index: InterfaceIndex, _ link: LinkSockets) {
        logger.debug("multicast DNS leaves interface \(link.interface.name)")
        links[index] = nil
        _ = link.close()
        host.removeInterface(index, at: .now)
    }

    private func open(_ interface: NetworkInterface) -> EventLoopFuture<Void> {
        let link = LinkSockets(interface, logger: logger)
        links[interface.index] = link
        let bound = NIOLoopBound((driver: self, link: link), eventLoop: loop)
        let opened = interface.families.map { family in
            socket(on: interface.name) {
                try MulticastSockets.multicast(family, interface: interface.index)
            } receive: { driver, envelope in
                driver.received(envelope, interface: interface.index)
            }
            .map { bound.value.link.add($0, for: family) }
        }
        return EventLoopFuture.andAllComplete(opened, on: loop).map {
            bound.value.driver.opened(bound.value.link)
        }
    }

    private func opened(_ link: LinkSockets) {
        let interface = link.interface
        guard links[interface.index] === link else {
            _ = link.close()
            return
        }
        guard !link.isEmpty else {
            // Removed, so that the next change of the network tries it again.
            links[interface.index] = nil
            return
        }
        host.querier.addInterface(
            interface.index, isLoopback: interface.isLoopback, neighbours: interfaces.neighbours(on: interface),
            at: .now)
        host.responder.setInterface(interface.index, addresses: interface.addresses.map(\.address), at: .now)
        pump()
    }

    private func socket(
        on name: String, open: () throws -> CInt,
        receive: @escaping (DiscoveryDriver, AddressedEnvelope<ByteBuffer>) -> Void
    ) -> EventLoopFuture<DiscoverySocket> {
        do {
            let descriptor = try open()
            let received = NIOLoopBound(
                { [weak self] (envelope: AddressedEnvelope<ByteBuffer>) in
                    if let self { receive(self, envelope) }
                }, eventLoop: loop)
            return MulticastSockets.channel(descriptor, on: loop, received: received)
        } catch {
            if firstFailure == nil { firstFailure = error }
            logger.debug("multicast DNS can't open a socket on \(name): \(error)")
            return loop.makeFailedFuture(error)
        }
    }

    // MARK: Unicast

    /// Accepts unicast datagrams on the port, only while something is published.
    ///
    /// A unicast datagram reaches only one of the sockets that are bound to the port. A process that only browses must
    /// not take those for another program.
    private func openUnicast() {
        guard !hasUnicast else { return }
        hasUnicast = true
        let bound = NIOLoopBound(self, eventLoop: loop)
        for family in MulticastSockets.Family.allCases {
            socket(on: "port 5353") {
                try MulticastSockets.unicast(family)
            } receive: { driver, envelope in
                driver.receivedUnicast(envelope)
            }
            .whenSuccess { socket in
                if bound.value.hasUnicast {
                    bound.value.unicastChannels.append(socket.channel)
                } else {
                    socket.channel.close(promise: nil)
                }
            }
        }
    }

    private func closeUnicast() {
        hasUnicast = false
        for channel in unicastChannels { channel.close(promise: nil) }
        unicastChannels = []
    }

    private func receivedDirect(_ envelope: AddressedEnvelope<ByteBuffer>) {
        guard !isShutDown, let source = Endpoint(envelope.remoteAddress) else { return }
        do {
            try host.receivedDirect(envelope.data, from: source, at: .now)
            pump()
        } catch {
            logger.trace("a datagram from \(source.address) was dropped: \(error)")
        }
    }

    /// Assigns a datagram to the link that has the destination address. A host that asks itself uses loopback, whatever
    /// address it asks.
    private func receivedUnicast(_ envelope: AddressedEnvelope<ByteBuffer>) {
        guard let info = envelope.metadata?.packetInfo else { return }
        let asked = IPAddress(info.destinationAddress)
        let owner = links.values.first { link in link.interface.addresses.contains { $0.address == asked } }
        let arrived = InterfaceIndex(UInt32(clamping: info.interfaceIndex))
        guard asked.map(\.isGroup) == false else { return }
        take(envelope, interface: owner?.interface.index ?? arrived, delivery: .unicast)
    }

    /// Assigns a datagram to the interface that it arrived on.
    ///
    /// Some kernels deliver a group's datagram to the socket of another interface (seen with IPv4 and several
    /// interfaces, with IP_MULTICAST_ALL off). The arrival interface decides, since a link-local address is valid only
    /// there.
    private func received(_ envelope: AddressedEnvelope<ByteBuffer>, interface: InterfaceIndex) {
        let arrived = envelope.metadata?.packetInfo.map { InterfaceIndex(UInt32(clamping: $0.interfaceIndex)) }
        let interface = arrived ?? interface
        guard links[interface] != nil else { return }
        take(envelope, interface: interface, delivery: .multicast)
    }

    private func take(_ envelope: AddressedEnvelope<ByteBuffer>, interface: InterfaceIndex, delivery: Delivery) {
        guard !isShutDown, let source = Endpoint(envelope.remoteAddress) else { return }
        let now = ContinuousClock.now
        do {
            let isRead = try host.received(
                envelope.data, from: source, interface: interface, delivery: delivery, at: now)
            if isRead { pump() }
        } catch {
            logger.trace("a datagram from \(source.address) was dropped: \(error)")
        }
    }

    // MARK: Carrying out decisions

    private func pump() {
        guard !isShutDown else { return }
        while let output = host.pollOutput() {
            switch output {
            case .send(let datagram): send(datagram)
            case .event(let id, let event): browses[id]?.yield(event)
            case .registered(let id, let name): registered(id, name)
            }
        }
        rearm()
    }

    private func registered(_ id: ServiceID, _ name: String) {
        names[id] = name
        announcing.removeValue(forKey: id)?.succeed((id, name))
    }

    private func send(_ datagram: OutgoingDatagram) {
        switch datagram.destination {
        case .multicast: links[datagram.interface]?.multicast(datagram.payload)
        case .unicast(let endpoint): links[datagram.interface]?.unicast(datagram.payload, to: endpoint)
        case .direct(let endpoint): direct.send(datagram.payload, to: endpoint, on: datagram.interface)
        }
    }

    private func rearm() {
        let deadline = host.nextDeadline
        guard deadline != timer?.deadline else { return }
        timer?.task.cancel()
        timer = deadline.map { deadline in
            let bound = NIOLoopBound(self, eventLoop: loop)
            let task = loop.scheduleTask(in: TimeAmount(ContinuousClock.now.duration(to: deadline))) {
                bound.value.fire()
            }
            return (deadline, task)
        }
    }

    private func fire() {
        timer = nil
        host.advance(to: .now)
        pump()
    }

    // MARK: Errors

    private func noInterface(among interfaces: [NetworkInterface]) -> DiscoveryError {
        let there = interfaces.map(\.name).joined(separator: ", ")
        let sentence =
            switch selection {
            case .all: "No network interface is up with an address; bring one up (ip link shows them)."
            case .named(let names):
                "None of the interfaces \(names.joined(separator: ", ")) is up with an address; there are: \(there)."
            }
        return DiscoveryError(.noInterface, sentence)
    }

    private func noSocket() -> DiscoveryError {
        DiscoveryError.noSocket(cause: firstFailure)
    }
}

extension NetworkInterface {
    var families: [MulticastSockets.Family] {
        let hasIPv4 = addresses.contains { if case .v4 = $0.address { true } else { false } }
        let hasIPv6 = addresses.contains { if case .v6 = $0.address { true } else { false } }
        return (hasIPv4 ? [.v4] : []) + (hasIPv6 ? [.v6] : [])
    }

    func hasSameFamilies(as other: NetworkInterface) -> Bool { families == other.families }
}
