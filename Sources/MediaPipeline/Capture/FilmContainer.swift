import CFFmpeg
import FilePaths
import PlatformC

/// An opened media file: finds its streams and reads their packets.
final class FilmContainer {
    let pointer: UnsafeMutablePointer<AVFormatContext>
    private let path: String
    private let file: UnsafeMutablePointer<AVIOContext>?

    /// Opens a local file, and no other file that it may name inside; see ``FilmInput``.
    ///
    /// - Throws: ``PipelineError/Code/fileMissing``, ``PipelineError/Code/fileUnreadable``,
    ///   ``PipelineError/Code/notMedia``.
    init(path: String) throws(PipelineError) {
        PipelineLog.install()
        self.path = path
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw PipelineError(.fileMissing, "No file was named.")
        }
        do throws(FilmInput.Failure) {
            let opened = try FilmInput.open(path)
            (pointer, file) = (opened.context, opened.file)
        } catch {
            throw Self.failure(path, error.status)
        }
        let found = avformat_find_stream_info(pointer, nil)
        guard found >= 0 else {
            throw PipelineError(.notMedia, "\(path) could not be understood as a film or music.", status: found)
        }
    }

    deinit {
        var pointer: UnsafeMutablePointer<AVFormatContext>? = pointer
        avformat_close_input(&pointer)
        var file = file
        avio_closep(&file)
    }

    /// Translates FFmpeg's error number for the person who named the file.
    static func failure(_ path: String, _ status: Int32) -> PipelineError {
        switch status {
        case cffmpeg_error(ENOENT), cffmpeg_error(ENOTDIR):
            PipelineError(.fileMissing, "There is no file \(path).", status: status)
        case cffmpeg_error(EACCES), cffmpeg_error(EPERM):
            PipelineError(.fileUnreadable, "\(path) may not be read by this user.", status: status)
        case cffmpeg_error(EISDIR), cffmpeg_error(EIO):
            PipelineError(.fileUnreadable, "\(path) can't be read; is it a file?", status: status)
        default:
            PipelineError(.notMedia, "\(path) is not a film or music that FFmpeg knows.", status: status)
        }
    }

    /// The stream of a kind that people would choose, with its decoder; nil if there is none. Cover pictures do not
    /// count.
    func best(_ type: AVMediaType) throws(PipelineError) -> FilmStream? {
        var decoder: UnsafePointer<AVCodec>?
        let index = av_find_best_stream(pointer, type, -1, -1, &decoder, 0)
        guard index >= 0, let decoder, let stream = pointer.pointee.streams[Int(index)],
            stream.pointee.disposition & AV_DISPOSITION_ATTACHED_PIC == 0
        else { return nil }
        return try FilmStream(stream, decoder)
    }

    /// Reads only these streams of the file.
    func keepOnly(_ streams: [FilmStream]) {
        for index in 0..<Int(pointer.pointee.nb_streams) where !streams.contains(where: { Int($0.index) == index }) {
            pointer.pointee.streams[index]?.pointee.discard = AVDISCARD_ALL
        }
    }

    /// Reads a packet. Returns false at the end.
    func read(_ packet: PacketHandle) throws(PipelineError) -> Bool {
        let status = av_read_frame(pointer, packet.pointer)
        // A file that is truncated ends there.
        if status == cffmpeg_end_of_file() || status == cffmpeg_invalid_data() { return false }
        guard status >= 0 else { throw PipelineError(.fileUnreadable, "\(path) can't be read on.", status: status) }
        return true
    }

    func rewind() throws(PipelineError) {
        let start = pointer.pointee.start_time == cffmpeg_no_time() ? 0 : pointer.pointee.start_time
        let status = avformat_seek_file(pointer, -1, Int64.min, start, start, 0)
        guard status >= 0 else {
            throw PipelineError(.fileUnreadable, "\(path) can't be begun again.", status: status)
        }
    }

    /// When the file begins, in its own time.
    var start: Duration {
        guard pointer.pointee.start_time != cffmpeg_no_time() else { return .zero }
        let start = Duration(ticks: pointer.pointee.start_time, rate: Int64(AV_TIME_BASE))
        return FilmStream.times.contains(start) ? start : .zero
    }

    /// Whether times may jump in the middle, as the clocks of broadcasts do.
    var mayLeap: Bool { pointer.pointee.iformat.pointee.flags & AVFMT_TS_DISCONT != 0 }

    /// Whether the file may be a still picture, by the reader that FFmpeg chose for it.
    ///
    /// FFmpeg has a reader for pictures in files of their own (image2), one for each picture format (png_pipe and so
    /// on; `ffmpeg -demuxers` lists them), and one for GIF. AVIF and similar formats are in the container of films and
    /// have no duration. Series of pictures and animations look the same.
    var isPictureFormat: Bool {
        guard pointer.pointee.nb_streams == 1, let stream = pointer.pointee.streams[0] else { return false }
        let reader = String(cString: pointer.pointee.iformat.pointee.name)
        return reader == "image2" || reader == "gif" || reader.hasSuffix("_pipe")
            || stream.pointee.nb_frames == 1 && duration == nil
    }

    /// Whether the file ends before it should, by its own data.
    var isCutOff: Bool {
        let descriptor = open(path.pathBytes, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        let size = Int64(lseek(descriptor, 0, SEEK_END))
        let extent = ContainerExtent(size: size) { place, count in
            [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
                filled = max(0, pread(descriptor, buffer.baseAddress, count, off_t(place)))
            }
        }
        return extent.missing != nil
    }

    /// The length of these streams, as the file says.
    ///
    /// Nil if the file does not say, if FFmpeg only guesses, or if the length may be that of other streams.
    func length(of streams: [FilmStream]) -> Duration? {
        guard pointer.pointee.duration_estimation_method != AVFMT_DURATION_FROM_BITRATE else { return nil }
        let own = streams.compactMap(\.length)
        if own.count == streams.count { return own.max() }
        return Int(pointer.pointee.nb_streams) == streams.count ? duration : nil
    }

    var duration: Duration? {
        pointer.pointee.duration > 0 ? Duration(ticks: pointer.pointee.duration, rate: Int64(AV_TIME_BASE)) : nil
    }
}

