/// Reads protobuf field by field: strictly, without a copy of what is passed over, and nothing trusts a length.
struct ProtobufReader {
    enum WireType: UInt8 {
        case varint, fixed64, lengthDelimited, startGroup, endGroup, fixed32
    }

    struct Tag: Equatable {
        let field: UInt32
        let type: WireType
    }

    /// Groups within each other: as many as SwiftProtobuf takes, whose hundred levels count the message itself.
    static let depth = 99

    private let bytes: UnsafeRawBufferPointer
    private let depth: Int
    private var position = 0

    init(_ bytes: UnsafeRawBufferPointer, depth: Int = Self.depth) { (self.bytes, self.depth) = (bytes, depth) }

    private var left: Int { bytes.count - position }

    /// What comes next; nil at the end.
    mutating func nextTag() throws(ProtobufFault) -> Tag? {
        guard position < bytes.count else { return nil }
        let (start, value) = (position, try varint())
        // Five bytes hold all that a tag may be.
        guard position - start <= 5, let raw = UInt32(exactly: value), raw >> 3 > 0,
            let type = WireType(rawValue: UInt8(raw & 7))
        else { throw .malformedProtobuf }
        return Tag(field: raw >> 3, type: type)
    }

    /// Bits beyond 64 are dropped, as others do.
    mutating func varint() throws(ProtobufFault) -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
            guard shift < 64 else { throw .malformedProtobuf }
        }
        throw shift == 0 ? .truncated : .malformedProtobuf
    }

    /// The bytes of a string, of bytes or of a message.
    mutating func field() throws(ProtobufFault) -> UnsafeRawBufferPointer {
        let length = try varint()
        // Nothing has 2 GiB.
        guard length < 0x7FFF_FFFF else { throw .malformedProtobuf }
        guard length <= UInt64(left) else { throw .truncated }
        defer { position += Int(length) }
        return UnsafeRawBufferPointer(rebasing: bytes[position..<position + Int(length)])
    }

    mutating func string() throws(ProtobufFault) -> String {
        guard let text = String(validating: try field(), as: UTF8.self) else { throw .invalidUTF8 }
        return text
    }

    /// A message within this one, of which it takes a level.
    mutating func message() throws(ProtobufFault) -> ProtobufReader {
        let bytes = try field()
        guard depth > 0 else { throw .messageDepthLimit }
        return ProtobufReader(bytes, depth: depth - 1)
    }

    mutating func skip(_ tag: Tag) throws(ProtobufFault) { try skip(tag, depth: depth) }

    private mutating func skip(_ tag: Tag, depth: Int) throws(ProtobufFault) {
        switch tag.type {
        case .varint: _ = try varint()
        case .fixed64: try skip(bytes: 8)
        case .fixed32: try skip(bytes: 4)
        case .lengthDelimited:
            let length = try varint()
            try skip(bytes: length <= UInt64(left) ? Int(length) : .max)
        case .endGroup: throw .malformedProtobuf
        case .startGroup:
            guard depth > 0 else { throw .messageDepthLimit }
            while let inner = try nextTag() {
                if inner == Tag(field: tag.field, type: .endGroup) { return }
                try skip(inner, depth: depth - 1)
            }
            throw .truncated
        }
    }

    private mutating func skip(bytes count: Int) throws(ProtobufFault) {
        guard count <= left else { throw .truncated }
        position += count
    }
}

/// Why bytes are not the message that they should be. The words are SwiftProtobuf's.
enum ProtobufFault: Error {
    case truncated, malformedProtobuf, invalidUTF8, messageDepthLimit, missingRequiredFields
}
