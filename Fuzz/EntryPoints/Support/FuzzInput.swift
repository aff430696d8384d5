import struct NIOCore.ByteBuffer

/// A fuzzer's bytes, read as small values. Where they have run out, everything reads as zero or empty, so that each
/// input means something.
struct FuzzInput {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    var isEmpty: Bool { rest.isEmpty }

    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    mutating func flag() -> Bool { byte() & 1 == 1 }

    mutating func word() -> UInt16 { UInt16(byte()) << 8 | UInt16(byte()) }

    mutating func long() -> UInt32 { UInt32(word()) << 16 | UInt32(word()) }

    /// - Parameter bound: 1 to 256.
    mutating func number(below bound: Int) -> Int { Int(byte()) % bound }

    /// Up to so many bytes, as many as a word says.
    mutating func bytes(atMost limit: Int = 9_000) -> [UInt8] {
        let count = min(Int(word()), limit)
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
    }

    mutating func buffer(atMost limit: Int = 9_000) -> ByteBuffer { ByteBuffer(bytes: bytes(atMost: limit)) }

    /// All that is left.
    mutating func remainder() -> [UInt8] {
        defer { rest = [] }
        return Array(rest)
    }

    /// Short times mostly, up to two minutes: a byte's low bits are a mantissa, its high ones an exponent.
    mutating func duration() -> Duration {
        let byte = byte()
        return .microseconds((Int64(byte & 15) * 500) << Int64(byte >> 4))
    }
}

/// A fuzzer's bytes, read as lines of text: what is said by whom is one line, so that cutting, doubling and mixing
/// lines makes conversations of conversations.
struct FuzzLines {
    /// More are passed over: a long input is to be deep, not slow.
    static let limit = 400

    let lines: [String]

    init(_ bytes: [UInt8]) {
        lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: Self.limit).prefix(Self.limit).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}

extension Substring {
    /// The number that the text begins with; 0 where there is none, and where it is too large.
    var leadingNumber: Int { Int(prefix { $0.isASCII && $0.isNumber }) ?? 0 }
}
