/// A message from a peer, read field by field. Unknown fields are skipped and not kept.
protocol ProtobufMessage {
    init()
    /// Reads one field. If a field is repeated, the last one counts; repeated messages are merged. Fields of an
    /// unexpected type count as unknown and are passed to `reader.skip`.
    mutating func take(_ tag: ProtobufReader.Tag, from reader: inout ProtobufReader) throws(ProtobufFault)
}

extension ProtobufMessage {
    init(ofPeer bytes: [UInt8]) throws(ProtobufFault) {
        let read = bytes.withUnsafeBytes { bytes in
            Result { () throws(ProtobufFault) in
                var message = Self()
                try message.merge(ProtobufReader(bytes))
                return message
            }
        }
        self = try read.get()
    }

    mutating func merge(_ reader: ProtobufReader) throws(ProtobufFault) {
        var reader = reader
        while let tag = try reader.nextTag() { try take(tag, from: &reader) }
    }

    /// Reads the message in the next field and merges it into the earlier one.
    static func merged(_ before: Self?, from reader: inout ProtobufReader) throws(ProtobufFault) -> Self {
        var message = before ?? Self()
        try message.merge(try reader.message())
        return message
    }
}
