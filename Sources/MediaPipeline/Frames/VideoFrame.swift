import CFFmpeg

/// A video frame: a picture and the time at which it is to be seen. Copies share the picture, which nobody changes any
/// more.
///
/// A reader need not know where its memory comes from (a ``VideoFramePool``, a decoder, somebody else's buffer). The
/// memory goes back there once the last frame that shares it is gone and no encoder needs it.
package struct VideoFrame: Sendable {
    package let layout: PixelLayout
    package let size: VideoSize
    /// The time since the start of its source.
    package let presentationTime: Duration
    let buffer: PictureBuffer

    init(_ buffer: PictureBuffer, layout: PixelLayout, at presentationTime: Duration) {
        self.buffer = buffer
        self.layout = layout
        size = buffer.size
        self.presentationTime = presentationTime
    }

    /// Makes a frame of a picture in the caller's memory, without a copy. There is one plane for each of the layout.
    ///
    /// `owner` is kept alive as long as anybody needs the samples. They must not change until it is released.
    ///
    /// - Throws: ``PipelineError/Code/frameUnsuitable`` for planes that can't be such a picture.
    package init(
        layout: PixelLayout, size: VideoSize, presentationTime: Duration, planes: [ExternalPlane],
        owner: some AnyObject & Sendable
    ) throws(PipelineError) {
        let sizes = layout.planeSizes(size)
        guard size.isUsable, planes.count == sizes.count,
            zip(planes, sizes).allSatisfy({ $0.stride >= $1.bytesPerRow && $0.stride <= 1 << 20 })
        else { throw PipelineError(.frameUnsuitable, "The planes given are not those of a picture of \(size).") }
        PipelineLog.install()
        let keeper = Unmanaged.passRetained(owner as AnyObject)
        let first = UnsafeMutablePointer(mutating: planes[0].start.assumingMemoryBound(to: UInt8.self))
        let length = planes[0].stride * (size.height - 1) + size.width
        let reference = av_buffer_create(
            first, length, { keeper, _ in keeper.map { Unmanaged<AnyObject>.fromOpaque($0).release() } },
            keeper.toOpaque(), AV_BUFFER_FLAG_READONLY)
        guard let reference else {
            keeper.release()
            throw .memory
        }
        guard let buffer = PictureBuffer.describing(layout, size, planes: planes, reference: reference) else {
            throw .memory
        }
        self.init(buffer, layout: layout, at: presentationTime)
    }

    /// The same picture at another time.
    package func at(_ presentationTime: Duration) -> VideoFrame {
        VideoFrame(buffer, layout: layout, at: presentationTime)
    }

    /// Calls `body` with the planes for reading. They are valid only within the call.
    package func withPlanes<Result, Failure: Error>(
        _ body: ([VideoPlane]) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let planes = layout.planeSizes(size).enumerated().map { index, plane in
            let stride = buffer.stride(plane: index)
            return VideoPlane(
                bytes: UnsafeRawBufferPointer(
                    start: buffer.start(plane: index), count: stride * (plane.rows - 1) + plane.bytesPerRow),
                stride: stride, bytesPerRow: plane.bytesPerRow, rows: plane.rows)
        }
        return try withExtendedLifetime(buffer) { () throws(Failure) -> Result in try body(planes) }
    }
}
