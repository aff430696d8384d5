package import struct NIOCore.ByteBuffer

/// One host's multicast DNS: a querier and a responder. It decides which of them reads a datagram and how much is read,
/// and combines their outputs and deadlines.
///
/// It owns no clock and no socket. The driver passes every datagram to `received`, calls `advance(to:)` at
/// `nextDeadline`, and after each call takes outputs until there are none. It calls a core directly for anything that
/// concerns only that core.
package struct MulticastDNSHost: Sendable {
    package enum Output: Hashable, Sendable {
        case send(OutgoingDatagram)
        case event(MulticastDNSQuerier.BrowseID, ServiceEvent)
        case registered(MulticastDNSResponder.ServiceID, name: String)
    }

    package var querier: MulticastDNSQuerier
    package var responder: MulticastDNSResponder
    private var budgets: [InterfaceIndex: InputBudget] = [:]

    /// Creates a host. The seeds come from the driver's random source.
    package init(querierSeed: UInt64, responderSeed: UInt64) {
        querier = MulticastDNSQuerier(seed: querierSeed)
        responder = MulticastDNSResponder(seed: responderSeed)
    }

    /// Handles a datagram.
    ///
    /// Answers and announcements only count from addresses on the link (`LinkPrefixes`), questions from any address.
    /// - Returns: false if the datagram is dropped unread, because it is a response from outside the link, or the
    ///   link's budget is spent.
    /// - Throws: `DNSError` if the bytes are not a message.
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
        // A probe (RFC 6762, 8.1) contains the records that its host will announce.
        guard isNear || message.authorities.isEmpty else { return false }
        // Questions to the group ask for multicast answers only, so a unicast response was not requested.
        if delivery == .multicast { querier.handle(message, from: source, interface: interface, at: now) }
        responder.handle(message, from: source, interface: interface, delivery: delivery, at: now)
        return true
    }

    /// Whether a message is a response. It reads only the header, so that a flood of responses costs no more.
    private static func answers(_ datagram: ByteBuffer) -> Bool {
        let header = datagram.readableBytesView
        return header.count > 2 && header[header.startIndex + 2] & 0x80 != 0
    }

    /// Handles a datagram on the port from which direct questions are sent.
    /// - Throws: `DNSError` if the bytes are not a message.
    package mutating func receivedDirect(
        _ datagram: ByteBuffer, from source: Endpoint, at now: ContinuousClock.Instant
    ) throws {
        let message = try DNSMessage(decoding: datagram)
        // Each core recognizes its own questions by their ids.
        querier.handleDirect(message, from: source, at: now)
        responder.handleDirect(message, from: source, at: now)
    }

    /// Removes a link and everything that was learned on it.
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

    /// The earlier deadline of the two cores.
    package var nextDeadline: ContinuousClock.Instant? {
        [querier.nextDeadline, responder.nextDeadline].compactMap(\.self).min()
    }

    package mutating func advance(to now: ContinuousClock.Instant) {
        querier.advance(to: now)
        responder.advance(to: now)
    }
}
