import CFFmpeg

/// A screen's picture in memory, in the screen's own pixel format.
///
/// The capturing thread writes to it, and the converter reads it. They never do so at the same time, because no picture
/// is captured before the last one was given out.
protocol ScreenImage: AnyObject, Sendable {
    var size: VideoSize { get }
    /// Bytes from one row to the next.
    var stride: Int { get }
    var format: ScreenPixelFormat { get }
    /// All rows, and 64 bytes after them: a scaler's vector code may read a little past the end.
    var bytes: UnsafeMutableRawPointer { get }
}

/// The most pixels of a picture: 8192 by 8192.
let largestScreen = 1 << 26

extension ScreenImage {
    /// The picture for a scaler. It is valid for as long as this object lives.
    var picture: PictureBuffer? {
        guard let frame = av_frame_alloc() else { return nil }
        frame.pointee.format = format.pixelFormat.rawValue
        frame.pointee.width = Int32(size.width)
        frame.pointee.height = Int32(size.height)
        frame.pointee.data.0 = bytes.assumingMemoryBound(to: UInt8.self)
        frame.pointee.linesize.0 = Int32(stride)
        return PictureBuffer(adopting: frame)
    }
}

extension ScreenPixelFormat {
    var pixelFormat: AVPixelFormat {
        switch kind {
        case .bgrx: AV_PIX_FMT_BGR0
        case .rgbx: AV_PIX_FMT_RGB0
        case .xrgb: AV_PIX_FMT_0RGB
        case .xbgr: AV_PIX_FMT_0BGR
        case .bgr24: AV_PIX_FMT_BGR24
        case .rgb24: AV_PIX_FMT_RGB24
        case .x2rgb10: AV_PIX_FMT_X2RGB10LE
        case .rgb565: AV_PIX_FMT_RGB565LE
        case .rgb555: AV_PIX_FMT_RGB555LE
        }
    }
}
