import CFFmpeg
import FileAccess
import PlatformC

/// One connection to a server, or one file: FFmpeg's protocol and muxer, with the streams that are written to it.
///
/// Every call waits for the disk or the network, up to the deadline, so it belongs on a thread of its own.
final class OutputMuxer {
    private let target: OutputTarget
    private let streams: OutputStreams
    private let context: UnsafeMutablePointer<AVFormatContext>
    private let deadline: OutputDeadline
    private let packet: PacketHandle
    /// The stream's index in the container, and the last time that was written.
    private var video: (index: Int32, last: Int64)?
    private var audio: (index: Int32, last: Int64)?
    /// The source's time at the container's time 0; nil before the header is written.
    private var origin: Duration?
    private(set) var bytes = 0

    /// The unit of packets' times before they are in the container's unit: microseconds.
    private static let rate: Int64 = 1_000_000

    /// Connects to the server, or makes the file.
    init(
        _ target: OutputTarget, _ streams: OutputStreams, deadline: OutputDeadline
    ) throws(OutputFailure) {
        PipelineLog.install()
        PipelineLog.conceal(target.secrets)
        self.target = target
        self.streams = streams
        self.deadline = deadline
        var made: UnsafeMutablePointer<AVFormatContext>?
        guard avformat_alloc_output_context2(&made, nil, target.format.muxerName, nil) >= 0, let made else {
            throw OutputFailure(.unsupported, "this machine's FFmpeg does not write \(target.format.muxerName)")
        }
        context = made
        do {
            packet = try PacketHandle()
        } catch {
            avformat_free_context(made)
            throw OutputFailure(.unsupported, error.description)
        }
        context.pointee.interrupt_callback = deadline.callback
        context.pointee.flags |= AVFMT_FLAG_FLUSH_PACKETS
        // Missing audio must not hold back video, nor the other way round.
        context.pointee.max_interleave_delta = 500_000
        context.pointee.pb = try OutputOpening.open(target, deadline)
    }

    deinit {
        deadline.set(.seconds(2))
        avio_closep(&context.pointee.pb)
        avformat_free_context(context)
    }

    /// Writes a packet. The first one must be a key frame, or audio if there is no video.
    func write(_ output: OutputPacket) throws(OutputFailure) {
        let start: Duration
        if let origin { start = origin } else { start = try begin(with: output) }
        let time = (output.presentationTime - start).ticks(rate: Self.rate)
        switch output {
        case .video(let encoded):
            guard let video else { return }
            self.video?.last = try write(
                encoded.bytes, to: video.index, at: max(time, 0), after: video.last, for: encoded.duration,
                isKey: encoded.isKeyFrame)
        case .audio(let encoded):
            // This audio belongs to video that is not here.
            guard let audio, time >= 0 else { return }
            let bytes = encoded.bytes[(streams.audio?.codec == .aac ? ADTSHeader.length : 0)...]
            self.audio?.last = try write(
                Array(bytes), to: audio.index, at: time, after: audio.last, for: encoded.duration, isKey: true)
        }
    }

    /// Writes the packets that the container holds back, and its end. Nothing may be written after it.
    func finish() throws(OutputFailure) {
        guard origin != nil else { return forget() }
        let status = av_write_trailer(context)
        guard status >= 0 else { throw failure(status) }
        avio_flush(context.pointee.pb)
        if let written = context.pointee.pb, written.pointee.error < 0 { throw failure(written.pointee.error) }
        if target.isSRT { usleep(Self.farewell) }
    }

    /// A receiver of SRT keeps data for its latency (120 ms, if nobody sets it), and drops the data when the connection
    /// ends.
    private static let farewell: UInt32 = 500_000

    /// Removes a file into which nothing was written.
    private func forget() {
        if case .file(let path, overwrites: false) = target.place { Files.remove(path) }
    }

    private func write(
        _ bytes: [UInt8], to index: Int32, at time: Int64, after last: Int64, for duration: Duration, isKey: Bool
    ) throws(OutputFailure) -> Int64 {
        guard let stream = context.pointee.streams[Int(index)] else { return last }
        do {
            try packet.fill(bytes, time: time)
        } catch {
            throw OutputFailure(.lost, error.description)
        }
        packet.pointer.pointee.stream_index = index
        packet.pointer.pointee.duration = duration.ticks(rate: Self.rate)
        if isKey { packet.pointer.pointee.flags |= AV_PKT_FLAG_KEY }
        av_packet_rescale_ts(packet.pointer, AVRational(num: 1, den: Int32(Self.rate)), stream.pointee.time_base)
        // Containers have coarser units than sources, and accept no time twice.
        let ticks = max(packet.pointer.pointee.pts, last + 1)
        (packet.pointer.pointee.pts, packet.pointer.pointee.dts) = (ticks, ticks)
        let status = av_interleaved_write_frame(context, packet.pointer)
        guard status >= 0 else { throw failure(status) }
        self.bytes += bytes.count
        return ticks
    }

