import CFFmpeg

/// Decodes a live audio stream: Opus packets, or AAC with ADTS headers. It gives interleaved floating point.
///
/// Only one task may use it at a time.
package final class AudioDecoder {
    package let codec: AudioCodec
    private let context: CodecContext
    private let packet: PacketHandle
    private let frame: FrameHandle
    private var unpacker: SoundUnpacker

    /// - Parameters:
    ///   - sampleRate: The rate that is wanted; the stream may have another.
    ///   - channels: The number that is wanted; the stream may have another.
    /// - Throws: ``PipelineError/Code/codecMissing``.
    package init(codec: AudioCodec, sampleRate: Int = 48_000, channels: Int = 2) throws(PipelineError) {
        PipelineLog.install()
        guard let found = avcodec_find_decoder(codec.id) else {
            throw PipelineError(.codecMissing, "This machine's FFmpeg can't decode \(codec.rawValue).")
        }
        self.codec = codec
        unpacker = SoundUnpacker(sampleRate: sampleRate, channels: channels)
        context = try CodecContext(found)
        context.pointer.pointee.sample_rate = Int32(sampleRate)
        context.pointer.pointee.pkt_timebase = AVRational(num: 1, den: 1_000_000)
        av_channel_layout_default(&context.pointer.pointee.ch_layout, Int32(channels))
        packet = try PacketHandle()
        frame = try FrameHandle()
        let status = context.open([])
        guard status >= 0 else {
            throw PipelineError(.codecMissing, "The decoder of \(codec.rawValue) could not be opened.", status: status)
        }
    }

    /// - Throws: ``PipelineError/Code/decodingFailed`` for damaged bytes. Later packets can be decoded again.
    package func decode(_ bytes: [UInt8], at presentationTime: Duration) throws(PipelineError) -> [AudioBlock] {
        guard !bytes.isEmpty else { throw PipelineError(.decodingFailed, "Encoded sound without bytes.") }
        try packet.fill(bytes, time: presentationTime.ticks(rate: 1_000_000))
        let step = context.send(packet)
        av_packet_unref(packet.pointer)
        if case .failed(let status) = step { throw failure(status) }
        return try drain()
    }

    /// What the decoder still holds.
    package func finish() throws(PipelineError) -> [AudioBlock] {
        _ = context.send(nil as PacketHandle?)
        return try drain()
    }

    private func drain() throws(PipelineError) -> [AudioBlock] {
        var output: [AudioBlock] = []
        while true {
            switch context.receive(frame) {
            case .done:
                let time = Duration(ticks: frame.pointer.pointee.best_effort_timestamp, rate: 1_000_000)
                output.append(try unpacker.unpack(frame, at: time))
            case .empty, .ended: return output
            case .failed(let status): throw failure(status)
            }
        }
    }

    private func failure(_ status: Int32) -> PipelineError {
        PipelineError(.decodingFailed, "Encoded sound (\(codec.rawValue)) could not be decoded.", status: status)
    }
}

/// Takes the samples out of decoded frames, at one rate and number of channels, whatever the stream has at the time.
struct SoundUnpacker {
    let sampleRate: Int
    let channels: Int
    private var current: (form: AudioResampler.Form, resampler: Result<AudioResampler, PipelineError>)?

    init(sampleRate: Int, channels: Int) {
        self.sampleRate = sampleRate
        self.channels = channels
    }

    /// Converts the samples of `frame`, and empties it.
    mutating func unpack(_ frame: FrameHandle, at time: Duration) throws(PipelineError) -> AudioBlock {
        defer { av_frame_unref(frame.pointer) }
        let form = AudioResampler.Form(
            format: AVSampleFormat(rawValue: frame.pointer.pointee.format),
            sampleRate: Int(frame.pointer.pointee.sample_rate),
            channels: Int(frame.pointer.pointee.ch_layout.nb_channels), loudspeakers: frame.loudspeakers)
        guard form.sampleRate > 0, form.channels > 0 else {
            throw PipelineError(.decodingFailed, "Decoded sound without a rate or channels.")
        }
        let resampler = try resampler(from: form)
        let planes = UnsafeRawPointer(frame.pointer.pointee.extended_data)
            .assumingMemoryBound(to: UnsafePointer<UInt8>?.self)
        let samples = try resampler.convert(planes: planes, count: Int(frame.pointer.pointee.nb_samples))
        return AudioBlock(
            samples: .float(samples), sampleRate: sampleRate, channels: channels, presentationTime: time)
    }

    /// A form that can't be converted is tried only once.
    private mutating func resampler(from form: AudioResampler.Form) throws(PipelineError) -> AudioResampler {
        if let current, current.form == form { return try current.resampler.get() }
        let made = Result { [sampleRate, channels] () throws(PipelineError) in
            try AudioResampler(from: form, sampleRate: sampleRate, channels: channels)
        }
        current = (form, made)
        return try made.get()
    }

    /// The samples that the resampler held back.
    mutating func finish() throws(PipelineError) -> [Float] {
        defer { current = nil }
        return try current?.resampler.get().finish() ?? []
    }
}

extension FrameHandle {
    /// Which loudspeakers the channels are for, if the stream gives them in the usual order.
    fileprivate var loudspeakers: UInt64? {
        let layout = pointer.pointee.ch_layout
        guard layout.order == AV_CHANNEL_ORDER_NATIVE, layout.u.mask.nonzeroBitCount == Int(layout.nb_channels) else {
            return nil
        }
        return layout.u.mask
    }
}
