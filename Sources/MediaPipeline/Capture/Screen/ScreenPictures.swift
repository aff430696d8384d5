import CFFmpeg
import CPixels
import PipelineCore

/// A screen's pictures in its own size and an encoder's colours, each made of the one before it and of the rows that have
/// changed since.
///
/// A last row or column that is one too many for colour at half the size is left out.
final class ScreenPictures {
    private let size: VideoSize
    private let pool: VideoFramePool
    private var last: VideoFrame?
    /// What has changed since then, the pointer's places counted.
    private var changed: DamagedRows
    private var lastCursor: ScreenRectangle?

    init(of size: VideoSize) {
        self.size = VideoSize(size.width / 2 * 2, size.height / 2 * 2)
        pool = VideoFramePool(size: self.size)
        changed = DamagedRows(size: self.size)
        changed.addAll()
    }

    func fits(_ image: any ScreenImage) -> Bool {
        size == VideoSize(image.size.width / 2 * 2, image.size.height / 2 * 2)
    }

    func note(_ rows: [Range<Int>], cursor: ScreenRectangle?) {
        for run in rows {
            changed.add(ScreenRectangle(x: 0, y: run.lowerBound, width: size.width, height: run.count))
        }
        for area in [lastCursor, cursor] { if let area { changed.add(area) } }
        lastCursor = cursor
    }

    /// - Throws: ``PipelineError/Code/poolExhausted``; what has changed is kept for the next one then.
    func picture(
        of image: any ScreenImage, _ order: ScreenPixelFormat.Order, at time: Duration
    ) throws(PipelineError) -> VideoFrame {
        let frame = try pool.makeFrame(at: time) { canvas in convert(image, order, to: canvas.planes) }
        frame.buffer.frame.pointee.colorspace = .sent
        frame.buffer.frame.pointee.color_range = AVCOL_RANGE_MPEG
        changed = DamagedRows(size: size)
        last = frame
        return frame
    }

    private func convert(_ image: any ScreenImage, _ order: ScreenPixelFormat.Order, to planes: [MutableVideoPlane]) {
        let starts = planes.map { $0.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) }
        guard let luma = starts[0], let u = starts[1], let v = starts[2] else { return }
        let (lumaStride, chromaStride) = (planes[0].stride, planes[1].stride)
        var next = 0
        for run in changed.runs {
            copy(next..<run.lowerBound, to: planes)
            cpixels_convert(
                image.bytes + run.lowerBound * image.stride, image.stride, luma + run.lowerBound * lumaStride,
                lumaStride, u + run.lowerBound / 2 * chromaStride, v + run.lowerBound / 2 * chromaStride, chromaStride,
                Int32(size.width), Int32(run.count), order.rawValue)
            next = run.upperBound
        }
        copy(next..<size.height, to: planes)
    }

    /// Rows that have not changed, of the last picture, which lies in memory as this one does.
    private func copy(_ rows: Range<Int>, to planes: [MutableVideoPlane]) {
        guard !rows.isEmpty, let last else { return }
        last.withPlanes { lastPlanes in
            for (index, (from, to)) in zip(lastPlanes, planes).enumerated() {
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
