import CPipeWire
import PlatformC

/// The pixels in a PipeWire buffer, if all of their rows are within its memory.
struct PipeWirePicture {
    let bytes: UnsafeRawPointer
    let stride: Int
}

/// Reads a buffer that another process has filled. It does not trust anything that could lead outside of the memory.
struct PipeWireBuffer {
    private let buffer: UnsafePointer<spa_buffer>

    /// Returns nil for a buffer without memory.
    init?(_ buffer: UnsafeMutablePointer<pw_buffer>) {
        guard let inner = buffer.pointee.buffer, inner.pointee.n_datas > 0, inner.pointee.datas != nil else {
            return nil
        }
        self.buffer = UnsafePointer(inner)
    }

    private var data: spa_data { buffer.pointee.datas[0] }

    /// Whether it has a new picture. Some buffers only have news of the pointer.
    var hasPicture: Bool {
        guard let chunk = data.chunk?.pointee else { return false }
        if chunk.flags & Int32(SPA_CHUNK_FLAG_CORRUPTED) != 0 || chunk.size == 0 { return false }
        return header.map { $0.flags & UInt32(SPA_META_HEADER_FLAG_CORRUPTED) == 0 } ?? true
    }

    private var header: spa_meta_header? {
        spa_buffer_find_meta_data(buffer, SPA_META_Header.rawValue, MemoryLayout<spa_meta_header>.size)?
            .load(as: spa_meta_header.self)
    }

    /// When it was captured, in nanoseconds of CLOCK_MONOTONIC; nil if the buffer does not say.
    var time: Int64? { header.flatMap { $0.pts > 0 ? $0.pts : nil } }

    /// The areas that have changed since the previous buffer; nil if the buffer does not say.
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

    /// - Parameter mapping: Where a graphics driver's memory was mapped.
    /// - Returns: nil if the picture is not completely within the memory.
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

    /// The descriptor and the length of a graphics driver's memory, which the library does not map.
    var graphicsMemory: (descriptor: Int32, length: Int)? {
        guard data.type == SPA_DATA_DmaBuf.rawValue, data.fd >= 0 else { return nil }
        return (Int32(truncatingIfNeeded: data.fd), Int(data.maxsize) + Int(data.mapoffset))
    }

    /// How the picture has to be turned to be upright.
    var turn: PictureTurn {
        let size = MemoryLayout<spa_meta_videotransform>.size
        guard let meta = spa_buffer_find_meta_data(buffer, SPA_META_VideoTransform.rawValue, size) else { return .none }
        return PictureTurn(quarters: meta.load(as: spa_meta_videotransform.self).transform)
    }

    /// The buffer's data about the pointer.
    var cursor: PipeWireCursorNews? {
        guard
            let meta = spa_buffer_find_meta(buffer, SPA_META_Cursor.rawValue), let start = meta.pointee.data,
            meta.pointee.size >= MemoryLayout<spa_meta_cursor>.size
        else { return nil }
        return PipeWireCursorNews(UnsafeRawBufferPointer(start: start, count: Int(meta.pointee.size)))
    }
}
