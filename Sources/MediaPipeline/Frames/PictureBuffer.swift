import CFFmpeg

/// Owns one of FFmpeg's frames, which counts references to the memory of its samples.
///
// Unchecked, because pointers are not Sendable: the frame is filled before it is given to this class, nobody writes to
// it after that, and FFmpeg's reference counts are atomic.
final class PictureBuffer: @unchecked Sendable {
    let frame: UnsafeMutablePointer<AVFrame>

    /// Takes over `frame` and its reference to the samples.
    init(adopting frame: UnsafeMutablePointer<AVFrame>) {
        self.frame = frame
    }

    deinit {
        var frame: UnsafeMutablePointer<AVFrame>? = frame
        av_frame_free(&frame)
    }

    /// A frame for a picture at `planes`. It takes over `reference`, which keeps the picture alive.
    static func describing(
        _ layout: PixelLayout, _ size: VideoSize, planes: [ExternalPlane], reference: UnsafeMutablePointer<AVBufferRef>
    ) -> PictureBuffer? {
        guard let frame = av_frame_alloc() else {
            var reference: UnsafeMutablePointer<AVBufferRef>? = reference
            av_buffer_unref(&reference)
            return nil
        }
        frame.pointee.format = layout.pixelFormat.rawValue
        frame.pointee.width = Int32(size.width)
        frame.pointee.height = Int32(size.height)
        frame.pointee.buf.0 = reference
        withUnsafeMutablePointer(to: &frame.pointee.data) { data in
            data.withMemoryRebound(to: UnsafeMutablePointer<UInt8>?.self, capacity: 8) { data in
                for (index, plane) in planes.enumerated() {
                    data[index] = UnsafeMutablePointer(mutating: plane.start.assumingMemoryBound(to: UInt8.self))
                }
            }
        }
        withUnsafeMutablePointer(to: &frame.pointee.linesize) { strides in
            strides.withMemoryRebound(to: Int32.self, capacity: 8) { strides in
                for (index, plane) in planes.enumerated() { strides[index] = Int32(plane.stride) }
            }
        }
        return PictureBuffer(adopting: frame)
    }

    /// Nil if ``PixelLayout`` has no name for the samples: they are in another format, in full range, or have the last
    /// row first.
    var layout: PixelLayout? {
        let layout: PixelLayout
        switch frame.pointee.format {
        case AV_PIX_FMT_YUV420P.rawValue: layout = .i420
        case AV_PIX_FMT_NV12.rawValue: layout = .nv12
        default: return nil
        }
        let fits = layout.planeSizes(size).enumerated().allSatisfy { index, plane in
            start(plane: index) != nil && stride(plane: index) >= plane.bytesPerRow
        }
        return fits && !isFullRange ? layout : nil
    }

    /// Whether samples go from 0 to 255 instead of 16 to 235.
    var isFullRange: Bool {
        frame.pointee.color_range == AVCOL_RANGE_JPEG || Self.fullRangeFormats.contains(frame.pointee.format)
    }

    /// Old formats whose names tell it.
    private static let fullRangeFormats = [
        AV_PIX_FMT_YUVJ420P, AV_PIX_FMT_YUVJ422P, AV_PIX_FMT_YUVJ444P, AV_PIX_FMT_YUVJ440P, AV_PIX_FMT_YUVJ411P,
    ].map(\.rawValue)

    var size: VideoSize { VideoSize(Int(frame.pointee.width), Int(frame.pointee.height)) }

    func start(plane: Int) -> UnsafeMutablePointer<UInt8>? {
        withUnsafePointer(to: &frame.pointee.data) { data in
            data.withMemoryRebound(to: UnsafeMutablePointer<UInt8>?.self, capacity: 8) { $0[plane] }
        }
    }

    func stride(plane: Int) -> Int {
        withUnsafePointer(to: &frame.pointee.linesize) { strides in
            strides.withMemoryRebound(to: Int32.self, capacity: 8) { Int($0[plane]) }
        }
    }
}

extension PixelLayout {
    var pixelFormat: AVPixelFormat {
        switch self {
        case .i420: AV_PIX_FMT_YUV420P
        case .nv12: AV_PIX_FMT_NV12
        }
    }
}
