protocol ProtobufSink {
    mutating func append(_ byte: UInt8)
    mutating func append(contentsOf bytes: some Collection<UInt8>)
}

extension [UInt8]: ProtobufSink {}

/// Writes the kinds of fields that Cast messages have. Field numbers have to be below 16, and numbers below 128.
extension ProtobufSink {
    mutating func write(_ field: UInt32, _ value: UInt8) {
        append(UInt8(field << 3))
        append(value)
    }

    /// Writes a string, bytes, or an encoded message.
    mutating func write(_ field: UInt32, _ bytes: some Collection<UInt8>) {
        append(UInt8(field << 3 | 2))
        var rest = bytes.count
        while rest >= 0x80 {
            append(UInt8(rest & 0x7F | 0x80))
            rest >>= 7
        }
        append(UInt8(rest))
        append(contentsOf: bytes)
    }
}
