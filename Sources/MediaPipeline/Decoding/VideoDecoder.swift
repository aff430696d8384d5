import CFFmpeg

/// Decodes a live stream frame by frame, for tests and for a receiver without a browser.
///
/// Only one task may use it at a time.
package final class VideoDecoder {
    package let codec: VideoCodec
    private let context: CodecContext
    private let packet: PacketHandle
    private let frame: FrameHandle
    private var converter: VideoScaler?

    /// - Throws: ``PipelineError/Code/codecMissing``.
    package init(codec: VideoCodec) throws(PipelineError) {
        PipelineLog.install()
        // The first AV1 decoder of some builds is for hardware only.
        let preferred = codec == .av1 ? avcodec_find_decoder_by_name("libdav1d") : nil
        guard let found = preferred ?? avcodec_find_decoder(codec.id) else {
            throw PipelineError(.codecMissing, "This machine's FFmpeg can't decode \(codec.rawValue).")
        }
        self.codec = codec
        context = try CodecContext(found)
        // With one thread and this flag, a frame comes out as soon as it went in.
        context.pointer.pointee.thread_count = 1
        context.pointer.pointee.flags |= AV_CODEC_FLAG_LOW_DELAY
        context.pointer.pointee.pkt_timebase = AVRational(num: 1, den: 1_000_000)
        packet = try PacketHandle()
        frame = try FrameHandle()
        let status = context.open([])
        guard status >= 0 else {
            throw PipelineError(.codecMissing, "The decoder of \(codec.rawValue) could not be opened.", status: status)
        }
    }

    /// - Returns: Normally that one frame.
    /// - Throws: ``PipelineError/Code/decodingFailed`` for damaged bytes. The next key frame can be decoded again.
    package func decode(_ bytes: [UInt8], at presentationTime: Duration) throws(PipelineError) -> [VideoFrame] {
        guard !bytes.isEmpty else { throw PipelineError(.decodingFailed, "An encoded picture without bytes.") }
        try packet.fill(bytes, time: presentationTime.ticks(rate: 1_000_000))
        let step = context.send(packet)
        av_packet_unref(packet.pointer)
        if case .failed(let status) = step { throw failure(status) }
        return try drain()
    }

    /// What the decoder still holds.
    package func finish() throws(PipelineError) -> [VideoFrame] {
        _ = context.send(nil as PacketHandle?)
        return try drain()
    }

    private func drain() throws(PipelineError) -> [VideoFrame] {
        var output: [VideoFrame] = []
        while true {
            switch context.receive(frame) {
            case .done: output.append(try take())
            case .empty, .ended: return output
            case .failed(let status): throw failure(status)
            }
        }
    }

    private func take() throws(PipelineError) -> VideoFrame {
        let time = Duration(ticks: frame.pointer.pointee.best_effort_timestamp, rate: 1_000_000)
        let picture = try frame.moveOut()
        if let layout = picture.layout { return VideoFrame(picture, layout: layout, at: time) }
        let converter =
            if let converter, converter.size == picture.size { converter } else { VideoScaler(to: picture.size) }
        self.converter = converter
        return try converter.convert(picture, at: time)
    }

    private func failure(_ status: Int32) -> PipelineError {
        PipelineError(.decodingFailed, "An encoded picture (\(codec.rawValue)) could not be decoded.", status: status)
    }
}
