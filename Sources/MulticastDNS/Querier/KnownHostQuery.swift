package import struct NIOCore.ByteBuffer

/// Asks one host directly for its services where multicast does not reach (RFC 6762, 6.7).
///
/// It sends a query from an ephemeral port with its own id, which is answered as for a legacy resolver. It asks at 0, 1
/// and 3 s, and gives up at 6 s. The driver creates the socket, sends the output of `advance(to:)`, passes in what
/// arrives, and calls `advance(to:)` again at the returned time. Answers only count from the endpoint that was asked
/// and with the query's id. Messages, records and instances beyond `DiscoveryLimits` are ignored.
package struct KnownHostQuery: Sendable {
    private static let sendTimes: [Duration] = [.zero, .seconds(1), .seconds(3)]
    private static let patience = Duration.seconds(6)
    private static let mostFollowUps = 4

    package enum Step: Hashable, Sendable {
        case send(ByteBuffer)
        case wait(until: ContinuousClock.Instant)
        /// It ends with these instances; empty if the host answered that it has none.
        case finished([ServiceInstance])
        /// It ends without a usable answer.
        case unanswered
    }

    private let type: ServiceType
    private let host: Endpoint
    private let id: UInt16
    private let start: ContinuousClock.Instant
    private var sent = 0
    private var followUps = 0
    private var needsFollowUp = false
    private var wasAnswered = false
    private var messages = 0
    private var recordCount = 0
    private var records: [DomainName: [RecordData]] = [:]

    /// Starts a query. `id` comes from the driver's random source.
    package init(_ type: ServiceType, host: Endpoint, id: UInt16, at now: ContinuousClock.Instant) {
        self.type = type
        self.host = host
        self.id = id
        start = now
    }

    /// Handles a message. `advance(to:)` returns the next step.
    package mutating func handle(_ message: DNSMessage, from source: Endpoint) {
        guard message.isResponse, message.id == id, source == host, message.opcode == 0,
            messages < DiscoveryLimits.mostKnownHostMessages
        else { return }
        messages += 1
        wasAnswered = wasAnswered || message.isUsable
        var hasNew = false
        for record in message.records where record.recordClass == .internet && record.ttl > 0 {
            if take(record) { hasNew = true }
        }
        needsFollowUp = hasNew && !missing.isEmpty
    }

    /// Stores a record. Returns whether it is new.
    private mutating func take(_ record: DNSRecord) -> Bool {
        let most = record.name == type.queryName ? DiscoveryLimits.mostKnownHostInstances : DiscoveryLimits.mostOfAName
        let known = records[record.name, default: []]
        guard recordCount < DiscoveryLimits.mostKnownHostRecords, known.count < most, !known.contains(record.data)
        else { return false }
        records[record.name, default: []].append(record.data)
        recordCount += 1
        return true
    }

    /// Returns the next step. Call it until it returns `wait`, `finished` or `unanswered`.
    package mutating func advance(to now: ContinuousClock.Instant) -> Step {
        if wasAnswered, missing.isEmpty { return .finished(instances) }
        if now >= start + Self.patience { return wasAnswered ? .finished(instances) : .unanswered }
        if needsFollowUp, followUps < Self.mostFollowUps {
            needsFollowUp = false
            followUps += 1
            return .send(query)
        }
        guard sent < Self.sendTimes.count else { return .wait(until: start + Self.patience) }
        let due = start + Self.sendTimes[sent]
        guard now >= due else { return .wait(until: due) }
        sent += 1
        return .send(query)
    }

    private var query: ByteBuffer {
        let keys = missing.isEmpty ? [RecordKey(name: type.queryName, type: .ptr)] : missing
        var message = DNSMessage(questions: keys.map { DNSQuestion($0.name, $0.type) })
        message.id = id
        return message.singlePacket()
    }

    private var names: [DomainName] {
        records[type.queryName, default: []].compactMap { data in
            if case .ptr(let target) = data, type.holds(instance: target) { target } else { nil }
        }
    }

    private func location(of name: DomainName) -> ServiceLocation? {
        for case .srv(let location) in records[name, default: []] where location.port != 0 { return location }
        return nil
    }

    private func text(of name: DomainName) -> TextRecord? {
        for case .txt(let text) in records[name, default: []] { return text }
        return nil
    }

    private var missing: [RecordKey] {
        names.flatMap { name in
            (location(of: name) == nil ? [RecordKey(name: name, type: .srv)] : [])
                + (text(of: name) == nil ? [RecordKey(name: name, type: .txt)] : [])
        }
    }

    private var instances: [ServiceInstance] {
        names.compactMap { name in
            guard let location = location(of: name), let text = text(of: name) else { return nil }
            return ServiceInstance(
                fullName: name, host: location.target, port: location.port, text: text,
                addresses: addresses(of: location.target))
        }.sorted { $0.fullName < $1.fullName }
    }

    /// The addresses of a host. The address that was asked is first if the host names it or no other; otherwise last,
    /// since the host may answer for another one. Link-local addresses are left out, since their link is unknown.
    private func addresses(of name: DomainName) -> [ServiceAddress] {
        let said = records[name, default: []].compactMap(\.address)
        let named = said.filter {
            !$0.needsScope && $0 != host.address && $0.canBeHost(onLoopback: host.address.isLoopback)
        }.sorted()
        let own = [host.address]
        let isNamed = named.isEmpty || said.contains(host.address)
        return (isNamed ? own + named : named + own).map { ServiceAddress($0, interface: nil) }
    }
}
