package import struct NIOCore.ByteBuffer

/// Multicast DNS as one host speaks it: who of the two cores reads what arrives and how much of it, what they want done,
/// and when either wants to be woken.
///
/// It owns no clock and no socket. The driver hands it every datagram (`received`), calls `advance(to:)` when
/// `nextDeadline` has come, and after each call takes outputs until there are none; what only one of the cores needs to
/// know it is told itself.
package struct MulticastDNSHost: Sendable {
    package enum Output: Hashable, Sendable {
        case send(OutgoingDatagram)
        case event(MulticastDNSQuerier.BrowseID, ServiceEvent)
        case registered(MulticastDNSResponder.ServiceID, name: String)
    }

    package var querier: MulticastDNSQuerier
    package var responder: MulticastDNSResponder
    private var budgets: [InterfaceIndex: InputBudget] = [:]

    /// The seeds come from the driver's random source.
    package init(querierSeed: UInt64, responderSeed: UInt64) {
        querier = MulticastDNSQuerier(seed: querierSeed)
        responder = MulticastDNSResponder(seed: responderSeed)
    }

    /// A datagram came.
    ///
    /// Answers and announcements count from addresses on the link alone (`LinkPrefixes`). Anybody may ask.
    /// - Returns: False where it is dropped unread: it answers and its source is not on the link, or its link's budget
    ///   is spent.
    /// - Throws: `DNSError` for what is no message.
    package mutating func received(
        _ datagram: ByteBuffer, from source: Endpoint, interface: InterfaceIndex, delivery: Delivery,
        at now: ContinuousClock.Instant
    ) throws -> Bool {
        let isNear = querier.links[interface]?.neighbours?.contains(source.address) ?? true
        guard isNear || !Self.answers(datagram) else { return false }
        let isTrusted = querier.isTrusted(source.address, on: interface)
        let size = datagram.readableBytes
        guard
            budgets[interface, default: InputBudget()]
                .take(size, from: source.address, isTrusted: isTrusted, at: now)
        else { return false }
        let message = try DNSMessage(decoding: datagram)
        // A probe (RFC 6762, 8.1) says what its host is going to announce.
        guard isNear || message.authorities.isEmpty else { return false }
        // Answers are asked for by multicast only, so one that comes by unicast was asked for by nobody here.
        if delivery == .multicast { querier.handle(message, from: source, interface: interface, at: now) }
        responder.handle(message, from: source, interface: interface, delivery: delivery, at: now)
        return true
    }

    /// Whether a message is a response, by its header alone: a flood of them costs no more than this look.
    private static func answers(_ datagram: ByteBuffer) -> Bool {
        let header = datagram.readableBytesView
        return header.count > 2 && header[header.startIndex + 2] & 0x80 != 0
    }

    /// A datagram came to the port that direct questions are put from.
    /// - Throws: `DNSError` for what is no message.
    package mutating func receivedDirect(
        _ datagram: ByteBuffer, from source: Endpoint, at now: ContinuousClock.Instant
    ) throws {
        let message = try DNSMessage(decoding: datagram)
        // Each knows its own questions by their ids.
        querier.handleDirect(message, from: source, at: now)
        responder.handleDirect(message, from: source, at: now)
    }

    /// The link is gone, with all that was known of it.
    package mutating func removeInterface(_ interface: InterfaceIndex, at now: ContinuousClock.Instant) {
        budgets[interface] = nil
        querier.removeInterface(interface, at: now)
        responder.removeInterface(interface, at: now)
    }

    package mutating func pollOutput() -> Output? {
        switch querier.pollOutput() {
        case .send(let datagram): return .send(datagram)
        case .event(let id, let event): return .event(id, event)
        case nil: break
        }
        return switch responder.pollOutput() {
        case .send(let datagram): .send(datagram)
        case .registered(let id, let name): .registered(id, name: name)
        case nil: nil
        }
    }

    /// The earlier of the cores' deadlines.
    package var nextDeadline: ContinuousClock.Instant? {
        [querier.nextDeadline, responder.nextDeadline].compactMap(\.self).min()
    }

    package mutating func advance(to now: ContinuousClock.Instant) {
        querier.advance(to: now)
        responder.advance(to: now)
    }
}
