import CPipeWire

/// A buffer's data about the pointer.
struct PipeWireCursorNews: Equatable {
    /// Nil if the pointer is nowhere.
    var place: (x: Int, y: Int)?
    /// Nil if it looks as before. A pointer without pixels is invisible.
    var picture: CursorPicture??

    static func == (one: Self, other: Self) -> Bool {
        one.place?.x == other.place?.x && one.place?.y == other.place?.y && one.picture == other.picture
    }

    /// - Parameter meta: `spa_meta_cursor` and what follows it. Returns nil if it says nothing new.
    init?(_ meta: UnsafeRawBufferPointer) {
        guard let start = meta.baseAddress, meta.count >= MemoryLayout<spa_meta_cursor>.size else { return nil }
        let cursor = start.loadUnaligned(as: spa_meta_cursor.self)
        guard cursor.id != 0 else { return nil }
        place = (Int(cursor.position.x), Int(cursor.position.y))
        let offset = Int(cursor.bitmap_offset)
        guard offset >= MemoryLayout<spa_meta_cursor>.size,
            offset + MemoryLayout<spa_meta_bitmap>.size <= meta.count
        else { return }
        let bitmap = start.loadUnaligned(fromByteOffset: offset, as: spa_meta_bitmap.self)
        let hotspot = (x: Int(cursor.hotspot.x), y: Int(cursor.hotspot.y))
        picture = .some(Self.picture(bitmap, of: UnsafeRawBufferPointer(rebasing: meta[offset...]), hotspot))
    }

    /// Nil for an invisible or malformed pointer.
    private static func picture(
        _ bitmap: spa_meta_bitmap, of meta: UnsafeRawBufferPointer, _ hotspot: (x: Int, y: Int)
    ) -> CursorPicture? {
        let (width, height) = (Int(bitmap.size.width), Int(bitmap.size.height))
        let sides = 1...CursorPicture.largestSide
        guard sides.contains(width), sides.contains(height), bitmap.offset >= MemoryLayout<spa_meta_bitmap>.size,
            let shifts = shifts(of: spa_video_format(rawValue: bitmap.format))
        else { return nil }
        let stride = bitmap.stride > 0 ? Int(bitmap.stride) : width * 4
        let offset = Int(bitmap.offset)
        guard stride >= width * 4, stride <= 1 << 16, offset + stride * (height - 1) + width * 4 <= meta.count,
            let start = meta.baseAddress
        else { return nil }
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for row in 0..<height {
            for column in 0..<width {
                let pixel = start.loadUnaligned(
                    fromByteOffset: offset + row * stride + column * 4, as: UInt32.self
                ).littleEndian
                let alpha = pixel >> shifts.alpha & 0xff
                pixels.append(
                    alpha << 24 | (pixel >> shifts.red & 0xff) << 16 | (pixel >> shifts.green & 0xff) << 8
                        | (pixel >> shifts.blue & 0xff))
            }
        }
        return CursorPicture(size: VideoSize(width, height), hotspot: hotspot, pixels: pixels)
    }

    /// Where each color begins in a pixel, least significant byte first.
    private static func shifts(
        of format: spa_video_format
    ) -> (alpha: UInt32, red: UInt32, green: UInt32, blue: UInt32)? {
        switch format {
        case SPA_VIDEO_FORMAT_BGRA: (24, 16, 8, 0)
        case SPA_VIDEO_FORMAT_RGBA: (24, 0, 8, 16)
        case SPA_VIDEO_FORMAT_ARGB: (0, 8, 16, 24)
        case SPA_VIDEO_FORMAT_ABGR: (0, 24, 16, 8)
        default: nil
        }
    }
}

/// The pointer, as the last buffers described it.
struct PipeWireCursor {
    private var picture: CursorPicture?
    private var place: (x: Int, y: Int)?

    /// - Returns: whether the pointer has to be drawn differently now.
    mutating func take(_ news: PipeWireCursorNews, on size: VideoSize) -> Bool {
        let before = shown(on: size)
        place = news.place
        if let changed = news.picture { picture = changed }
        let now = shown(on: size)
        return before?.x != now?.x || before?.y != now?.y || before?.picture != now?.picture
    }

    func shown(on size: VideoSize) -> (picture: CursorPicture, x: Int, y: Int)? {
        guard let picture, let place, (0..<size.width).contains(place.x), (0..<size.height).contains(place.y) else {
            return nil
        }
        return (picture, place.x, place.y)
    }
}
