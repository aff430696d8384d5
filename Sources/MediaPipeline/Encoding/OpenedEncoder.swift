import CFFmpeg

/// A video encoder that is ready: one of the recipes, opened.
final class OpenedEncoder {
    /// Ticks per second: those of RTP for video.
    static let rate: Int64 = 90_000
    /// No key frame comes by itself within this many frames (nine hours at 30 per second).
    private static let keyFrameDistance: Int32 = 1_000_000

    let recipe: EncoderRecipe
    let context: CodecContext
    let device: HardwareDevice?
    private(set) var bitrate: Int
    private let bufferSeconds: Double
    private let tuning: PictureTuning

    /// - Throws: ``PipelineError/Code/codecMissing`` or ``PipelineError/Code/encoderUnavailable``.
    init(_ recipe: EncoderRecipe, _ configuration: VideoEncoderConfiguration) throws(PipelineError) {
        PipelineLog.install()
        guard let codec = avcodec_find_encoder_by_name(recipe.name) else {
            throw PipelineError(.codecMissing, "This machine's FFmpeg has no encoder \(recipe.name).")
        }
        self.recipe = recipe
        (bitrate, tuning) = (configuration.bitrate, configuration.tuning)
        bufferSeconds = recipe.bufferSeconds * tuning.burst
        context = try CodecContext(codec)
        Self.describe(configuration, recipe, to: &context.pointer.pointee)
        if recipe.hardware == .surfaces {
            let surface = AV_PIX_FMT_VAAPI
            let device = try HardwareDevice(AV_HWDEVICE_TYPE_VAAPI, surface: surface, size: configuration.size)
            try device.attach(to: context, surface: surface)
            self.device = device
        } else {
            device = nil
        }
        let status = context.open(recipe.options(configuration))
        guard status >= 0 else {
            throw PipelineError(
                .encoderUnavailable,
                "The encoder \(recipe.name) can't encode \(configuration.size) on this machine.", status: status)
        }
    }

    private static func describe(
        _ configuration: VideoEncoderConfiguration, _ recipe: EncoderRecipe, to context: inout AVCodecContext
    ) {
        context.width = Int32(configuration.size.width)
        context.height = Int32(configuration.size.height)
        context.pix_fmt = recipe.layouts[0].pixelFormat
        context.time_base = AVRational(num: 1, den: Int32(rate))
        context.framerate = av_d2q(configuration.frameRate, 1001 * 480)
        context.gop_size = keyFrameDistance
        // The same as the greatest distance, so that a scene cut does not make a key frame either.
        context.keyint_min = keyFrameDistance
        context.max_b_frames = 0
        context.refs = 1
        let quantisers = configuration.tuning.quantisers(recipe.codec)
        context.qmin = Int32(quantisers.lowerBound)
        context.qmax = Int32(quantisers.upperBound)
        context.thread_count = Int32(configuration.threadCount(of: Machine.processors))
        context.flags |= AV_CODEC_FLAG_LOW_DELAY
        // The stream says this if the codec can. All codecs but VP8 can.
        context.color_range = AVCOL_RANGE_MPEG
        context.colorspace = .sent
        context.color_primaries = AVCOL_PRI_BT709
        context.color_trc = AVCOL_TRC_BT709
        setRate(configuration.bitrate, recipe.bufferSeconds * configuration.tuning.burst, of: &context)
        context.rc_initial_buffer_occupancy = context.rc_buffer_size * 3 / 4
    }

    private static func setRate(_ bitrate: Int, _ bufferSeconds: Double, of context: inout AVCodecContext) {
        context.bit_rate = Int64(bitrate)
        context.rc_max_rate = Int64(bitrate)
        context.rc_min_rate = Int64(bitrate)
        context.rc_buffer_size = Int32(Double(bitrate) * bufferSeconds)
    }

    /// Uses a new bit rate from the next frame on.
    ///
    /// - Returns: False if this encoder can't change it while it runs.
    func follow(_ bitrate: Int) -> Bool {
        guard bitrate != self.bitrate else { return true }
        switch recipe.bitrateChange {
        case .byContext: Self.setRate(bitrate, bufferSeconds, of: &context.pointer.pointee)
        case .byLibrary: guard cffmpeg_vpx_set_bitrate(context.pointer, Int64(bitrate)) != 0 else { return false }
        case .byReopening: return false
        }
        self.bitrate = bitrate
        return true
    }

    /// Limits how coarse and how fine the next frame may be. Only the software of libvpx can do this.
    func expect(_ moment: PictureMoment) {
        guard recipe.bitrateChange == .byLibrary else { return }
        let bounds = tuning.quantisers(recipe.codec, moment)
        _ = cffmpeg_vpx_set_quantizers(context.pointer, Int32(bounds.lowerBound), Int32(bounds.upperBound))
    }
}
