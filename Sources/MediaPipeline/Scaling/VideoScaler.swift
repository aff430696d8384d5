import CFFmpeg

/// How a picture is fitted into a size of another shape.
package enum VideoFit: Hashable, Sendable {
    /// Whole and undistorted, with black bars.
    case letterbox
    /// To the full size, distorted if need be.
    case stretch
}

/// Brings pictures to one size and one layout. A picture that has both already is given back as it is.
///
/// Not for several tasks at once. Its pictures come from a pool of its own.
package final class VideoScaler {
    package let size: VideoSize
    package let layout: PixelLayout
    package let fit: VideoFit
    private let pool: VideoFramePool
    private var context: OpaquePointer?

    package init(
        to size: VideoSize, layout: PixelLayout = .i420, fit: VideoFit = .letterbox, poolLimit: Int = 8
    ) {
        self.size = size
        self.layout = layout
        self.fit = fit
        pool = VideoFramePool(layout: layout, size: size, limit: poolLimit)
    }

    deinit { sws_freeContext(context) }

    /// - Throws: ``PipelineError/Code/poolExhausted``, ``PipelineError/Code/conversionFailed``.
    package func scale(_ frame: VideoFrame) throws(PipelineError) -> VideoFrame {
        if frame.size == size, frame.layout == layout, !frame.buffer.hasOddShapedPixels { return frame }
        return try convert(frame.buffer, at: frame.presentationTime)
    }

    /// Also for pictures of FFmpeg's that lie in ways that ``PixelLayout`` has no name for.
    func convert(_ picture: PictureBuffer, at presentationTime: Duration) throws(PipelineError) -> VideoFrame {
        let target = inner(of: picture)
        context = sws_getCachedContext(
            context, picture.frame.pointee.width, picture.frame.pointee.height,
            picture.pixelFormat, Int32(target.width), Int32(target.height),
            layout.pixelFormat, SWS_BILINEAR, nil, nil, nil)
        guard let context else {
            throw PipelineError(.conversionFailed, "Pictures of this kind can't be brought to \(size).")
        }
        return try pool.makeFrame(at: presentationTime) { canvas throws(PipelineError) in
            var (sources, sourceStrides) = (picture.starts, picture.strides)
            var (targets, targetStrides) = canvas.origins(target)
            let rows = sws_scale(
                context, &sources, &sourceStrides, 0, picture.frame.pointee.height, &targets, &targetStrides)
            guard rows > 0 else {
                throw PipelineError(.conversionFailed, "A picture could not be scaled.", status: rows)
            }
            // Last, since vector code writes some pixels beyond the right edge of its target.
            canvas.blackenAround(target)
        }
    }

    /// Where the picture goes: even in all its numbers, so that colour fits.
    private func inner(of picture: PictureBuffer) -> EvenRectangle {
        guard fit == .letterbox else { return EvenRectangle(x: 0, y: 0, width: size.width, height: size.height) }
        let shape = picture.shape
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

    /// As scaling knows it, which tells full range from limited by the name.
    var pixelFormat: AVPixelFormat {
        let format = AVPixelFormat(rawValue: frame.pointee.format)
        return format == AV_PIX_FMT_YUV420P && isFullRange ? AV_PIX_FMT_YUVJ420P : format
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
