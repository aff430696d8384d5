import CFFmpeg

/// Converts pictures to one size, one layout and the colors of high definition (BT.709).
///
/// A picture that already has all of this is returned as it is. A picture that does not give its color matrix keeps its
/// colors. Only one task may use it at a time. Its frames come from a pool of its own.
package final class VideoScaler {
    package let size: VideoSize
    package let layout: PixelLayout
    package let fit: VideoFit
    private let pool: VideoFramePool
    private var context: ScalerContext?
    /// Memory for pictures before they are turned.
    private var scratch: VideoFramePool?

    package init(
        to size: VideoSize, layout: PixelLayout = .i420, fit: VideoFit = .letterbox, poolLimit: Int = 8
    ) {
        self.size = size
        self.layout = layout
        self.fit = fit
        pool = VideoFramePool(layout: layout, size: size, limit: poolLimit)
    }

    /// Whether a picture needs no conversion.
    func fits(_ picture: PictureBuffer) -> Bool {
        picture.layout == layout && picture.size == size && !picture.hasOddShapedPixels
            && (picture.matrix ?? .sent) == .sent
    }

    /// - Throws: ``PipelineError/Code/poolExhausted``, ``PipelineError/Code/conversionFailed``.
    package func scale(_ frame: VideoFrame) throws(PipelineError) -> VideoFrame {
        if fits(frame.buffer) { return frame }
        return try convert(frame.buffer, at: frame.presentationTime)
    }

    /// Converts a picture, also one of FFmpeg's in a format that ``PixelLayout`` has no name for.
    func convert(
        _ picture: PictureBuffer, at presentationTime: Duration, turn: PictureTurn = .none
    ) throws(PipelineError) -> VideoFrame {
        let target = inner(of: picture, turn)
        let context = try context(for: picture, turn.size(of: VideoSize(target.width, target.height)))
        let turned = turn == .none ? nil : try lying(picture, context)
        let frame = try pool.makeFrame(at: presentationTime) { canvas throws(PipelineError) in
            if let turned {
                turned.withPlanes { canvas.draw($0, turn, in: target) }
            } else {
                try context.scale(picture, to: canvas.origins(target))
            }
            // This comes last, because vector code writes some pixels beyond the right edge of its target.
            canvas.blackenAround(target)
        }
        frame.buffer.frame.pointee.colorspace = .sent
        frame.buffer.frame.pointee.color_range = AVCOL_RANGE_MPEG
        return frame
    }

    private func context(for picture: PictureBuffer, _ inner: VideoSize) throws(PipelineError) -> ScalerContext {
        let from = ScalerContext.Form(
            size: picture.size, format: AVPixelFormat(rawValue: picture.frame.pointee.format),
            isFullRange: picture.isFullRange, matrix: picture.matrix ?? .sent)
        let to = ScalerContext.Form(size: inner, format: layout.pixelFormat, isFullRange: false, matrix: .sent)
        if let context, context.from == from, context.to == to { return context }
        let made = try ScalerContext(from: from, to: to)
        context = made
        return made
    }

    /// The picture in its new size, not turned yet.
    private func lying(_ picture: PictureBuffer, _ context: ScalerContext) throws(PipelineError) -> VideoFrame {
        let size = context.to.size
        let scratch =
            if let scratch, scratch.size == size { scratch } else {
                VideoFramePool(layout: layout, size: size, limit: 1)
            }
        self.scratch = scratch
        return try scratch.makeFrame(at: .zero) { canvas throws(PipelineError) in
            try context.scale(
                picture, to: canvas.origins(EvenRectangle(x: 0, y: 0, width: size.width, height: size.height)))
        }
    }

    /// The part of the frame in which the picture is shown.
    private func inner(of picture: PictureBuffer, _ turn: PictureTurn) -> EvenRectangle {
        EvenRectangle(of: picture.shape, turned: turn, fit, within: size)
    }
}

extension PictureBuffer {
    /// Width and height as they are seen, because pixels need not be square.
    var shape: (width: Double, height: Double) {
        let pixel = frame.pointee.sample_aspect_ratio
        let ratio = pixel.num > 0 && pixel.den > 0 ? Double(pixel.num) / Double(pixel.den) : 1
        return (Double(frame.pointee.width) * ratio, Double(frame.pointee.height))
    }

    var hasOddShapedPixels: Bool {
        let pixel = frame.pointee.sample_aspect_ratio
        return pixel.num > 0 && pixel.den > 0 && pixel.num != pixel.den
    }

    var starts: [UnsafePointer<UInt8>?] { (0..<4).map { start(plane: $0).map { UnsafePointer($0) } } }
    var strides: [Int32] { (0..<4).map { Int32(stride(plane: $0)) } }
}
