import PipelineCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A screen's picture in memory of ours, into which the rows that have changed are copied out of PipeWire's buffers: those
/// are few, and go back at once to who fills them, and a pointer can be drawn here.
///
// Unchecked, since pointers are not Sendable: see ``ScreenImage`` for who has it when.
final class PipeWireImage: ScreenImage, @unchecked Sendable {
    let size: VideoSize
    let stride: Int
    let format: ScreenPixelFormat
    let bytes: UnsafeMutableRawPointer
    /// Nothing was taken yet.
    private(set) var isNew = true

    init(size: VideoSize, _ format: ScreenPixelFormat) {
        (self.size, self.format) = (size, format)
        stride = (size.width * format.bytesPerPixel + 63) / 64 * 64
        bytes = .allocate(byteCount: stride * size.height + 64, alignment: 64)
        bytes.initializeMemory(as: UInt8.self, repeating: 0, count: stride * size.height + 64)
    }

    deinit { bytes.deallocate() }

    /// Takes rows that may have changed, and tells which have: some desktops give pictures in which nothing did, again
    /// and again, and tell of more than they have drawn.
    func take(_ runs: [Range<Int>], of picture: PipeWirePicture) -> [Range<Int>] {
        let length = size.width * format.bytesPerPixel
        var changed = DamagedRows(size: size)
        // By way of a row that stays in the processor's cache: some memory is slow to be read, and none is read twice.
        withUnsafeTemporaryAllocation(byteCount: length, alignment: 64) { row in
            guard let row = row.baseAddress else { return }
            for rows in runs {
                for index in rows {
                    let place = bytes + index * stride
                    row.copyMemory(from: picture.bytes + index * picture.stride, byteCount: length)
                    guard isNew || memcmp(row, place, length) != 0 else { continue }
                    place.copyMemory(from: row, byteCount: length)
                    changed.add(ScreenRectangle(x: 0, y: index, width: size.width, height: 1))
                }
            }
        }
        isNew = false
        return changed.runs
    }
}
