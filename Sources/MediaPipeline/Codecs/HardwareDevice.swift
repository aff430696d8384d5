import CFFmpeg

/// Owns the memory of a graphics card's encoder (VA-API and the like). Frames are copied to the card before they are
/// encoded there.
final class HardwareDevice {
    private var device: UnsafeMutablePointer<AVBufferRef>?
    private var frames: UnsafeMutablePointer<AVBufferRef>?

    /// Frames are copied as NV12, which such encoders take (``EncoderRecipe/layouts``).
    static let layout = PixelLayout.nv12

    /// - Throws: ``PipelineError/Code/encoderUnavailable`` if there is no such card.
    init(_ type: AVHWDeviceType, surface: AVPixelFormat, size: VideoSize) throws(PipelineError) {
        var status = av_hwdevice_ctx_create(&device, type, nil, nil, 0)
        guard status >= 0 else { throw Self.unavailable(status) }
        frames = av_hwframe_ctx_alloc(device)
        guard let frames else {
            av_buffer_unref(&device)
            throw .memory
        }
        frames.pointee.data.withMemoryRebound(to: AVHWFramesContext.self, capacity: 1) { context in
            context.pointee.format = surface
            context.pointee.sw_format = Self.layout.pixelFormat
            context.pointee.width = Int32(size.width)
            context.pointee.height = Int32(size.height)
            context.pointee.initial_pool_size = 8
        }
        status = av_hwframe_ctx_init(frames)
        guard status >= 0 else {
            av_buffer_unref(&self.frames)
            av_buffer_unref(&device)
            throw Self.unavailable(status)
        }
    }

    deinit {
        av_buffer_unref(&frames)
        av_buffer_unref(&device)
    }

    func attach(to context: CodecContext, surface: AVPixelFormat) throws(PipelineError) {
        context.pointer.pointee.pix_fmt = surface
        context.pointer.pointee.hw_frames_ctx = av_buffer_ref(frames)
        guard context.pointer.pointee.hw_frames_ctx != nil else { throw .memory }
    }

    /// Copies `picture` to the card, without its time.
    func upload(_ picture: FrameHandle) throws(PipelineError) -> FrameHandle {
        let surface = try FrameHandle()
        var status = av_hwframe_get_buffer(frames, surface.pointer, 0)
        if status >= 0 { status = av_hwframe_transfer_data(surface.pointer, picture.pointer, 0) }
        guard status >= 0 else {
            throw PipelineError(
                .encodingFailed, "A picture could not be copied to the graphics card.", status: status)
        }
        return surface
    }

    private static func unavailable(_ status: Int32) -> PipelineError {
        PipelineError(
            .encoderUnavailable, "This machine has no graphics card that encodes pictures, or it may not be used.",
            status: status)
    }
}
