import CPipeWire
import PipelineCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The pixels in a buffer of PipeWire's, where all of their rows lie in its memory.
struct PipeWirePicture {
    let bytes: UnsafeRawPointer
    let stride: Int
}

/// Reads what another process has filled in: nothing of it is believed that could lead past the buffer's memory.
struct PipeWireBuffer {
    private let buffer: UnsafePointer<spa_buffer>

    /// Nil for one without memory.
    init?(_ buffer: UnsafeMutablePointer<pw_buffer>) {
        guard let inner = buffer.pointee.buffer, inner.pointee.n_datas > 0, inner.pointee.datas != nil else {
            return nil
        }
        self.buffer = UnsafePointer(inner)
    }

    private var data: spa_data { buffer.pointee.datas[0] }

    /// Whether it has a new picture; some tell of the pointer alone.
    var hasPicture: Bool {
        guard let chunk = data.chunk?.pointee else { return false }
        if chunk.flags & Int32(SPA_CHUNK_FLAG_CORRUPTED) != 0 || chunk.size == 0 { return false }
        return header.map { $0.flags & UInt32(SPA_META_HEADER_FLAG_CORRUPTED) == 0 } ?? true
    }

    private var header: spa_meta_header? {
        spa_buffer_find_meta_data(buffer, SPA_META_Header.rawValue, MemoryLayout<spa_meta_header>.size)?
            .load(as: spa_meta_header.self)
    }

    /// When it was captured, in nanoseconds of CLOCK_MONOTONIC; nil where nobody says.
    var time: Int64? { header.flatMap { $0.pts > 0 ? $0.pts : nil } }

    /// What has changed since the buffer before; nil where that is not told.
    var damage: [ScreenRectangle]? {
        guard let meta = spa_buffer_find_meta(buffer, SPA_META_VideoDamage.rawValue), let start = meta.pointee.data
        else { return nil }
        let count = min(Int(meta.pointee.size) / MemoryLayout<spa_meta_region>.stride, 256)
        var found: [ScreenRectangle] = []
        for index in 0..<count {
            let region = start.load(
                fromByteOffset: index * MemoryLayout<spa_meta_region>.stride, as: spa_meta_region.self
            ).region
            guard region.size.width > 0, region.size.height > 0 else { break }
            found.append(
                ScreenRectangle(
                    x: Int(region.position.x), y: Int(region.position.y), width: Int(region.size.width),
                    height: Int(region.size.height)))
        }
        return found.isEmpty ? nil : found
    }

    /// - Parameter mapping: where memory of a graphics driver was mapped.
    /// - Returns: nil where the picture does not lie wholly in the memory.
    func picture(of size: VideoSize, _ format: ScreenPixelFormat, mapping: UnsafeRawPointer? = nil) -> PipeWirePicture?
    {
        let data = data
        guard let chunk = data.chunk?.pointee, let start = mapping ?? data.data.map({ UnsafeRawPointer($0) }) else {
            return nil
        }
        let row = size.width * format.bytesPerPixel
        let stride = chunk.stride == 0 ? row : Int(chunk.stride)
        let (offset, length) = (Int(chunk.offset), Int(data.maxsize))
        guard stride >= row, size.height > 0, stride <= 1 << 20, offset + stride * (size.height - 1) + row <= length
        else { return nil }
        return PipeWirePicture(bytes: start + offset, stride: stride)
    }

    /// Memory of a graphics driver, which is not mapped by the library: its descriptor and length.
    var graphicsMemory: (descriptor: Int32, length: Int)? {
        guard data.type == SPA_DATA_DmaBuf.rawValue, data.fd >= 0 else { return nil }
        return (Int32(truncatingIfNeeded: data.fd), Int(data.maxsize) + Int(data.mapoffset))
    }

    /// How the picture is to be turned to lie as it is seen.
    var turn: PictureTurn {
        let size = MemoryLayout<spa_meta_videotransform>.size
        guard let meta = spa_buffer_find_meta_data(buffer, SPA_META_VideoTransform.rawValue, size) else { return .none }
        return PictureTurn(quarters: meta.load(as: spa_meta_videotransform.self).transform)
    }

    /// What it says of the pointer.
    var cursor: PipeWireCursorNews? {
        guard
            let meta = spa_buffer_find_meta(buffer, SPA_META_Cursor.rawValue), let start = meta.pointee.data,
            meta.pointee.size >= MemoryLayout<spa_meta_cursor>.size
        else { return nil }
        return PipeWireCursorNews(UnsafeRawBufferPointer(start: start, count: Int(meta.pointee.size)))
    }
}
