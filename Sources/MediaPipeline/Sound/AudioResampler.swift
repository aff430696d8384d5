import CFFmpeg

/// Converts audio in any form to interleaved floating point at one rate and one number of channels.
///
/// It holds back some samples for its filter, which ``finish()`` returns. Use it for one stream only.
final class AudioResampler {
    /// How the input lies in memory.
    struct Form: Equatable {
        var format: AVSampleFormat
        var sampleRate: Int
        var channels: Int
        /// Which loudspeakers the channels are for, one bit each in their order; nil for the usual ones of that number
        /// of channels.
        var loudspeakers: UInt64?

        static func interleavedFloat(_ sampleRate: Int, _ channels: Int) -> Form {
            Form(format: AV_SAMPLE_FMT_FLT, sampleRate: sampleRate, channels: channels)
        }

        /// The channel layout, for the converter and for codecs.
        var layout: AVChannelLayout {
            var layout = AVChannelLayout()
            if let loudspeakers, av_channel_layout_from_mask(&layout, loudspeakers) >= 0 { return layout }
            av_channel_layout_default(&layout, Int32(channels))
            return layout
        }

        /// Whether both are the same when the defaults are filled in.
        func isAlike(_ other: Form) -> Bool {
            let (one, two) = (layout, other.layout)
            return format == other.format && sampleRate == other.sampleRate && channels == other.channels
                && one.u.mask == two.u.mask
        }
    }

    let output: Form
    private let input: Form
    private var context: OpaquePointer?

    /// - Throws: ``PipelineError/Code/conversionFailed`` for a form that can't be converted.
    init(from input: Form, sampleRate: Int, channels: Int) throws(PipelineError) {
        self.input = input
        output = .interleavedFloat(sampleRate, channels)
        guard !input.isAlike(output) else { return }
        var status = Self.open(&context, input, output)
        if status < 0, input.loudspeakers != nil {
            // FFmpeg can't convert these loudspeakers, so they are treated as the usual ones of that number.
            var usual = input
            usual.loudspeakers = nil
            status = Self.open(&context, usual, output)
        }
        guard status >= 0 else {
            throw PipelineError(
                .conversionFailed,
                "Sound of \(input.channels) channels at \(input.sampleRate) Hz can't be converted.", status: status)
        }
    }

    private static func open(_ context: inout OpaquePointer?, _ input: Form, _ output: Form) -> Int32 {
        var (from, to) = (input.layout, output.layout)
        var status = swr_alloc_set_opts2(
            &context, &to, output.format, Int32(output.sampleRate), &from, input.format, Int32(input.sampleRate), 0,
            nil)
        if status >= 0 { status = swr_init(context) }
        if status < 0 { swr_free(&context) }
        return status
    }

    deinit { swr_free(&context) }

    func convert(_ samples: [Float]) throws(PipelineError) -> [Float] {
        guard context != nil else { return samples }
        let result: Result<[Float], PipelineError> = samples.withUnsafeBytes { bytes in
            var plane = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
            return withUnsafePointer(to: &plane) { plane in
                Result { () throws(PipelineError) in
                    try convert(planes: plane, count: samples.count / input.channels)
                }
            }
        }
        return try result.get()
    }

    /// `planes` holds one pointer for interleaved formats, and one for each channel for planar ones. With nil, the
    /// samples that were held back are returned.
    func convert(
        planes: UnsafePointer<UnsafePointer<UInt8>?>?, count: Int
    ) throws(PipelineError) -> [Float] {
        guard let context else {
            guard let start = planes?[0] else { return [] }
            return start.withMemoryRebound(to: Float.self, capacity: count * output.channels) {
                Array(UnsafeBufferPointer(start: $0, count: count * output.channels))
            }
        }
        let room = max(0, Int(swr_get_out_samples(context, Int32(count))))
        var status: Int32 = 0
        let channels = output.channels
        let samples = [Float](unsafeUninitializedCapacity: max(1, room * channels)) { buffer, used in
            var start = UnsafeMutableRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: UInt8.self)
            status = withUnsafeMutablePointer(to: &start) { start in
                swr_convert(
                    context, start, Int32(room), UnsafeMutablePointer(mutating: planes), Int32(count))
            }
            used = max(0, Int(status)) * channels
        }
        guard status >= 0 else {
            throw PipelineError(.conversionFailed, "Some sound could not be converted.", status: status)
        }
        return samples
    }

    func finish() throws(PipelineError) -> [Float] {
        context == nil ? [] : try convert(planes: nil, count: 0)
    }
}
