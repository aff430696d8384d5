import CFFmpeg

/// Encodes audio for live use: Opus in its low-delay mode, or AAC if a receiver wants it.
///
/// It takes one frame after the other, with its own length, rate and channels. The caller cuts the audio, and knows
/// where it has gaps. Only one task may use it at a time: keep it inside one actor.
package final class AudioEncoder {
    package let configuration: AudioEncoderConfiguration
    package let encoder: EncoderDescription
    /// The samples of one channel in each packet: 480 at 48 kHz for Opus, 1024 for AAC.
    package let frameLength: Int
    /// How much later audio comes out of a decoder than it went in here: 2.5 ms, and for AAC 21 ms. The packets' times
    /// allow for it.
    package let delay: Duration

    private let context: CodecContext
    private let frame: FrameHandle
    private let packet: PacketHandle
    /// The codec's own count of samples, which has no gaps.
    private var position: Int64 = 0
    /// The times of the frames whose packets are still to come.
    private var times: [Duration] = []

    /// - Throws: ``PipelineError/Code/badConfiguration``, ``PipelineError/Code/codecMissing``,
    ///   ``PipelineError/Code/encoderUnavailable``.
    package init(_ configuration: AudioEncoderConfiguration = AudioEncoderConfiguration()) throws(PipelineError) {
        PipelineLog.install()
        try configuration.check()
        self.configuration = configuration
        let name = configuration.codec.encoderName
        guard let codec = avcodec_find_encoder_by_name(name) else {
            throw PipelineError(.codecMissing, "This machine's FFmpeg has no encoder \(name).")
        }
        context = try CodecContext(codec)
        let status = Self.open(context, configuration)
        guard status >= 0 else {
            throw PipelineError(.encoderUnavailable, "The encoder \(name) could not be opened.", status: status)
        }
        encoder = configuration.codec.encoderDescription
        frameLength = Int(context.pointer.pointee.frame_size)
        delay = Duration(
            ticks: Int64(context.pointer.pointee.initial_padding), rate: Int64(configuration.sampleRate))
        packet = try PacketHandle()
        frame = try FrameHandle()
        try makeRoom()
    }

    private static func open(_ context: CodecContext, _ configuration: AudioEncoderConfiguration) -> Int32 {
        let isOpus = configuration.codec == .opus
        context.pointer.pointee.sample_fmt = isOpus ? AV_SAMPLE_FMT_FLT : AV_SAMPLE_FMT_FLTP
        context.pointer.pointee.sample_rate = Int32(configuration.sampleRate)
        context.pointer.pointee.time_base = AVRational(num: 1, den: Int32(configuration.sampleRate))
        context.pointer.pointee.bit_rate = Int64(AudioEncoderConfiguration.bitrates.clamping(configuration.bitrate))
        av_channel_layout_default(&context.pointer.pointee.ch_layout, Int32(configuration.channels))
        return context.open(
            isOpus
                ? [
                    ("application", "lowdelay"), ("frame_duration", "10"), ("vbr", "constrained"),
                    ("compression_level", "5"),
                ]
                // The default coder looks for the best form of each frame, which is several times the work.
                : [("aac_coder", "fast")])
    }

    private func makeRoom() throws(PipelineError) {
        frame.pointer.pointee.format = context.pointer.pointee.sample_fmt.rawValue
        frame.pointer.pointee.nb_samples = Int32(frameLength)
        frame.pointer.pointee.sample_rate = context.pointer.pointee.sample_rate
        var status = av_channel_layout_copy(&frame.pointer.pointee.ch_layout, &context.pointer.pointee.ch_layout)
        if status >= 0 { status = av_frame_get_buffer(frame.pointer, 0) }
        guard status >= 0 else { throw .memory }
    }

    /// - Parameter block: ``frameLength`` samples of each channel, in the configuration's form.
    /// - Returns: The packets that are complete now, none or more. The n-th of all packets is that of the n-th frame.
    /// - Throws: ``PipelineError/Code/frameUnsuitable``, ``PipelineError/Code/encodingFailed``.
    package func encode(_ block: AudioBlock) throws(PipelineError) -> [EncodedAudio] {
        guard block.sampleRate == configuration.sampleRate, block.channels == configuration.channels,
            block.frameCount == frameLength
        else {
            throw PipelineError(
                .frameUnsuitable,
                "The encoder takes \(frameLength) samples of \(configuration.channels) channels at "
                    + "\(configuration.sampleRate) Hz at a time, not \(block.frameCount) of \(block.channels) at "
                    + "\(block.sampleRate) Hz.")
        }
        // The encoder may still refer to the samples of the last frame.
        guard av_frame_make_writable(frame.pointer) >= 0 else { throw .memory }
        write(block.floats)
        frame.pointer.pointee.pts = position
        position += Int64(frameLength)
        times.append(block.presentationTime - delay)
        let step = context.send(frame)
        guard step == .done else { throw failure(step) }
        return try drain()
    }

    private func write(_ samples: [Float]) {
        let channels = configuration.channels
        let planar = context.pointer.pointee.sample_fmt == AV_SAMPLE_FMT_FLTP
        for plane in 0..<(planar ? channels : 1) {
            guard let start = frame.pointer.pointee.extended_data[plane] else { continue }
            start.withMemoryRebound(to: Float.self, capacity: planar ? frameLength : samples.count) { target in
                if planar {
                    for index in 0..<frameLength { target[index] = Self.sane(samples[index * channels + plane]) }
                } else {
                    for index in samples.indices { target[index] = Self.sane(samples[index]) }
                }
            }
        }
    }

    /// Limits a sample. A sample that is not a number becomes silence, because encoders can't handle it.
    private static func sane(_ sample: Float) -> Float { sample.isFinite ? min(max(sample, -8), 8) : 0 }

    private func drain() throws(PipelineError) -> [EncodedAudio] {
        var output: [EncodedAudio] = []
        while true {
            let step = context.receive(packet)
            switch step {
            case .done: if let encoded = takePacket() { output.append(encoded) }
            case .empty, .ended: return output
            case .failed: throw failure(step)
            }
        }
    }

    private func takePacket() -> EncodedAudio? {
        defer { av_packet_unref(packet.pointer) }
        guard !times.isEmpty else { return nil }
        let time = times.removeFirst()
        var bytes = Array(packet.bytes)
        if configuration.codec == .aac {
            let header = ADTSHeader.bytes(
                sampleRate: configuration.sampleRate, channels: configuration.channels, payload: bytes.count)
            guard let header else { return nil }
            bytes = header + bytes
        }
        return EncodedAudio(
            bytes: bytes, presentationTime: time,
            duration: Duration(ticks: Int64(frameLength), rate: Int64(configuration.sampleRate)),
            frameCount: frameLength)
    }

    private func failure(_ step: CodecContext.Step) -> PipelineError {
        let sentence = "The encoder \(encoder.name) failed at some sound."
        if case .failed(let status) = step { return PipelineError(.encodingFailed, sentence, status: status) }
        return PipelineError(.encodingFailed, sentence, underlying: "\(step)")
    }
}
