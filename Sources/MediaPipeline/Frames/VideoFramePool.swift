import CFFmpeg
import Synchronization

/// Memory for pictures of one size that is used again and again. There are never more than `limit` of them.
///
/// A picture's memory is back once the last ``VideoFrame`` that shares it is gone and no encoder needs it. The pool may
/// go before its pictures do.
package final class VideoFramePool: Sendable {
    package let layout: PixelLayout
    package let size: VideoSize
    package let limit: Int
    private let shelf = Shelf()
    private let plan: SlabPlan

    package init(layout: PixelLayout = .i420, size: VideoSize, limit: Int = 8) {
        precondition(size.isUsable && limit > 0, "a pool of pictures that can't be")
        self.layout = layout
        self.size = size
        self.limit = limit
        plan = SlabPlan(layout: layout, size: size)
    }

    /// The number of buffers: as many as were ever in use at once.
    package var buffersMade: Int { shelf.state.withLock { $0.made } }
    /// The number of buffers that wait to be used again.
    package var buffersFree: Int { shelf.state.withLock { $0.free.count } }

    /// Makes a new frame; `fill` draws all of it.
    ///
    /// - Throws: ``PipelineError/Code/poolExhausted`` if `limit` pictures are in use, and the errors of `fill`.
    package func makeFrame(
        at presentationTime: Duration, fill: (VideoCanvas) throws(PipelineError) -> Void
    ) throws(PipelineError) -> VideoFrame {
        PipelineLog.install()
        guard let slab = try takeSlab() else {
            throw PipelineError(.poolExhausted, "All \(limit) pictures of \(size) are in use; this one is left out.")
        }
        let lease = Unmanaged.passRetained(Lease(slab: slab, shelf: shelf))
        let reference = av_buffer_create(
            slab.address.assumingMemoryBound(to: UInt8.self), plan.length,
            { lease, _ in lease.map { Unmanaged<Lease>.fromOpaque($0).takeRetainedValue().end() } },
            lease.toOpaque(), 0)
        guard let reference else {
            lease.takeRetainedValue().end()
            throw .memory
        }
        let planes = plan.planes.map { ExternalPlane(start: slab.address + $0.offset, stride: $0.stride) }
        guard let buffer = PictureBuffer.describing(layout, size, planes: planes, reference: reference) else {
            throw .memory
        }
        try fill(VideoCanvas(layout: layout, size: size, planes: plan.mutablePlanes(slab.address)))
        return VideoFrame(buffer, layout: layout, at: presentationTime)
    }

    private func takeSlab() throws(PipelineError) -> Slab? {
        let (limit, length) = (limit, plan.length)
        return try shelf.state.withLock { state throws(PipelineError) -> Slab? in
            if let slab = state.free.popLast() { return slab }
            guard state.made < limit else { return nil }
            guard let slab = Slab(length: length) else { throw .memory }
            state.made += 1
            return slab
        }
    }
}

/// Where each plane lies in a picture's memory. Rows and planes start at multiples of 64, for the sake of vector code.
private struct SlabPlan: Sendable {
    struct Plane: Sendable {
        let offset, stride, bytesPerRow, rows: Int
    }
    let planes: [Plane]
    let length: Int

    init(layout: PixelLayout, size: VideoSize) {
        var (planes, end): ([Plane], Int) = ([], 0)
        for (bytesPerRow, rows) in layout.planeSizes(size) {
            let stride = (bytesPerRow + 63) / 64 * 64
            planes.append(Plane(offset: end, stride: stride, bytesPerRow: bytesPerRow, rows: rows))
            // Vector code may read and write a little past the last row.
            end += stride * rows + 64
        }
        self.planes = planes
        length = end
    }

    func mutablePlanes(_ address: UnsafeMutableRawPointer) -> [MutableVideoPlane] {
        planes.map { plane in
            MutableVideoPlane(
                bytes: UnsafeMutableRawBufferPointer(start: address + plane.offset, count: plane.stride * plane.rows),
                stride: plane.stride, bytesPerRow: plane.bytesPerRow, rows: plane.rows)
        }
    }
}

/// One picture's memory.
///
// Unchecked, because pointers are not Sendable: at any time at most one lease has it, or the shelf.
private final class Slab: @unchecked Sendable {
    let address: UnsafeMutableRawPointer

    init?(length: Int) {
        guard let address = av_malloc(length) else { return nil }
        self.address = address
    }

    deinit { av_free(address) }
}

/// Has a slab until FFmpeg counts no more references to it.
private final class Lease: Sendable {
    let slab: Slab
    let shelf: Shelf

    init(slab: Slab, shelf: Shelf) {
        self.slab = slab
        self.shelf = shelf
    }

    func end() { shelf.state.withLock { $0.free.append(slab) } }
}

private final class Shelf: Sendable {
    struct State {
        var free: [Slab] = []
        var made = 0
    }
    let state = Mutex(State())
}
