import CFFmpeg

/// How a picture is fitted into a size of another shape.
package enum VideoFit: Hashable, Sendable {
    /// Whole and undistorted, with black bars.
    case letterbox
    /// To the full size, distorted if need be.
    case stretch
}

/// Brings pictures to one size, one layout and the colours of high definition (BT.709). A picture that has all of that
/// already is given back as it is; one that does not say how its colours are meant keeps them.
///
/// Not for several tasks at once. Its pictures come from a pool of its own.
package final class VideoScaler {
    package let size: VideoSize
    package let layout: PixelLayout
    package let fit: VideoFit
    private let pool: VideoFramePool
    private var context: ScalerContext?
    /// Where pictures lie before they are turned.
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

    /// Also for pictures of FFmpeg's that lie in ways that ``PixelLayout`` has no name for.
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
            // Last, since vector code writes some pixels beyond the right edge of its target.
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

    /// The picture in its size, not turned yet.
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

    /// Where the picture goes: even in all its numbers, so that colour fits.
    private func inner(of picture: PictureBuffer, _ turn: PictureTurn) -> EvenRectangle {
        guard fit == .letterbox else { return EvenRectangle(x: 0, y: 0, width: size.width, height: size.height) }
        let lying = picture.shape
        let shape = turn.swapsAxes ? (width: lying.height, height: lying.width) : lying
        let scale = min(Double(size.width) / shape.width, Double(size.height) / shape.height)
        return EvenRectangle(
            width: Int((shape.width * scale).rounded()), height: Int((shape.height * scale).rounded()), within: size)
    }
}

/// A part of a picture whose edges lie between samples of colour. Filled to the picture's edge where less than two
/// pixels are missing.
struct EvenRectangle: Equatable {
    var x, y, width, height: Int

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    init(width: Int, height: Int, within size: VideoSize) {
        self.width = size.width - width < 2 ? size.width : max(2, width / 2 * 2)
        self.height = size.height - height < 2 ? size.height : max(2, height / 2 * 2)
        x = (size.width - self.width) / 4 * 2
        y = (size.height - self.height) / 4 * 2
    }
}

extension PictureBuffer {
    /// Width and height as they are seen: pixels need not be square.
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

extension VideoCanvas {
    /// How many bytes of plane `index` stand for a pixel of the picture, and for a row of it: (2 for 1, 2 for 1) is
    /// half the size.
    fileprivate func columns(_ plane: Int, _ x: Int) -> Int { plane == 0 || layout == .nv12 ? x : x / 2 }
    fileprivate func lines(_ plane: Int, _ y: Int) -> Int { plane == 0 ? y : y / 2 }

    func origins(_ part: EvenRectangle) -> ([UnsafeMutablePointer<UInt8>?], [Int32]) {
        var starts = [UnsafeMutablePointer<UInt8>?](repeating: nil, count: 4)
        var strides = [Int32](repeating: 0, count: 4)
        for (index, plane) in planes.enumerated() {
            let offset = lines(index, part.y) * plane.stride + columns(index, part.x)
            starts[index] = plane.bytes.baseAddress?.advanced(by: offset).assumingMemoryBound(to: UInt8.self)
            strides[index] = Int32(plane.stride)
        }
        return (starts, strides)
    }

    /// Draws a picture of the part's size, turned.
    func draw(_ picture: [VideoPlane], _ turn: PictureTurn, in part: EvenRectangle) {
        let (starts, strides) = origins(part)
        for (index, plane) in picture.enumerated() {
            guard let start = starts[index] else { continue }
            turn.copy(plane, to: start, stride: Int(strides[index]), width: index > 0 && layout == .nv12 ? 2 : 1)
        }
    }

    /// Paints what is outside of `part` black.
    func blackenAround(_ part: EvenRectangle) {
        guard part.width < size.width || part.height < size.height else { return }
        for (index, plane) in planes.enumerated() {
            let black: UInt8 = index == 0 ? 16 : 128
            let (top, bottom) = (lines(index, part.y), lines(index, part.y + part.height))
            let (left, right) = (columns(index, part.x), columns(index, part.x + part.width))
            for y in 0..<plane.rows {
                let isInside = y >= top && y < bottom
                plane.fill(y, 0..<(isInside ? left : plane.bytesPerRow), black)
                if isInside { plane.fill(y, right..<plane.bytesPerRow, black) }
            }
        }
    }
}

extension MutableVideoPlane {
    /// Some bytes of one row.
    func fill(_ y: Int, _ range: Range<Int>, _ value: UInt8) {
        guard !range.isEmpty, let base = bytes.baseAddress else { return }
        (base + y * stride + range.lowerBound).initializeMemory(as: UInt8.self, repeating: value, count: range.count)
    }
}
