import CFFmpeg

/// Decodes a file's picture and sound and gives both in order of time, as fast as it is asked.
///
/// Holds a few decoded pictures and blocks of sound back to sort them, never more than ``pictureLimit`` and
/// ``blockLimit``: in a file where one of them lags far behind the other, order gives way.
final class FilmReader {
    enum Item {
        case video(VideoFrame)
        case audio(AudioBlock)

        var time: Duration {
            switch self {
            case .video(let frame): frame.presentationTime
            case .audio(let block): block.presentationTime
            }
        }

        var end: Duration {
            switch self {
            case .video(let frame): frame.presentationTime
            case .audio(let block): block.presentationTime + block.duration
            }
        }
    }

    static let pictureLimit = 6
    static let blockLimit = 256

    let video: FilmStream?
    let audio: FilmStream?
    let size: VideoSize
    private let container: FilmContainer
    private let packet: PacketHandle
    private let frame: FrameHandle
    private let scaler: VideoScaler
    private var unpacker: SoundUnpacker
    private var pictures: [VideoFrame] = []
    private var blocks: [AudioBlock] = []
    private var hasEnded = false
    /// Where sound without a time of its own belongs.
    private var soundEnd = Duration.zero
    private var lastFault: PipelineError?
    private var given = 0

    /// - Throws: ``PipelineError/Code/nothingToPlay`` and what ``FilmContainer`` throws.
    init(path: String, size: VideoSize?, sampleRate: Int, channels: Int) throws(PipelineError) {
        container = try FilmContainer(path: path)
        video = try container.best(AVMEDIA_TYPE_VIDEO)
        audio = try container.best(AVMEDIA_TYPE_AUDIO)
        guard video != nil || audio != nil else {
            throw PipelineError(.nothingToPlay, "\(path) has neither a picture nor sound that can be decoded here.")
        }
        container.keepOnly([video, audio].compactMap { $0 })
        let own = video.map(\.size).flatMap { $0.isUsable ? $0 : nil } ?? VideoSize(1280, 720)
        self.size = size ?? VideoSize(own.width / 2 * 2, own.height / 2 * 2)
        guard self.size.isUsable else {
            throw PipelineError(.badConfiguration, "Pictures of \(self.size) can't be made.")
        }
        scaler = VideoScaler(to: self.size, poolLimit: Self.pictureLimit + 10)
        unpacker = SoundUnpacker(sampleRate: sampleRate, channels: channels)
        packet = try PacketHandle()
        frame = try FrameHandle()
    }

    var duration: Duration? { container.duration }

    /// The next in order of time, since the file's start; nil at the end.
    ///
    /// - Throws: ``PipelineError/Code/decodingFailed`` for a file of which nothing at all can be decoded; damaged parts
    ///   of others are passed over.
    func next() throws(PipelineError) -> Item? {
        while !isReady {
            if try container.read(packet) {
                try decodePacket()
            } else {
                try drainAll()
                hasEnded = true
            }
        }
        guard let item = takeFirst() else {
            if given == 0, let lastFault { throw lastFault }
            return nil
        }
        given += 1
        return item
    }

    /// The only picture of a file that is a still picture, else nil; asked before anything is taken. A film of which no
    /// more than one picture can be read is none.
    ///
    /// - Throws: As ``next()``.
    func stillPicture() throws(PipelineError) -> VideoFrame? {
        guard container.isPictureFormat, case .video(let first) = try next() else { return nil }
        guard case .video(let second) = try next() else { return first }
        // A series of pictures: they have not been taken yet.
        pictures.insert(contentsOf: [first, second], at: 0)
        return nil
    }

    /// Begins anew, at time zero.
    func rewind() throws(PipelineError) {
        try container.rewind()
        for stream in [video, audio].compactMap({ $0 }) { avcodec_flush_buffers(stream.context.pointer) }
        _ = try unpacker.finish()
        pictures = []
        blocks = []
        hasEnded = false
        soundEnd = .zero
    }

    private var isReady: Bool {
        hasEnded || pictures.count >= Self.pictureLimit || blocks.count >= Self.blockLimit
            || (video == nil || !pictures.isEmpty) && (audio == nil || !blocks.isEmpty)
    }

    private func takeFirst() -> Item? {
        switch (pictures.first, blocks.first) {
        case (let picture?, let block?) where picture.presentationTime <= block.presentationTime:
            .video(pictures.removeFirst())
        case (_, .some): .audio(blocks.removeFirst())
        case (.some, nil): .video(pictures.removeFirst())
        case (nil, nil): nil
        }
    }

    private func decodePacket() throws(PipelineError) {
        defer { av_packet_unref(packet.pointer) }
        let stream = [video, audio].compactMap { $0 }.first { $0.index == packet.pointer.pointee.stream_index }
        guard let stream else { return }
        if case .failed(let status) = stream.context.send(packet) { note(status) }
        try drain(stream)
    }

    private func drainAll() throws(PipelineError) {
        for stream in [video, audio].compactMap({ $0 }) {
            _ = stream.context.send(nil as PacketHandle?)
            try drain(stream)
        }
        let rest = try unpacker.finish()
        if !rest.isEmpty { append(block(rest, at: soundEnd)) }
    }

    private func drain(_ stream: FilmStream) throws(PipelineError) {
        while true {
            switch stream.context.receive(frame) {
            case .done: try take(stream)
            case .empty, .ended: return
            case .failed(let status): return note(status)
            }
        }
    }

    private func take(_ stream: FilmStream) throws(PipelineError) {
        let ticks = frame.pointer.pointee.best_effort_timestamp
        let time = ticks == cffmpeg_no_time() ? nil : stream.duration(ticks) - container.start
        if stream === video {
            guard let time else { return av_frame_unref(frame.pointer) }
            do {
                pictures.append(try picture(at: time))
            } catch  where error.code == .poolExhausted {
                // Whoever takes them is late, and would not get this one either.
            }
        } else {
            append(try unpacker.unpack(frame, at: time ?? soundEnd))
        }
    }

    private func picture(at time: Duration) throws(PipelineError) -> VideoFrame {
        let picture = try frame.moveOut()
        guard picture.size == size, let layout = picture.layout, !picture.hasOddShapedPixels else {
            return try scaler.convert(picture, at: time)
        }
        return VideoFrame(picture, layout: layout, at: time)
    }

    private func append(_ block: AudioBlock) {
        guard block.frameCount > 0 else { return }
        soundEnd = block.presentationTime + block.duration
        blocks.append(block)
    }

    private func block(_ samples: [Float], at time: Duration) -> AudioBlock {
        AudioBlock(
            samples: .float(samples), sampleRate: unpacker.sampleRate, channels: unpacker.channels,
            presentationTime: time)
    }

    private func note(_ status: Int32) {
        lastFault = PipelineError(.decodingFailed, "Nothing of this film can be decoded.", status: status)
    }
}
