/// Writes the parts of a DNS message. Names are compressed with earlier names (RFC 1035, 4.1.4).
///
/// A suffix is reused only if its case matches too, since people see the case of an instance's name.
struct DNSWriter {
    private static let highestOffset = 0x3FFF

    private(set) var bytes: [UInt8] = []
    private var offsets: [[UInt8]: Int] = [:]
    private let compresses: Bool

    init(compresses: Bool = true) { self.compresses = compresses }

    mutating func write(_ value: UInt8) { bytes.append(value) }

    mutating func write(_ value: UInt16) {
        bytes.append(UInt8(value >> 8))
        bytes.append(UInt8(value & 0xFF))
    }

    mutating func write(_ value: UInt32) {
        write(UInt16(value >> 16))
        write(UInt16(value & 0xFFFF))
    }

    mutating func overwrite(_ value: UInt16, at offset: Int) {
        bytes[offset] = UInt8(value >> 8)
        bytes[offset + 1] = UInt8(value & 0xFF)
    }

    mutating func rollBack(to count: Int) {
        bytes.removeLast(bytes.count - count)
        offsets = offsets.filter { $0.value < count }
    }

    mutating func write(_ name: DomainName, compressing: Bool = true) {
        for index in name.labels.indices {
            let suffix = name.labels[index...].flatMap { [UInt8($0.count)] + $0 }
            if compresses, compressing, let offset = offsets[suffix] {
                return write(0xC000 | UInt16(offset))
            }
            if offsets[suffix] == nil, bytes.count <= Self.highestOffset { offsets[suffix] = bytes.count }
            write(UInt8(name.labels[index].count))
            bytes += name.labels[index]
        }
        write(UInt8(0))
    }

    mutating func write(_ question: DNSQuestion) {
        write(question.name)
        write(question.type.rawValue)
        write(question.recordClass.rawValue | (question.wantsUnicast ? 0x8000 : 0))
    }

    mutating func write(_ record: DNSRecord) {
        write(record.name)
        write(record.type.rawValue)
        write(record.recordClass.rawValue | (record.cacheFlush ? 0x8000 : 0))
        write(record.ttl)
        let lengthOffset = bytes.count
        write(UInt16(0))
        write(record.data)
        overwrite(UInt16(clamping: bytes.count - lengthOffset - 2), at: lengthOffset)
    }

    mutating func write(_ data: RecordData) {
        switch data {
        case .a(let address): write(address.rawValue)
        case .aaaa(let address): bytes += address.bytes
        case .ptr(let name): write(name)
        case .srv(let location):
            write(location.priority)
            write(location.weight)
            write(location.port)
            // Legacy resolvers expect an uncompressed SRV target (RFC 6762, 18.14), and all others can read it.
            write(location.target, compressing: false)
        case .txt(let text): write(text)
        case .nsec(let next, let types): writeTypes(types, next: next)
        case .other(_, let raw): bytes += raw
        }
    }

    private mutating func write(_ text: TextRecord) {
        if text.strings.isEmpty { write(UInt8(0)) }
        for string in text.strings {
            write(UInt8(clamping: string.count))
            bytes += string.prefix(255)
        }
    }

    private mutating func writeTypes(_ types: [RecordType], next: DomainName) {
        write(next)
        let bits = types.map { Int($0.rawValue) }.filter { $0 < 256 }
        guard let highest = bits.max() else { return }
        var bitmap = [UInt8](repeating: 0, count: highest / 8 + 1)
        for bit in bits { bitmap[bit / 8] |= 0x80 >> UInt8(bit % 8) }
        write(UInt8(0))
        write(UInt8(bitmap.count))
        bytes += bitmap
    }
}

extension RecordData {
    /// The data without compression, for comparing simultaneous probes (RFC 6762, 8.2).
    var canonicalBytes: [UInt8] {
        var writer = DNSWriter(compresses: false)
        writer.write(self)
        return writer.bytes
    }
}