    private func failure(_ status: Int32) -> OutputFailure {
        OutputOpening.failure(status, target, isOpen: true)
    }

    private func begin(with first: OutputPacket) throws(OutputFailure) -> Duration {
        if let wanted = streams.video { video = (try add(wanted, first), -1) }
        if let wanted = streams.audio { audio = (try add(wanted), -1) }
        var options: OpaquePointer?
        defer { av_dict_free(&options) }
        for (name, value) in target.format.options(isFile: target.isFile, hasPictures: video != nil) {
            av_dict_set(&options, name, value, 0)
        }
        let status = avformat_write_header(context, &options)
        guard status >= 0 else { throw failure(status) }
        origin = first.presentationTime
        return first.presentationTime
    }

    private func add(_ wanted: OutputStreams.Video, _ first: OutputPacket) throws(OutputFailure) -> Int32 {
        let stream = try addStream(rate: 90_000)
        let parameters = stream.pointee.codecpar
        parameters?.pointee.codec_type = AVMEDIA_TYPE_VIDEO
        parameters?.pointee.codec_id = wanted.codec.id
        parameters?.pointee.width = Int32(wanted.size.width)
        parameters?.pointee.height = Int32(wanted.size.height)
        parameters?.pointee.format = AV_PIX_FMT_YUV420P.rawValue
        parameters?.pointee.color_range = AVCOL_RANGE_MPEG
        parameters?.pointee.color_space = .sent
        parameters?.pointee.color_primaries = AVCOL_PRI_BT709
        parameters?.pointee.color_trc = AVCOL_TRC_BT709
        stream.pointee.avg_frame_rate = av_d2q(wanted.frameRate, 1001 * 480)
        guard wanted.codec == .h264 else { return stream.pointee.index }
        guard case .video(let picture) = first, let sets = CodecHeaders.parameterSets(ofH264: picture.bytes) else {
            throw OutputFailure(.unsupported, "the encoder's first picture has no parameter sets")
        }
        try keep(sets, in: parameters)
        return stream.pointee.index
    }

    private func add(_ wanted: OutputStreams.Audio) throws(OutputFailure) -> Int32 {
        let stream = try addStream(rate: Int32(wanted.sampleRate))
        let parameters = stream.pointee.codecpar
        parameters?.pointee.codec_type = AVMEDIA_TYPE_AUDIO
        parameters?.pointee.codec_id = wanted.codec.id
        parameters?.pointee.sample_rate = Int32(wanted.sampleRate)
        parameters?.pointee.initial_padding = Int32(wanted.delay.ticks(rate: Int64(wanted.sampleRate)))
        parameters?.pointee.frame_size = wanted.codec == .aac ? 1_024 : Int32(wanted.sampleRate / 100)
        if let parameters { av_channel_layout_default(&parameters.pointee.ch_layout, Int32(wanted.channels)) }
        let head =
            switch wanted.codec {
            case .aac: CodecHeaders.aac(sampleRate: wanted.sampleRate, channels: wanted.channels)
            case .opus:
                CodecHeaders.opus(sampleRate: wanted.sampleRate, channels: wanted.channels, delay: wanted.delay)
            }
        guard let head else { throw OutputFailure(.unsupported, "this sound has no form in a container") }
        try keep(head, in: parameters)
        return stream.pointee.index
    }

    private func addStream(rate: Int32) throws(OutputFailure) -> UnsafeMutablePointer<AVStream> {
        guard let stream = avformat_new_stream(context, nil) else { throw .memory }
        stream.pointee.time_base = AVRational(num: 1, den: rate)
        return stream
    }

    private func keep(
        _ bytes: [UInt8], in parameters: UnsafeMutablePointer<AVCodecParameters>?
    ) throws(OutputFailure) {
        guard let room = av_mallocz(bytes.count + Int(AV_INPUT_BUFFER_PADDING_SIZE)) else { throw .memory }
        bytes.withUnsafeBytes { source in
            if let start = source.baseAddress { room.copyMemory(from: start, byteCount: source.count) }
        }
        parameters?.pointee.extradata = room.assumingMemoryBound(to: UInt8.self)
        parameters?.pointee.extradata_size = Int32(bytes.count)
    }
}

extension OutputFailure {
    fileprivate static let memory = OutputFailure(.lost, PipelineError.memory.description)
}
