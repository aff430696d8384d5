import CPipeWire
import PlatformC

/// Reads pictures from buffers, also from a graphics driver's memory (DMA-BUF), which is mapped here once per buffer.
///
/// The processor reads some drivers' memory at a small part of the speed of ordinary memory. The speed is measured and
/// reported, so that ordinary memory is requested instead.
final class PipeWireMemory {
    enum Reading: Equatable {
        case read
        /// The picture was read, but slowly.
        case slow
        case unreadable
    }

    /// In bytes per second. Reading below this speed is slow.
    static let slowest = 400.0 * 1_000_000
    private var mappings: [UnsafeMutablePointer<pw_buffer>: UnsafeMutableRawBufferPointer] = [:]

    func read(
        _ buffer: UnsafeMutablePointer<pw_buffer>, _ content: PipeWireBuffer, of size: VideoSize,
        _ format: ScreenPixelFormat, _ copy: (PipeWirePicture) -> Void
    ) -> Reading {
        guard let graphics = content.graphicsMemory else {
            guard let picture = content.picture(of: size, format) else { return .unreadable }
            copy(picture)
            return .read
        }
        guard let mapping = mapping(of: buffer, graphics), cpipewire_dmabuf_sync(graphics.descriptor, 1) == 0 else {
            return .unreadable
        }
        defer { _ = cpipewire_dmabuf_sync(graphics.descriptor, 0) }
        guard let picture = content.picture(of: size, format, mapping: mapping) else { return .unreadable }
        let begun = ContinuousClock.now
        copy(picture)
        let took = (ContinuousClock.now - begun) / .seconds(1)
        // A small part says nothing: less than 4 ms may be due to the scheduler.
        return took > 0.004 && Double(size.height * picture.stride) / took < Self.slowest ? .slow : .read
    }

    private func mapping(
        of buffer: UnsafeMutablePointer<pw_buffer>, _ graphics: (descriptor: Int32, length: Int)
    ) -> UnsafeRawPointer? {
        let offset = Int(buffer.pointee.buffer?.pointee.datas?.pointee.mapoffset ?? 0)
        if let known = mappings[buffer]?.baseAddress { return UnsafeRawPointer(known) + offset }
        guard graphics.length > 0,
            let start = mmap(nil, graphics.length, PROT_READ, MAP_SHARED, graphics.descriptor, 0), start != MAP_FAILED
        else { return nil }
        mappings[buffer] = UnsafeMutableRawBufferPointer(start: start, count: graphics.length)
        return UnsafeRawPointer(start) + offset
    }

    /// Unmaps a buffer's memory. Call this before the buffer is gone.
    func remove(_ buffer: UnsafeMutablePointer<pw_buffer>) {
        guard let mapping = mappings.removeValue(forKey: buffer) else { return }
        munmap(mapping.baseAddress, mapping.count)
    }

    func removeAll() { for buffer in Array(mappings.keys) { remove(buffer) } }
}
