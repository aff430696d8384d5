import CFFmpeg

/// Encodes sound for live use: Opus in its low-delay mode, AAC where a receiver wants it.
///
/// Takes blocks of any length, rate and number of channels; see ``AudioFrameQueue`` for gaps. Not for several tasks at
/// once: keep it inside one actor.
package final class AudioEncoder {
    package let configuration: AudioEncoderConfiguration
    package let encoder: EncoderDescription
    /// Samples of one channel in each packet: 480 at 48 kHz for Opus, 1024 for AAC.
    package let frameLength: Int
    /// How much later than its ``EncodedAudio/presentationTime`` says decoded sound comes: 2.5 ms, AAC 21 ms.
    package let delay: Duration

    private let context: CodecContext
    private let frame: FrameHandle
    private let packet: PacketHandle
    private var queue: AudioFrameQueue
    private var resampler: (form: AudioResampler.Form, resampler: AudioResampler)?
    /// The codec's own count of samples, which knows no gaps, and the times that belong to it.
    private var position: Int64 = 0
    private var times: [(position: Int64, time: Duration)] = []

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
        queue = AudioFrameQueue(
            frameLength: frameLength, sampleRate: configuration.sampleRate, channels: configuration.channels)
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
                ] : [])
    }

    private func makeRoom() throws(PipelineError) {
        frame.pointer.pointee.format = context.pointer.pointee.sample_fmt.rawValue
        frame.pointer.pointee.nb_samples = Int32(frameLength)
        frame.pointer.pointee.sample_rate = context.pointer.pointee.sample_rate
        var status = av_channel_layout_copy(&frame.pointer.pointee.ch_layout, &context.pointer.pointee.ch_layout)
        if status >= 0 { status = av_frame_get_buffer(frame.pointer, 0) }
        guard status >= 0 else { throw .memory }
    }

    /// - Returns: The packets that are whole by now, none or more.
    /// - Throws: ``PipelineError/Code/frameUnsuitable``, ``PipelineError/Code/conversionFailed``,
    ///   ``PipelineError/Code/encodingFailed``.
    package func encode(_ block: AudioBlock) throws(PipelineError) -> [EncodedAudio] {
        guard (1_000...384_000).contains(block.sampleRate), (1...8).contains(block.channels) else {
            throw PipelineError(
                .frameUnsuitable, "Sound of \(block.channels) channels at \(block.sampleRate) Hz can't be encoded.")
        }
        let samples = try resampler(for: block).convert(block.floats)
        queue.append(samples, at: block.presentationTime)
        return try encodeReady()
    }

    /// What is left over, filled up with silence. Nothing may be encoded after this.
    package func finish() throws(PipelineError) -> [EncodedAudio] {
        if let rest = try resampler?.resampler.finish(), let end = queue.end { queue.append(rest, at: end) }
        queue.finish()
        var output = try encodeReady()
        _ = context.send(nil as FrameHandle?)
        output += try drain()
        return output
    }

    private func resampler(for block: AudioBlock) throws(PipelineError) -> AudioResampler {
        let form = AudioResampler.Form.interleavedFloat(block.sampleRate, block.channels)
        if let resampler, resampler.form == form { return resampler.resampler }
        let made = try AudioResampler(
            from: form, sampleRate: configuration.sampleRate, channels: configuration.channels)
        resampler = (form, made)
        return made
    }

    private func encodeReady() throws(PipelineError) -> [EncodedAudio] {
        var output: [EncodedAudio] = []
        while let next = queue.next() {
            // The encoder may still refer to the samples of the last one.
            guard av_frame_make_writable(frame.pointer) >= 0 else { throw .memory }
            write(next.samples)
            frame.pointer.pointee.pts = position
            times.append((position, next.presentationTime))
            position += Int64(frameLength)
            let step = context.send(frame)
            guard step == .done else { throw failure(step) }
            output += try drain()
        }
        return output
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

    /// What is no number is silence: encoders stumble over it.
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
        var bytes = Array(packet.bytes)
        if configuration.codec == .aac {
            let header = ADTSHeader.bytes(
                sampleRate: configuration.sampleRate, channels: configuration.channels, payload: bytes.count)
            guard let header else { return nil }
            bytes = header + bytes
        }
        // The codec dates packets back by its delay.
        let at = packet.pointer.pointee.pts + Int64(context.pointer.pointee.initial_padding)
        return EncodedAudio(
            bytes: bytes, presentationTime: time(of: at),
            duration: Duration(ticks: Int64(frameLength), rate: Int64(configuration.sampleRate)),
            frameCount: frameLength)
    }

    private func time(of position: Int64) -> Duration {
        while times.count > 1, times[1].position <= position { times.removeFirst() }
        guard let known = times.first else { return .zero }
        return known.time + Duration(ticks: position - known.position, rate: Int64(configuration.sampleRate))
    }

    private func failure(_ step: CodecContext.Step) -> PipelineError {
        let sentence = "The encoder \(encoder.name) failed at some sound."
        if case .failed(let status) = step { return PipelineError(.encodingFailed, sentence, status: status) }
        return PipelineError(.encodingFailed, sentence, underlying: "\(step)")
    }
}
