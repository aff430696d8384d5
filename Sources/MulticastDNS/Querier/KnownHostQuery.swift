package import struct NIOCore.ByteBuffer

/// Asks one host directly what it serves, where multicast does not reach (RFC 6762, 6.7): a query from an ephemeral
/// port with an id of its own, answered as to a legacy resolver. It is asked at 0, 1 and 3 s, and given up at 6 s.
///
/// The driver makes the socket, sends what `advance(to:)` says, hands in what arrives, and calls `advance(to:)` again
/// when the time that it named has come. Answers count only from the endpoint that was asked and with the query's id,
/// and of them only so much (`DiscoveryLimits`): more messages, records and instances are passed over.
package struct KnownHostQuery: Sendable {
    private static let sendTimes: [Duration] = [.zero, .seconds(1), .seconds(3)]
    private static let patience = Duration.seconds(6)
    private static let mostFollowUps = 4

    package enum Step: Hashable, Sendable {
        case send(ByteBuffer)
        case wait(until: ContinuousClock.Instant)
        /// Over. Empty where the host answered that it serves nothing of the type.
        case finished([ServiceInstance])
        /// Over: no usable answer came.
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
    /// What was said, by name.
    private var records: [DomainName: [RecordData]] = [:]

    /// `id` comes from the driver's random source.
    package init(_ type: ServiceType, host: Endpoint, id: UInt16, at now: ContinuousClock.Instant) {
        self.type = type
        self.host = host
        self.id = id
        start = now
    }

    /// Takes a message; `advance(to:)` then says what comes of it.
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

    /// Whether it is new.
    private mutating func take(_ record: DNSRecord) -> Bool {
        let most = record.name == type.queryName ? DiscoveryLimits.mostKnownHostInstances : DiscoveryLimits.mostOfAName
        let known = records[record.name, default: []]
        guard recordCount < DiscoveryLimits.mostKnownHostRecords, known.count < most, !known.contains(record.data)
        else { return false }
        records[record.name, default: []].append(record.data)
        recordCount += 1
        return true
    }

    /// To be called until it says to wait or that it is over.
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

    /// The address that was asked first when the host names it or names none; else last, since the host may answer for
    /// another one. Link-local addresses are left out: here nothing says on which link they hold.
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
