import PipelineCore

/// A screen's picture in memory of ours, into which the rows that have changed are copied out of PipeWire's buffers: those
/// are few, and go back at once to who fills them, and a pointer can be drawn here.
///
// Unchecked, since pointers are not Sendable: see ``ScreenImage`` for who has it when.
final class PipeWireImage: ScreenImage, @unchecked Sendable {
    let size: VideoSize
    let stride: Int
    let format: ScreenPixelFormat
    let bytes: UnsafeMutableRawPointer

    init(size: VideoSize, _ format: ScreenPixelFormat) {
        (self.size, self.format) = (size, format)
        stride = (size.width * format.bytesPerPixel + 63) / 64 * 64
        bytes = .allocate(byteCount: stride * size.height + 64, alignment: 64)
        bytes.initializeMemory(as: UInt8.self, repeating: 0, count: stride * size.height + 64)
    }

    deinit { bytes.deallocate() }

    func copy(_ runs: [Range<Int>], of picture: PipeWirePicture) {
        let length = size.width * format.bytesPerPixel
        for rows in runs {
            for row in rows {
                (bytes + row * stride).copyMemory(from: picture.bytes + row * picture.stride, byteCount: length)
            }
        }
    }
}
