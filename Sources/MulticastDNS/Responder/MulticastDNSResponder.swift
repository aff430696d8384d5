/// Announces our services and answers for them on any number of interfaces (RFC 6762, RFC 6763).
///
/// It owns no clock and no socket. The driver adds the interfaces with their addresses, passes every message to
/// `handle`, calls `advance(to:)` at `nextDeadline`, and after each call takes outputs until there are none.
///
/// A name is probed on each link before it is used there, three times at intervals of 250 ms. If another host has it,
/// the service takes the next name on all links, and `.registered` reports the final one. Then it is announced twice,
/// one second apart, and queries are answered. From then on, the name is only given up to a host that answers for it
/// (`handleDirect`). Each link gets its own addresses. Our own packets, which come back on the same link and perhaps on
/// others, are recognized as ours.
package struct MulticastDNSResponder: Sendable {
    package struct ServiceID: Hashable, Sendable, Comparable {
        let rawValue: Int
        package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    package enum Output: Hashable, Sendable {
        case send(OutgoingDatagram)
        /// The service is announced on every link under this instance label. Reported again after each renaming.
        case registered(ServiceID, name: String)
    }

    struct Link: Sendable {
        var addresses: [IPAddress]
        var pending = PendingAnswers()
    }

    /// A replaced record of ours, while its packets may still come back to us.
    struct Retired: Sendable {
        let record: DNSRecord
        let until: ContinuousClock.Instant
    }

    var registrations: [ServiceID: Registration] = [:]
    var links: [InterfaceIndex: Link] = [:]
    var retired: [Retired] = []
    var conflicts: [ContinuousClock.Instant] = []
    var rivals = UnansweredQuestions<RivalQuestion>()
    var unicastBudget = UnicastBudget()
    var jitter: Jitter
    var outputs = OutputQueue<Output>()
    private var nextID = 0

    /// Creates a responder. `seed` comes from the driver's random source.
    package init(seed: UInt64) { jitter = Jitter(seed: seed) }

    package mutating func pollOutput() -> Output? { outputs.popFirst() }

    /// The time at which to call `advance(to:)` for a probe, an announcement or an answer.
    package var nextDeadline: ContinuousClock.Instant? {
        let steps = registrations.values.flatMap { $0.links.values.compactMap(\.due) }
        return (steps + links.values.compactMap(\.pending.nextDeadline) + [rivals.next].compactMap(\.self)).min()
    }

    package mutating func advance(to now: ContinuousClock.Instant) {
        askRivalsAgain(at: now)
        for id in registrations.keys.sorted() {
            for interface in links.keys.sorted() { step(id, on: interface, at: now) }
            report(id)
        }
        for interface in links.keys.sorted() { flushPending(on: interface, at: now) }
    }

    // MARK: Services

    /// Starts to claim a service's names. A name of another service of ours is skipped at once.
    package mutating func register(_ service: ServiceRecord, at now: ContinuousClock.Instant) throws -> ServiceID {
        var registration = try Registration(service)
        while registrations.values.contains(where: { $0.instanceName == registration.instanceName }) {
            registration.renameInstance()
        }
        let id = ServiceID(rawValue: nextID)
        nextID += 1
        registrations[id] = registration
        for interface in links.keys.sorted() { startProbing(id, on: interface, at: now) }
        report(id)
        return id
    }

    /// Sends a goodbye where the service was announced, and removes it.
    package mutating func unregister(_ id: ServiceID, at now: ContinuousClock.Instant) {
        guard let registration = registrations.removeValue(forKey: id) else { return }
        sayGoodbye(for: registration, at: now)
    }

    /// Sets new TXT strings. They are announced at once on links where the service is announced.
    package mutating func update(_ id: ServiceID, text: TextRecord, at now: ContinuousClock.Instant) throws {
        try ServiceRecord.check(text)
        guard let old = registrations[id], old.service.text != text else { return }
        retire(old.instanceRecords, at: now)
        registrations[id]?.service.text = text
        for interface in links.keys.sorted() { announceAgain(id, on: interface, at: now) }
    }

    // MARK: Interfaces

    /// Adds a link, or sets its new addresses. On a new link, every service is probed. New addresses are announced,
    /// which flushes the old ones from caches.
    package mutating func setInterface(
        _ interface: InterfaceIndex, addresses: [IPAddress], at now: ContinuousClock.Instant
    ) {
        let addresses = addresses.sorted()
        guard let old = links[interface] else {
            links[interface] = Link(addresses: addresses)
            for id in registrations.keys.sorted() { startProbing(id, on: interface, at: now) }
            return
        }
        guard old.addresses != addresses else { return }
        for registration in registrations.values { retire(registration.hostRecords(old.addresses), at: now) }
        links[interface]?.addresses = addresses
        for id in registrations.keys.sorted() { announceAgain(id, on: interface, at: now) }
    }

    /// Removes a link without a goodbye.
    package mutating func removeInterface(_ interface: InterfaceIndex, at now: ContinuousClock.Instant) {
        guard let link = links.removeValue(forKey: interface) else { return }
        for id in registrations.keys.sorted() {
            retire(registrations[id]?.hostRecords(link.addresses) ?? [], at: now)
            registrations[id]?.links[interface] = nil
            report(id)
        }
    }

    // MARK: Shared by the parts

    func addresses(on interface: InterfaceIndex) -> [IPAddress] { links[interface]?.addresses ?? [] }

    mutating func retire(_ records: [DNSRecord], at now: ContinuousClock.Instant) {
        retired.removeAll { $0.until <= now }
        retired += records.map { Retired(record: $0, until: now + .seconds(3)) }
        for interface in links.keys {
            links[interface]?.pending.removeAll { pending in records.contains { $0.isSame(as: pending) } }
        }
    }

    mutating func multicast(_ message: DNSMessage, on interface: InterfaceIndex, at now: ContinuousClock.Instant) {
        if message.isResponse { links[interface]?.pending.sent(message.answers, at: now) }
        for payload in message.packets() {
            outputs.append(.send(OutgoingDatagram(payload: payload, interface: interface, destination: .multicast)))
        }
    }
}
