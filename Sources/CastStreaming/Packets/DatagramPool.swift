import struct NIOCore.ByteBuffer

/// Memory for datagrams that are made one at a time. A piece comes back by itself once nobody else holds it; where the
/// socket is slower than that, a new one takes its place.
struct DatagramPool: Sendable {
    private var buffers: [ByteBuffer]
    private var next = 0

    init(count: Int) {
        buffers = Array(repeating: ByteBuffer(), count: count)
    }

    mutating func take(_ write: (inout ByteBuffer) -> Void) -> ByteBuffer {
        defer { next = (next + 1) % buffers.count }
        // Makes new memory if, and only if, the last one that was given out from here is still held.
        buffers[next].clear(minimumCapacity: StreamingLimits.maximumDatagram)
        write(&buffers[next])
        return buffers[next]
    }
}
