import CFFmpeg

/// Owns one of FFmpeg's scalers, which converts pictures of one form to another.
final class ScalerContext {
    struct Form: Equatable {
        var size: VideoSize
        var format: AVPixelFormat
        var isFullRange: Bool
        var matrix: AVColorSpace
    }

    let from: Form
    let to: Form
    private let pointer: OpaquePointer

    /// - Throws: ``PipelineError/Code/conversionFailed`` for forms that can't be converted.
    init(from: Form, to: Form) throws(PipelineError) {
        guard let pointer = sws_alloc_context() else { throw .memory }
        (self.from, self.to, self.pointer) = (from, to, pointer)
        let options: [(String, Int)] = [
            ("srcw", from.size.width), ("srch", from.size.height), ("src_format", Int(from.format.rawValue)),
            ("src_range", from.isFullRange ? 1 : 0), ("dstw", to.size.width), ("dsth", to.size.height),
            ("dst_format", Int(to.format.rawValue)), ("dst_range", to.isFullRange ? 1 : 0),
            ("sws_flags", Int(SWS_BILINEAR)),
        ]
        for (name, value) in options { av_opt_set_int(UnsafeMutableRawPointer(pointer), name, Int64(value), 0) }
        let status = sws_init_context(pointer, nil, nil)
        guard status >= 0 else {
            throw PipelineError(
                .conversionFailed, "Pictures of this kind can't be brought to \(to.size).", status: status)
        }
        // Gray pictures have full range without saying so.
        let isGrey = av_pix_fmt_desc_get(from.format)?.pointee.nb_components ?? 3 < 3
        sws_setColorspaceDetails(
            pointer, sws_getCoefficients(Int32(from.matrix.rawValue)), from.isFullRange || isGrey ? 1 : 0,
            sws_getCoefficients(Int32(to.matrix.rawValue)), to.isFullRange ? 1 : 0, 0, 1 << 16, 1 << 16)
    }

    deinit { sws_freeContext(pointer) }

    /// - Parameter targets: Where each plane begins, and the bytes from one row to the next.
    func scale(
        _ picture: PictureBuffer, to targets: ([UnsafeMutablePointer<UInt8>?], [Int32])
    ) throws(PipelineError) {
        let (sources, sourceStrides) = (picture.starts, picture.strides)
        let rows = sws_scale(
            pointer, sources, sourceStrides, 0, picture.frame.pointee.height, targets.0, targets.1)
        guard rows > 0 else {
            throw PipelineError(.conversionFailed, "A picture could not be scaled.", status: rows)
        }
    }
}

extension AVColorSpace {
    /// The color matrix with which all frames are sent. VP8 can't give it, and Chromium assumes this one for any size.
    static let sent = AVCOL_SPC_BT709

    /// The color matrix of pictures of `size` that do not give it: that of television, in high definition or not.
    static func usual(for size: VideoSize) -> AVColorSpace {
        size.width >= 1_280 || size.height > 576 ? AVCOL_SPC_BT709 : AVCOL_SPC_SMPTE170M
    }
}

extension PictureBuffer {
    /// The color matrix of the picture; nil if it gives none.
    var matrix: AVColorSpace? {
        switch frame.pointee.colorspace {
        case AVCOL_SPC_BT709, AVCOL_SPC_FCC, AVCOL_SPC_SMPTE170M, AVCOL_SPC_SMPTE240M, AVCOL_SPC_BT2020_NCL,
            AVCOL_SPC_BT2020_CL:
            frame.pointee.colorspace
        // The same numbers under another name.
        case AVCOL_SPC_BT470BG: AVCOL_SPC_SMPTE170M
        default: nil
        }
    }
}
