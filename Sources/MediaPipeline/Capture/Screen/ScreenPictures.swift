import CFFmpeg
import CPixels

/// A screen's frames in an encoder's size and colors. Each is made from the previous one and the rows that have
/// changed.
///
/// The conversion takes one pass. If the screen has another shape, black bars stay around it. If nothing is scaled, a
/// last row or column is left out if it is one too many for chroma at half the size.
final class ScreenPictures {
    /// The screen's size.
    let source: VideoSize
    private let pool: VideoFramePool
    private let inner: EvenRectangle
    /// Nil if the screen has the frame's size.
    private let scaling: ScreenScaling?
    private var last: VideoFrame?
    /// The rows that have changed since the last frame, with the pointer's places, in the part of the frame that shows
    /// the screen.
    private var changed: DamagedRows
    private var lastCursor: ScreenRectangle?

    /// - Parameters:
    ///   - source: The screen's size.
    ///   - size: The frames' size; even.
    init(of source: VideoSize, to size: VideoSize) {
        self.source = source
        pool = VideoFramePool(size: size)
        inner = EvenRectangle(
            of: (Double(source.width), Double(source.height)), turned: .none, .letterbox, within: size)
        let shown = VideoSize(inner.width, inner.height)
        let isWhole = shown == VideoSize(source.width / 2 * 2, source.height / 2 * 2)
        scaling = isWhole ? nil : ScreenScaling(from: source, to: shown)
        changed = DamagedRows(size: shown)
        changed.addAll()
    }

    /// - Parameter rows: The changed rows of the screen.
    func note(_ rows: [Range<Int>], cursor: ScreenRectangle?) {
        for run in rows { change(run) }
        for area in [lastCursor, cursor] { if let area { change(area.y..<area.y + max(0, area.height)) } }
        lastCursor = cursor
    }

    private func change(_ rows: Range<Int>) {
        let inside = rows.clamped(to: 0..<source.height)
        let reached =
            scaling == nil ? inside : ScalingTaps.reached(by: inside, from: source.height, to: inner.height)
        changed.add(ScreenRectangle(x: 0, y: reached.lowerBound, width: inner.width, height: reached.count))
    }

    /// - Parameter pixels: A picture with the size ``source``, of four bytes per pixel and `stride` bytes from row to
    ///   row.
    /// - Throws: ``PipelineError/Code/poolExhausted``. The changes are then kept for the next frame.
    func picture(
        of pixels: UnsafeRawPointer, stride: Int, _ order: ScreenPixelFormat.Order, at time: Duration
    ) throws(PipelineError) -> VideoFrame {
        let frame = try pool.makeFrame(at: time) { canvas in
            convert(pixels, stride, order, to: canvas)
            canvas.blackenAround(inner)
        }
        frame.buffer.frame.pointee.colorspace = .sent
        frame.buffer.frame.pointee.color_range = AVCOL_RANGE_MPEG
        changed = DamagedRows(size: changed.size)
        last = frame
        return frame
    }

    /// Where the part of a frame begins that shows the screen.
    struct Planes {
        let luma, u, v: UnsafeMutablePointer<UInt8>
        let lumaStride, chromaStride: Int
    }

    private func convert(
        _ pixels: UnsafeRawPointer, _ stride: Int, _ order: ScreenPixelFormat.Order, to canvas: VideoCanvas
    ) {
        let (starts, strides) = canvas.origins(inner)
        guard let luma = starts[0], let u = starts[1], let v = starts[2] else { return }
        let planes = Planes(luma: luma, u: u, v: v, lumaStride: Int(strides[0]), chromaStride: Int(strides[1]))
        var next = 0
        for run in changed.runs {
            copy(next..<run.lowerBound, to: canvas)
            if let scaling {
                scaling.scale(pixels, stride: stride, order, run, to: planes)
            } else {
                cpixels_convert(
                    pixels + run.lowerBound * stride, stride, luma + run.lowerBound * planes.lumaStride,
                    planes.lumaStride, u + run.lowerBound / 2 * planes.chromaStride,
                    v + run.lowerBound / 2 * planes.chromaStride, planes.chromaStride, Int32(inner.width),
                    Int32(run.count), order.rawValue)
            }
            next = run.upperBound
        }
        copy(next..<inner.height, to: canvas)
    }

    /// Copies rows that have not changed from the last frame, which has the same memory layout.
    private func copy(_ rows: Range<Int>, to canvas: VideoCanvas) {
        guard !rows.isEmpty, let last else { return }
        let rows = rows.lowerBound + inner.y..<rows.upperBound + inner.y
        last.withPlanes { lastPlanes in
            for (index, (from, to)) in zip(lastPlanes, canvas.planes).enumerated() {
                let part = index == 0 ? rows : rows.lowerBound / 2..<rows.upperBound / 2
                guard let source = from.bytes.baseAddress, let target = to.bytes.baseAddress else { continue }
                (target + part.lowerBound * to.stride).copyMemory(
                    from: source + part.lowerBound * from.stride,
                    byteCount: (part.count - 1) * from.stride + from.bytesPerRow)
            }
        }
    }
}

extension ScreenPixelFormat {
    /// Which of a pixel's four bytes is red. The raw value is the position of red's lowest bit in the pixel as a
    /// number.
    enum Order: Int32 {
        case redFirst = 0
        case blueFirst = 16
    }

    /// Nil for formats that are left to the scaler.
    var order: Order? {
        switch kind {
        case .bgrx: .blueFirst
        case .rgbx: .redFirst
        default: nil
        }
    }
}
