/// Reads protobuf field by field. It is strict, copies no skipped bytes, and checks every length.
struct ProtobufReader {
    enum WireType: UInt8 {
        case varint, fixed64, lengthDelimited, startGroup, endGroup, fixed32
    }

    struct Tag: Equatable {
        let field: UInt32
        let type: WireType
    }

    /// The nesting depth of groups and messages. SwiftProtobuf's limit of 100 counts the outermost message too.
    static let depth = 99

    private let bytes: UnsafeRawBufferPointer
    private let depth: Int
    private var position = 0

    init(_ bytes: UnsafeRawBufferPointer, depth: Int = Self.depth) { (self.bytes, self.depth) = (bytes, depth) }

    private var left: Int { bytes.count - position }

    mutating func nextTag() throws(ProtobufFault) -> Tag? {
        guard position < bytes.count else { return nil }
        let (start, value) = (position, try varint())
        // A tag has at most five bytes.
        guard position - start <= 5, let raw = UInt32(exactly: value), raw >> 3 > 0,
            let type = WireType(rawValue: UInt8(raw & 7))
        else { throw .malformedProtobuf }
        return Tag(field: raw >> 3, type: type)
    }

    /// Reads a number. Bits beyond 64 are dropped, as in other implementations.
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

    /// Returns the bytes of a string, bytes or message field.
    mutating func field() throws(ProtobufFault) -> UnsafeRawBufferPointer {
        let length = try varint()
        // No field has 2 GiB.
        guard length < 0x7FFF_FFFF else { throw .malformedProtobuf }
        guard length <= UInt64(left) else { throw .truncated }
        defer { position += Int(length) }
        return UnsafeRawBufferPointer(rebasing: bytes[position..<position + Int(length)])
    }

    mutating func string() throws(ProtobufFault) -> String {
        guard let text = String(validating: try field(), as: UTF8.self) else { throw .invalidUTF8 }
        return text
    }

    /// Returns a reader for a nested message, which uses up one level of depth.
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

/// The reason why bytes are not a valid message. The names are SwiftProtobuf's.
enum ProtobufFault: Error {
    case truncated, malformedProtobuf, invalidUTF8, messageDepthLimit, missingRequiredFields
}
