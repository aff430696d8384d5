import CFFmpeg
import CPixels
import PipelineCore

/// A screen's pictures in an encoder's size and colours, each made of the one before it and of the rows that have changed
/// since. They are brought there in one pass; where the screen has another shape, black bars stay around it.
///
/// Where nothing is scaled, a last row or column that is one too many for colour at half the size is left out.
final class ScreenPictures {
    /// The screen's.
    let source: VideoSize
    private let pool: VideoFramePool
    private let inner: EvenRectangle
    /// Nil where the screen has the picture's size.
    private let scaling: ScreenScaling?
    private var last: VideoFrame?
    /// What has changed since then, the pointer's places counted; in the part of the picture that shows the screen.
    private var changed: DamagedRows
    private var lastCursor: ScreenRectangle?

    /// - Parameters:
    ///   - source: the screen's size.
    ///   - size: the picture's; even.
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

    /// - Parameter rows: of the screen.
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

    /// - Parameter pixels: of a picture of ``source``'s size, four bytes each, `stride` bytes from row to row.
    /// - Throws: ``PipelineError/Code/poolExhausted``; what has changed is kept for the next one then.
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

    /// Where the part of a picture begins that shows the screen.
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

    /// Rows that have not changed, of the last picture, which lies in memory as this one does.
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
    /// Which of a pixel's four bytes is red; its bits in a number.
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
