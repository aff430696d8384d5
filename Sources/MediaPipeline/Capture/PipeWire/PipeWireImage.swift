import PlatformC

/// A screen's picture in our own memory, into which the rows that have changed are copied from PipeWire's buffers.
///
/// There are few buffers, and each goes back at once to the process that fills them. A pointer can also be drawn here.
///
// Unchecked, because pointers are not Sendable. ``ScreenImage`` says which thread uses it when.
final class PipeWireImage: ScreenImage, @unchecked Sendable {
    let size: VideoSize
    let stride: Int
    let format: ScreenPixelFormat
    let bytes: UnsafeMutableRawPointer
    /// Whether no picture has been taken yet.
    private(set) var isNew = true

    init(size: VideoSize, _ format: ScreenPixelFormat) {
        (self.size, self.format) = (size, format)
        stride = (size.width * format.bytesPerPixel + 63) / 64 * 64
        bytes = .allocate(byteCount: stride * size.height + 64, alignment: 64)
        bytes.initializeMemory(as: UInt8.self, repeating: 0, count: stride * size.height + 64)
    }

    deinit { bytes.deallocate() }

    /// Copies rows that may have changed, and returns those that have.
    ///
    /// Some desktops send pictures again and again in which nothing has changed, and report more changes than they have
    /// drawn.
    func take(_ runs: [Range<Int>], of picture: PipeWirePicture) -> [Range<Int>] {
        let length = size.width * format.bytesPerPixel
        var changed = DamagedRows(size: size)
        // Each row is first copied to a row that stays in the processor's cache, because some memory is slow to read.
        // So nothing is read from it twice.
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
