/// Reads and writes the body of a frame without a protobuf library, since every message passes here. Seven fields, with
/// the protocol's numbers.
///
/// It reads and writes the same bytes as SwiftProtobuf (the tests' cast_channel.proto).
extension CastMessage {
    private enum Field {
        static let protocolVersion: UInt32 = 1
        static let sourceID: UInt32 = 2
        static let destinationID: UInt32 = 3
        static let namespace: UInt32 = 4
        static let payloadType: UInt32 = 5
        static let payloadText: UInt32 = 6
        static let payloadBytes: UInt32 = 7
        static let continued: UInt32 = 8
    }

    /// The fields read so far. If a field is repeated, the last one counts.
    private struct Parts {
        var (sourceID, destinationID): (String?, String?)
        var namespace: Namespace?
        var isBinary: Bool?
        var text = ""
        var bytes: UnsafeRawBufferPointer?
        var isContinued = false

        /// A field of an unexpected type counts as unknown and is skipped.
        mutating func take(_ tag: ProtobufReader.Tag, from reader: inout ProtobufReader) throws(ProtobufFault) {
            switch (tag.field, tag.type) {
            case (Field.sourceID, .lengthDelimited): sourceID = try reader.string()
            case (Field.destinationID, .lengthDelimited): destinationID = try reader.string()
            case (Field.namespace, .lengthDelimited): namespace = try Namespace(utf8: reader.field())
            case (Field.payloadText, .lengthDelimited): text = try reader.string()
            case (Field.payloadBytes, .lengthDelimited): bytes = try reader.field()
            case (Field.continued, .varint): isContinued = try reader.varint() != 0
            case (Field.payloadType, .varint):
                // The enum is closed: another value counts as absent.
                switch Int32(truncatingIfNeeded: try reader.varint()) {
                case 0: isBinary = false
                case 1: isBinary = true
                default: break
                }
            default: try reader.skip(tag)
            }
        }
    }

    /// Reads the body of a frame.
    ///
    /// - Throws: `WireError` with code `.malformedMessage` for anything that is not a complete CastMessage.
    package init(protobuf bytes: UnsafeRawBufferPointer) throws(WireError) {
        var (reader, parts) = (ProtobufReader(bytes), Parts())
        do throws(ProtobufFault) {
            while let tag = try reader.nextTag() { try parts.take(tag, from: &reader) }
        } catch {
            throw Self.malformed(error)
        }
        guard let sourceID = parts.sourceID, let destinationID = parts.destinationID,
            let namespace = parts.namespace, let isBinary = parts.isBinary
        else { throw Self.malformed(.missingRequiredFields) }
        guard !parts.isContinued else {
            throw WireError(.malformedMessage, "the CastMessage announces a continuation, which nobody sends")
        }
        self.init(
            from: sourceID, to: destinationID, namespace: namespace,
            payload: isBinary ? .binary(parts.bytes.map { [UInt8]($0) } ?? []) : .string(parts.text))
    }

    package init(protobuf bytes: [UInt8]) throws(WireError) {
        self = try bytes.withUnsafeBytes { bytes in
            Result { () throws(WireError) in try CastMessage(protobuf: bytes) }
        }.get()
    }

    private static func malformed(_ fault: ProtobufFault) -> WireError {
        WireError(.malformedMessage, "the frame does not hold a CastMessage", underlying: fault)
    }

    /// The body of a frame.
    package func protobuf() -> [UInt8] {
        var body: [UInt8] = []
        body.reserveCapacity(protobufLength)
        writeProtobuf(to: &body)
        return body
    }

    var protobufLength: Int {
        func length(_ count: Int) -> Int {
            var (rest, digits) = (count >> 7, 1)
            while rest > 0 { (rest, digits) = (rest >> 7, digits + 1) }
            return 1 + digits + count
        }
        let payload =
            switch payload {
            case .string(let text): text.utf8.count
            case .binary(let bytes): bytes.count
            }
        // The version and the payload type take two bytes each.
        return 4 + length(sourceID.utf8.count) + length(destinationID.utf8.count)
            + length(namespace.rawValue.utf8.count) + length(payload)
    }

    func writeProtobuf(to body: inout some ProtobufSink) {
        body.write(Field.protocolVersion, 0)
        body.write(Field.sourceID, sourceID.utf8)
        body.write(Field.destinationID, destinationID.utf8)
        body.write(Field.namespace, namespace.rawValue.utf8)
        switch payload {
        case .string(let text):
            body.write(Field.payloadType, 0)
            body.write(Field.payloadText, text.utf8)
        case .binary(let bytes):
            body.write(Field.payloadType, 1)
            body.write(Field.payloadBytes, bytes)
        }
    }
}

extension Namespace {
    /// Nearly every message has one of these namespaces. Known names take no further memory.
    private static let frequent = [receiver, media, heartbeat, connection]
    /// Names that RECEIVER_STATUS lists for most applications.
    static let frequentNames = frequent.map(\.rawValue)

    fileprivate init(utf8 bytes: UnsafeRawBufferPointer) throws(ProtobufFault) {
        if let known = Self.frequent.first(where: { $0.rawValue.utf8.elementsEqual(bytes) }) {
            self = known
        } else if let name = String(validating: bytes, as: UTF8.self) {
            self.init(name)
        } else {
            throw .invalidUTF8
        }
    }
}
