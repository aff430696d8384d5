/// Reads the parts of a DNS message from untrusted bytes.
///
/// Every read checks its bounds and throws `DNSError`. A compression pointer must point before the part of the name
/// that it ends, so reading a name takes a bounded number of steps for any bytes.
struct DNSReader {
    private static let maximumJumps = 64

    let bytes: [UInt8]
    private(set) var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var remaining: Int { bytes.count - position }

    mutating func readUInt8() throws -> UInt8 {
        let value = try byte(at: position)
        position += 1
        return value
    }

    mutating func readUInt16() throws -> UInt16 {
        UInt16(try readUInt8()) << 8 | UInt16(try readUInt8())
    }

    mutating func readUInt32() throws -> UInt32 {
        UInt32(try readUInt16()) << 16 | UInt32(try readUInt16())
    }

    mutating func readBytes(_ count: Int) throws -> [UInt8] {
        guard count >= 0, count <= remaining else { throw Self.truncated(at: bytes.count) }
        defer { position += count }
        return Array(bytes[position..<(position + count)])
    }

    ///     +0 0 length | label ... +   a label, length 1 to 63
    ///     +1 1 offset (14 bits)   +   the rest of the name is at this offset from the message's start
    ///     +0 0 0 0 0 0 0 0        +   the end
    mutating func readName() throws -> DomainName {
        var wire: [UInt8] = []
        var cursor = position
        var runStart = position
        var end: Int?
        var jumps = 0
        while true {
            let head = try byte(at: cursor)
            switch head >> 6 {
            case 0 where head == 0:
                position = end ?? cursor + 1
                return DomainName(wire: wire + [0])
            case 0:
                let next = cursor + 1 + Int(head)
                guard next <= bytes.count else { throw Self.truncated(at: bytes.count) }
                guard wire.count + Int(head) + 2 <= DomainName.maximumLength else {
                    throw DNSError(.badName, "The name at byte \(position) is longer than 255 bytes.")
                }
                wire.append(contentsOf: bytes[cursor..<next])
                cursor = next
            case 3:
                let target = Int(head & 0x3F) << 8 | Int(try byte(at: cursor + 1))
                jumps += 1
                guard target < runStart, jumps <= Self.maximumJumps else {
                    throw DNSError(.badName, "The compression pointer at byte \(cursor) does not point backwards.")
                }
                end = end ?? cursor + 2
                runStart = target
                cursor = target
            default:
                throw DNSError(.badName, "The label at byte \(cursor) has an unknown form.")
            }
        }
    }

    private func byte(at index: Int) throws -> UInt8 {
        guard bytes.indices.contains(index) else { throw Self.truncated(at: bytes.count) }
        return bytes[index]
    }

    private static func truncated(at offset: Int) -> DNSError {
        DNSError(.truncated, "The DNS message ends at byte \(offset), inside a field.")
    }
}

extension DNSReader {
    /// name, type (2), class (2)
    mutating func readQuestion() throws -> DNSQuestion {
        let name = try readName()
        let type = RecordType(rawValue: try readUInt16())
        let bits = try readUInt16()
        return DNSQuestion(
            name, type, wantsUnicast: bits & 0x8000 != 0, recordClass: RecordClass(rawValue: bits & 0x7FFF))
    }

    /// name, type (2), class (2), ttl (4), length (2), data
    mutating func readRecord() throws -> DNSRecord {
        let name = try readName()
        let type = RecordType(rawValue: try readUInt16())
        let bits = try readUInt16()
        let ttl = try readUInt32()
        let length = Int(try readUInt16())
        guard length <= remaining else { throw Self.truncated(at: bytes.count) }
        let end = position + length
        let data = try readData(type, length: length)
        guard position == end else {
            throw DNSError(.badData, "The data of the record \(name) of type \(type.rawValue) has a wrong length.")
        }
        return DNSRecord(
            name, data, ttl: ttl, cacheFlush: bits & 0x8000 != 0, recordClass: RecordClass(rawValue: bits & 0x7FFF))
    }

    private mutating func readData(_ type: RecordType, length: Int) throws -> RecordData {
        switch type {
        case .a where length == 4:
            return .a(IPv4Address(rawValue: try readUInt32()))
        case .aaaa where length == 16:
            let high = UInt64(try readUInt32()) << 32 | UInt64(try readUInt32())
            return .aaaa(IPv6Address(high: high, low: UInt64(try readUInt32()) << 32 | UInt64(try readUInt32())))
        case .a, .aaaa:
            throw DNSError(.badData, "An address record has \(length) bytes.")
        case .ptr:
            return .ptr(try readName())
        case .srv:
            return .srv(
                ServiceLocation(
                    priority: try readUInt16(), weight: try readUInt16(), port: try readUInt16(),
                    target: try readName()))
        case .txt:
            return .txt(try readText(length: length))
        case .nsec:
            return try readTypes(end: position + length)
        default:
            return .other(type, try readBytes(length))
        }
    }

    /// Strings of one length byte and that many bytes each. An empty record is written as an empty string.
    private mutating func readText(length: Int) throws -> TextRecord {
        var rest = try readBytes(length)[...]
        var text = TextRecord()
        while let size = rest.popFirst() {
            guard size <= rest.count else { throw DNSError(.badData, "A TXT record ends inside a string.") }
            if size > 0 { text.strings.append(Array(rest.prefix(Int(size)))) }
            rest = rest.dropFirst(Int(size))
        }
        return text
    }

    /// next name, then blocks of: window (1), length 1 to 32 (1), bitmap. Only window 0 is used. Windows must ascend
    /// (RFC 4034, 4.1.2), so that no block repeats another.
    private mutating func readTypes(end: Int) throws -> RecordData {
        let next = try readName()
        var types: [RecordType] = []
        var lastWindow = -1
        while position < end {
            let window = try readUInt8()
            guard Int(window) > lastWindow else { throw DNSError(.badData, "The blocks of an NSEC record go back.") }
            lastWindow = Int(window)
            let bitmap = try readBytes(Int(try readUInt8()))
            guard window == 0, bitmap.count <= 32 else { continue }
            for bit in 0..<(bitmap.count * 8) where bitmap[bit / 8] & (0x80 >> UInt8(bit % 8)) != 0 {
                types.append(RecordType(rawValue: UInt16(bit)))
            }
        }
        return .nsec(next: next, types: types)
    }
}
