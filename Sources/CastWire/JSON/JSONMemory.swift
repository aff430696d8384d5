/// The largest number of bytes that values take in memory: the value itself and its heap blocks.
///
/// A block is the size that Swift's standard library requests plus the allocator's own bytes, rounded up to 16.
package enum JSONMemory {
    /// The value without its heap blocks.
    package static let value = MemoryLayout<JSONValue>.stride

    /// The heap bytes of a string. Up to 15 bytes fit into the value.
    package static func string(_ length: Int) -> Int {
        length <= 15 ? 0 : block(32 + length + 1)
    }

    /// The heap bytes of an array without its elements.
    package static func array(_ count: Int) -> Int {
        count == 0 ? 0 : block(32)
    }

    /// The heap bytes of an object without its values and the text of its names.
    ///
    /// Its table has at least four thirds as many places as members, in a power of two. Each has a name and a value.
    package static func object(_ count: Int) -> Int {
        guard count > 0 else { return 0 }
        var places = 2
        while places * 3 < count * 4 { places *= 2 }
        let table = block(64 + max(places / 8, 8) + places * (MemoryLayout<String>.stride + value))
        return max(table - count * value, 0)
    }

    /// The least cost of an object while it is read. It may become a payload's own type, such as a queue item, which
    /// takes as much even if every member is absent.
    static let leastObject = 256

    private static func block(_ bytes: Int) -> Int {
        (bytes + 8 + 15) & ~15
    }
}

extension JSONValue {
    /// The largest number of bytes that the value takes in memory. It is counted for stored values of a peer.
    package var memorySize: Int {
        JSONMemory.value + ownedMemory
    }

    private var ownedMemory: Int {
        switch self {
        case .null, .bool, .number: 0
        case .string(let text): JSONMemory.string(text.utf8.count)
        case .array(let elements):
            elements.reduce(JSONMemory.array(elements.count)) { $0 + $1.memorySize }
        case .object(let members):
            members.reduce(JSONMemory.object(members.count)) {
                $0 + JSONMemory.string($1.key.utf8.count) + $1.value.memorySize
            }
        }
    }

    /// The length in bytes of the text that `JSONPayload.encode` makes of the value, counted without writing it.
    package var encodedSize: Int {
        switch self {
        case .null: 4
        case .bool(let value): value ? 4 : 5
        case .number(let value): Self.encodedSize(of: value)
        case .string(let text): Self.encodedSize(of: text)
        case .array(let elements):
            elements.reduce(max(elements.count + 1, 2)) { $0 + $1.encodedSize }
        case .object(let members):
            members.reduce(max(members.count + 1, 2)) {
                $0 + Self.encodedSize(of: $1.key) + 1 + $1.value.encodedSize
            }
        }
    }

    private static func encodedSize(of number: Double) -> Int {
        if let whole = Int(exactly: number) { return whole.description.utf8.count }
        return number.isFinite ? number.description.utf8.count : 4
    }

    private static func encodedSize(of text: String) -> Int {
        text.utf8.reduce(2) { size, byte in
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x08, 0x09, 0x0A, 0x0C, 0x0D: size + 2
            case 0..<0x20: size + 6
            default: size + 1
            }
        }
    }
}
