import MulticastDNS

import struct NIOCore.ByteBuffer

extension FuzzEntryPoints {
    /// One DNS datagram.
    public static func dns(_ bytes: [UInt8]) {
        _ = try? DNSMessage(decoding: ByteBuffer(bytes: bytes))
    }
}