/// One stream of a file, with its opened decoder.
final class FilmStream {
    let index: Int32
    /// The stream in the container.
    private let stream: UnsafeMutablePointer<AVStream>
    let context: CodecContext
    let timeBase: AVRational
    /// Frames per second, as the file says.
    let averageRate: Double
    /// The rate of which all times are multiples, by FFmpeg's guess; nil if it has none.
    let baseRate: Double?
    /// False if a packet may be half a frame, as in interlaced films.
    private let isProgressive: Bool
    /// How its frames are turned before they are seen, if they do not say so themselves.
    let turn: PictureTurn
    /// The length, as the file says.
    var length: Duration? {
        let ticks = stream.pointee.duration
        return ticks == cffmpeg_no_time() || ticks <= 0 ? nil : duration(ticks)
    }
    /// The size of its frames in the file.
    var size: VideoSize { VideoSize(Int(context.pointer.pointee.width), Int(context.pointer.pointee.height)) }

    init(
        _ stream: UnsafeMutablePointer<AVStream>, _ decoder: UnsafePointer<AVCodec>
    ) throws(PipelineError) {
        self.stream = stream
        index = stream.pointee.index
        timeBase = stream.pointee.time_base
        let base = Self.perSecond(stream.pointee.r_frame_rate)
        baseRate = base
        averageRate = min(240, max(0.1, Self.perSecond(stream.pointee.avg_frame_rate) ?? base ?? 30))
        let order = stream.pointee.codecpar.pointee.field_order
        isProgressive = order == AV_FIELD_UNKNOWN || order == AV_FIELD_PROGRESSIVE
        turn = cffmpeg_display_matrix(stream).map { PictureTurn(displayMatrix: $0) } ?? .none
        context = try CodecContext(decoder)
        var status = avcodec_parameters_to_context(context.pointer, stream.pointee.codecpar)
        context.pointer.pointee.pkt_timebase = timeBase
        context.pointer.pointee.thread_count = Int32(min(4, max(1, Machine.processors)))
        // Without frame threading, because each thread would hold some frames.
        context.pointer.pointee.thread_type = FF_THREAD_SLICE
        if status >= 0 { status = context.open([]) }
        guard status >= 0 else {
            throw PipelineError(
                .codecMissing, "The codec \(String(cString: decoder.pointee.name)) can't be decoded here.",
                status: status)
        }
    }

