import SenderScripts

/// What a peer may send as a message of known fields, good and bad; the same bytes in each run.
struct PeerBytes {
    /// What a field of a message should be.
    indirect enum Kind: Sendable {
        case number, bytes
        case message([UInt64: Kind])
    }

    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func number(below bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }

    static func varint(_ value: UInt64) -> [UInt8] {
        value < 0x80 ? [UInt8(value)] : [UInt8(value & 0x7F) | 0x80] + varint(value >> 7)
    }

    /// Mostly whole, and sometimes torn off or with one byte of another value.
    mutating func message(_ fields: [UInt64: Kind]) -> [UInt8] {
        var bytes = whole(fields)
        if !bytes.isEmpty, number(below: 6) == 0 { bytes.removeLast(number(below: bytes.count)) }
        if !bytes.isEmpty, number(below: 6) == 0 {
            bytes[number(below: bytes.count)] = UInt8(truncatingIfNeeded: generator.next())
        }
        return bytes
    }

    private mutating func whole(_ fields: [UInt64: Kind]) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<number(below: 7) { bytes += field(of: fields) }
        return bytes
    }

    private mutating func field(of fields: [UInt64: Kind], depth: Int = 0) -> [UInt8] {
        let field = UInt64(number(below: fields.count + 3))
        let type = number(below: 12) == 0 ? UInt64(number(below: 8)) : Self.wireType(fields[field])
        let tag = Self.varint(field << 3 | type)
        switch type {
        case 0:
            let values: [UInt64] = [0, 1, 2, 3, 200, generator.next(), 1 << 32, 1 << 32 | 1, .max]
            return tag + Self.varint(values[number(below: values.count)])
        case 1: return tag + [UInt8](repeating: 1, count: 8)
        case 2:
            let inner: [UInt8] =
                if case .message(let fields) = fields[field] {
                    // Now and then nothing of a message.
                    number(below: 10) == 0 ? [0xFF, 1] : whole(fields)
                } else {
                    [UInt8](repeating: 0xA5, count: [0, 3, 32, 200][number(below: 4)])
                }
            return tag + Self.varint(UInt64(inner.count)) + inner
        case 3:
            let inner = depth < 3 && number(below: 2) == 0 ? self.field(of: fields, depth: depth + 1) : []
            return tag + inner + Self.varint(field << 3 | 4)
        case 5: return tag + [1, 2, 3, 4]
        default: return tag
        }
    }

    private static func wireType(_ kind: Kind?) -> UInt64 {
        switch kind {
        case .number, nil: 0
        case .bytes, .message: 2
        }
    }
}
