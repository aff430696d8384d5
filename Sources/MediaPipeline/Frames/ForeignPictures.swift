import CFFmpeg
import CPixels

/// Makes frames of pictures in somebody else's memory, which may still belong to that owner.
///
/// A picture that an encoder takes as it is is not copied: the frame has the same memory, and releases its owner with
/// its last reference. A picture in another format, or one that has to be turned, is converted, and its owner is
/// released at once. Only one thread may use this at a time.
package final class ForeignPictures {
    /// The format of the bytes.
    package enum Form: Hashable, Sendable {
        case planes(PixelLayout)
        /// One plane of four bytes per pixel: blue, green, red, and one unused byte.
        case bgrx
    }

    private var pool: VideoFramePool?
    private var turner: VideoScaler?

    package init() {}

    /// - Parameters:
    ///   - size: A last row or column is left out if it is one too many for chroma at half the size.
    ///   - turn: How the picture has to be turned to be upright.
    ///   - planes: In the order of the format.
    ///   - owner: Keeps the memory unchanged while it is held.
    /// - Throws: ``PipelineError``: frameUnsuitable for planes that can't be such a picture, poolExhausted if all
    ///   converted frames are in use.
    package func frame(
        _ form: Form, size: VideoSize, planes: [ExternalPlane], turn: PictureTurn = .none, at time: Duration,
        owner: some AnyObject & Sendable
    ) throws(PipelineError) -> VideoFrame {
        let size = VideoSize(size.width / 2 * 2, size.height / 2 * 2)
        let upright: VideoFrame
        switch form {
        case .planes(let layout):
            upright = try VideoFrame(layout: layout, size: size, presentationTime: time, planes: planes, owner: owner)
        case .bgrx:
            upright = try withExtendedLifetime(owner) { () throws(PipelineError) in
                try convert(size, planes, at: time)
            }
        }
        guard turn != .none else { return upright }
        let turned = turn.size(of: size)
        let turner = turner.flatMap { $0.size == turned ? $0 : nil } ?? VideoScaler(to: turned)
        self.turner = turner
        return try turner.convert(upright.buffer, at: time, turn: turn)
    }

    private func convert(
        _ size: VideoSize, _ planes: [ExternalPlane], at time: Duration
    ) throws(PipelineError) -> VideoFrame {
        guard size.isUsable, planes.count == 1, planes[0].stride % 4 == 0,
            (size.width * 4...1 << 20).contains(planes[0].stride)
        else {
            throw PipelineError(.frameUnsuitable, "The plane given is not that of a picture of \(size).")
        }
        let pool = pool.flatMap { $0.size == size ? $0 : nil } ?? VideoFramePool(size: size)
        self.pool = pool
        let frame = try pool.makeFrame(at: time) { canvas in
            let starts = canvas.planes.map { $0.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) }
            guard let luma = starts[0], let u = starts[1], let v = starts[2] else { return }
            cpixels_convert(
                planes[0].start, planes[0].stride, luma, canvas.planes[0].stride, u, v, canvas.planes[1].stride,
                Int32(size.width), Int32(size.height), ScreenPixelFormat.Order.blueFirst.rawValue)
        }
        frame.buffer.frame.pointee.colorspace = .sent
        frame.buffer.frame.pointee.color_range = AVCOL_RANGE_MPEG
        return frame
    }
}