    private static func perSecond(_ rate: AVRational) -> Double? {
        rate.num > 0 && rate.den > 0 ? av_q2d(rate) : nil
    }

    private static let nanosecond = AVRational(num: 1, den: 1_000_000_000)
    /// Some years around zero. Calculations do not support times beyond that, which only a damaged file has.
    static let times = Duration.seconds(-315_360_000)...Duration.seconds(315_360_000)
    /// No single frame or piece of audio lasts longer.
    private static let longest = Duration.seconds(3_600)

    func duration(_ ticks: Int64) -> Duration { .nanoseconds(av_rescale_q(ticks, timeBase, Self.nanosecond)) }

    /// The duration in ticks; zero beyond ``times``.
    func ticks(_ duration: Duration) -> Int64 {
        guard Self.times.contains(duration) else { return 0 }
        return av_rescale_q(duration.ticks(rate: 1_000_000_000), Self.nanosecond, timeBase)
    }

    /// Removes times from a packet that no film's packet can have.
    func forgetAbsurdTimes(of packet: PacketHandle) {
        let pointer = packet.pointer
        func isSensible(_ ticks: Int64) -> Bool {
            ticks == cffmpeg_no_time() || Self.times.contains(duration(ticks))
        }
        if !isSensible(pointer.pointee.pts) { pointer.pointee.pts = cffmpeg_no_time() }
        if !isSensible(pointer.pointee.dts) { pointer.pointee.dts = cffmpeg_no_time() }
        if !(.zero...Self.longest).contains(duration(pointer.pointee.duration)) { pointer.pointee.duration = 0 }
    }

    /// Whether the file has a key frame at or after `ticks`, in its own time; nil if its index does not reach that far.
    func hasKeyFrame(from ticks: Int64) -> Bool? {
        if av_index_search_timestamp(stream, ticks, 0) >= 0 { return true }
        return av_index_search_timestamp(stream, ticks, AVSEEK_FLAG_ANY) >= 0 ? false : nil
    }

    /// The time at which the packet's frame should come out of the decoder; nil if none does, or if it is not known.
    func awaitedTicks(of packet: PacketHandle) -> Int64? {
        let ticks = packet.pointer.pointee.pts
        guard isProgressive, ticks != cffmpeg_no_time(), packet.pointer.pointee.flags & AV_PKT_FLAG_DISCARD == 0 else {
            return nil
        }
        // VP8 has frames that others depend on and nobody sees. Bit 4 of the first byte says so (RFC 6386, 9.1).
        let isVP8 = context.pointer.pointee.codec_id == AV_CODEC_ID_VP8
        if isVP8, let first = packet.bytes.first, first & 0x10 == 0 { return nil }
        return ticks
    }

    /// Whether frames may be in the file in another order than they are shown.
    var isReordered: Bool {
        context.pointer.pointee.codec_type == AVMEDIA_TYPE_VIDEO && context.pointer.pointee.has_b_frames > 0
    }

    /// How much later than its decoding a frame may come out of the decoder, by the film's own clock.
    ///
    /// Other frames that are shown before it may follow it in the file.
    var delay: Duration {
        guard isReordered else { return .zero }
        let pictures = min(Self.mostHeldBack, Int(context.pointer.pointee.has_b_frames)) + Self.lateness
        return Duration(picture: Int64(pictures), rate: averageRate)
    }

    /// By this many frames a decoder was seen to be later than the order of the file requires. The cause is that
    /// Matroska does not say when the first frames are decoded.
    private static let lateness = 2

    /// The most frames that a decoder holds back (H.264's 16).
    private static let mostHeldBack = 16

    /// How long a frame lasts that gives its duration, or does not (0).
    func lasting(_ ticks: Int64) -> Duration {
        let own = duration(ticks)
        return own > .zero && own <= Self.longest ? own : usualDuration
    }

    /// How long a packet lasts that does not give its duration.
    var usualDuration: Duration {
        context.pointer.pointee.codec_type == AVMEDIA_TYPE_VIDEO ? Duration(picture: 1, rate: averageRate) : .zero
    }
}
