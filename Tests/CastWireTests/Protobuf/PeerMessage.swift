import SwiftProtobuf

extension SwiftProtobuf.Message {
    /// Reads what a peer wrote. Fields that nobody knows are passed over: to keep them takes an allocation each, of
    /// which one frame has room for fifteen thousand.
    init(ofPeer bytes: some SwiftProtobufContiguousBytes) throws {
        var options = BinaryDecodingOptions()
        options.discardUnknownFields = true
        try self.init(serializedBytes: bytes, options: options)
    }
}
