/// A message that a peer wrote, put together field by field. What nobody knows is passed over, not kept.
protocol ProtobufMessage {
    init()
    /// Takes one field. Of a field that comes twice the last counts; a message that comes twice is one, with the fields
    /// of both. A field of another kind than it should be is one that nobody knows: `reader.skip` has it.
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

    /// The message in the field that `reader` stands at, together with what came of it before.
    static func merged(_ before: Self?, from reader: inout ProtobufReader) throws(ProtobufFault) -> Self {
        var message = before ?? Self()
        try message.merge(try reader.message())
        return message
    }
}
