import struct NIOCore.ByteBuffer

/// Memory for datagrams that are made one at a time.
///
/// A buffer is reused once nobody else holds it. If the socket still holds it, new memory takes its place.
struct DatagramPool: Sendable {
    private var buffers: [ByteBuffer]
    private var next = 0

    init(count: Int) {
        buffers = Array(repeating: ByteBuffer(), count: count)
    }

    mutating func take(_ write: (inout ByteBuffer) -> Void) -> ByteBuffer {
        defer { next = (next + 1) % buffers.count }
        // This allocates new memory only if somebody still holds the datagram that this buffer was last used for.
        buffers[next].clear(minimumCapacity: StreamingLimits.maximumDatagram)
        write(&buffers[next])
        return buffers[next]
    }
}
