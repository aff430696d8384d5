package import struct NIOCore.ByteBuffer

extension DNSMessage {
    /// The bytes of UDP payload that fit unfragmented into an Ethernet frame with IPv4 or IPv6.
    package static let packetSize = 1440

    /// Encodes the message in as many packets as it needs.
    ///
    /// Known answers that do not fit go into further packets without questions; each packet except the last has TC set
    /// (RFC 6762, 7.2). Answers that do not fit go into a further response. Additional records that do not fit are left
    /// out, since they are optional. A single record larger than `limit` gets its own packet.
    package func packets(limit: Int = DNSMessage.packetSize) -> [ByteBuffer] {
        var finished: [PacketBuilder] = []
        var builder = PacketBuilder(self, limit: limit)
        func place(_ section: PacketBuilder.Section, _ write: (inout DNSWriter) -> Void) {
            if builder.add(section, write) { return }
            if section == .additional, isResponse { return }
            if section == .answer, !isResponse { builder.markTruncated() }
            finished.append(builder)
            builder = PacketBuilder(self, limit: limit)
            _ = builder.add(section, write)
        }
        for question in questions { place(.question) { $0.write(question) } }
        for record in answers { place(.answer) { $0.write(record) } }
        for record in authorities { place(.authority) { $0.write(record) } }
        for record in additionals { place(.additional) { $0.write(record) } }
        return (finished + [builder]).map(\.buffer)
    }

    /// Encodes the message in one packet for a legacy resolver. Records that do not fit are left out, and TC is set.
    package func singlePacket(limit: Int = DNSMessage.packetSize) -> ByteBuffer {
        var builder = PacketBuilder(self, limit: limit)
        for question in questions { _ = builder.add(.question) { $0.write(question) } }
        for record in answers where !builder.add(.answer, { $0.write(record) }) { builder.markTruncated() }
        for record in additionals { _ = builder.add(.additional) { $0.write(record) } }
        return builder.buffer
    }
}

/// A packet under construction. Sections must be added in their order on the wire.
private struct PacketBuilder {
    enum Section: Int { case question, answer, authority, additional }

    private let limit: Int
    private var writer = DNSWriter()
    private var flags: UInt16
    private var counts: [UInt16] = [0, 0, 0, 0]

    init(_ message: DNSMessage, limit: Int) {
        self.limit = limit
        flags = message.flags
        writer.write(message.id)
        for value in [flags] + counts { writer.write(value) }
    }

    mutating func markTruncated() { flags |= 0x0200 }

    /// Returns false and writes nothing if the entry does not fit.
    mutating func add(_ section: Section, _ write: (inout DNSWriter) -> Void) -> Bool {
        let mark = writer.bytes.count
        write(&writer)
        if writer.bytes.count > limit, counts != [0, 0, 0, 0] {
            writer.rollBack(to: mark)
            return false
        }
        counts[section.rawValue] += 1
        return true
    }

    var buffer: ByteBuffer {
        var writer = writer
        for (index, value) in ([flags] + counts).enumerated() { writer.overwrite(value, at: 2 + 2 * index) }
        return ByteBuffer(bytes: writer.bytes)
    }
}
