import CFFmpeg

/// Decodes the video and the audio of a file, and gives both in order of time, as fast as it is asked.
///
/// It reads on in the file until it knows which item is due first, however far apart the streams are in the file. It
/// reads no further than a ``FilmLane`` holds; beyond that the order is given up. Frames that can't be decoded, and
/// audio that can't be converted, are left out.
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

    /// Decoders give some frames later than they get them. A frame that is decoded this much later than another
    /// stream's next item is shown after it.
    private static let slack = Duration.milliseconds(500)
    /// Files of complete films were seen to be wrong about their length by this much and a fiftieth more.
    private static let tolerance = Duration.seconds(1)
    /// The most packets at the start of a film that do not say when they are decoded: as many as a decoder may hold
    /// back, in fields. A film with more of them has no times but those of presentation.
    private static let mostUndated = 32
    /// The packets from which the frame rate is determined.
    private static let sample = 120

    let video: FilmStream?
    let audio: FilmStream?
    let size: VideoSize
    /// Frames per second where they come fastest.
    private(set) var frameRate = 30.0
    /// If false, frames that no other frame depends on are left out.
    var decodesAllPictures = true {
        didSet { video?.context.pointer.pointee.skip_frame = decodesAllPictures ? AVDISCARD_DEFAULT : AVDISCARD_NONREF }
    }
    private let container: FilmContainer
    private let packet: PacketHandle
    private let frame: FrameHandle
    private let scaler: VideoScaler
    private var unpacker: SoundUnpacker
    private let pictures: FilmLane?
    private let sounds: FilmLane?
    private var leaps: TimestampLeaps
    private var awaited = AwaitedPictures()
    private var leftOut = 0
    /// No frame is decoded before the next key frame.
    private var isPassingOver = false
    /// The key frames that were read so far.
    private var keyFrames = 0
    /// From the file's time to ours, for the frames that were read last.
    private var pictureOffset = Duration.zero
    private var hasReadAll = false
    /// How far the packets that were read reach, by the file's own clock.
    private var readUntil = Duration.zero
    /// Where audio, and where a frame, without a time of its own belongs.
    private var soundEnd = Duration.zero
    private var pictureEnd = Duration.zero
    /// The video packets in a row that do not say when they are decoded.
    private var undated = 0
    private var lastFault: PipelineError?
    private var soundFault: PipelineError?
    private var given = 0

    /// - Throws: ``PipelineError/Code/nothingToPlay``, also for a file that is only the head of a film, and the errors
    ///   of ``FilmContainer``.
    init(path: String, size: VideoSize?, sampleRate: Int, channels: Int) throws(PipelineError) {
        container = try FilmContainer(path: path)
        video = try container.best(AVMEDIA_TYPE_VIDEO)
        audio = try container.best(AVMEDIA_TYPE_AUDIO)
        guard video != nil || audio != nil else {
            throw PipelineError(.nothingToPlay, "\(path) has neither a picture nor sound that can be decoded here.")
        }
        container.keepOnly([video, audio].compactMap { $0 })
        let own = video.map { $0.turn.size(of: $0.size) }.flatMap { $0.isUsable ? $0 : nil } ?? VideoSize(1280, 720)
        self.size = size ?? VideoSize(own.width / 2 * 2, own.height / 2 * 2)
        guard self.size.isUsable else {
            throw PipelineError(.badConfiguration, "Pictures of \(self.size) can't be made.")
        }
        scaler = VideoScaler(to: self.size, poolLimit: 16)
        unpacker = SoundUnpacker(sampleRate: sampleRate, channels: channels)
        packet = try PacketHandle()
        frame = try FrameHandle()
        pictures = video.map(FilmLane.init)
        sounds = audio.map(FilmLane.init)
        leaps = TimestampLeaps(leapsAhead: container.mayLeap)
        try findRate()
        while isEmpty, !hasReadAll { try read() }
        if isEmpty { throw Self.nothing(path) }
    }

    var duration: Duration? { container.duration }

    /// When the last item that was decoded so far ends.
    var end: Duration { max(pictureEnd, soundEnd) }

    /// How far the film goes, if it ends before it says so, in bytes or in seconds. Known once all of it was read.
    var brokenOff: Duration? {
        let streams = [video, audio].compactMap { $0 }
        // If the clock jumped, it is not known whether anything is missing.
        guard hasReadAll, pictureOffset == .zero else { return nil }
        if container.isCutOff { return readUntil }
        guard let length = container.length(of: streams) else { return nil }
        return readUntil + Self.tolerance + length / 50 < length ? readUntil : nil
    }

    /// The next item in order of time, since the file's start; nil at the end.
    ///
    /// - Parameter now: How far the film should be. Audio that is due by then does not wait for a frame.
    /// - Throws: ``PipelineError/Code/decodingFailed`` if nothing at all of the file can be decoded. Damaged parts of
    ///   other files are skipped.
    func next(now: Duration? = nil) throws(PipelineError) -> Item? {
        while let lane = [sounds, pictures].compactMap({ $0 }).first(where: { isWanted($0, now) }) {
            try advance(lane, now)
        }
        let lanes = [pictures, sounds].compactMap { $0 }.filter { $0.due != nil }
        guard let item = lanes.min(by: { ($0.due ?? .zero) < ($1.due ?? .zero) })?.removeItem() else {
            if given == 0, let lastFault { throw lastFault }
            return nil
        }
        given += 1
        return item
    }

    private var isEmpty: Bool { [pictures, sounds].allSatisfy { $0?.isEmpty ?? true } }

    private static func nothing(_ path: String) -> PipelineError {
        PipelineError(.nothingToPlay, "\(path) is only the head of a film: there is no picture and no sound in it.")
    }

    /// The frames that were left out since the last call: damaged ones, and those that were not to be decoded.
    func takeLeftOut() -> Int {
        defer { leftOut = 0 }
        return leftOut
    }

    /// Decodes no frame before a key frame that is in time, unless the film is known to have none any more.
    ///
    /// - Parameter now: How far the film should be.
    func passOver(now: Duration) {
        guard let video, !isPassingOver else { return }
        let place = video.ticks(now + container.start - pictureOffset)
        // If the file does not say, a film that had several key frames has more.
        isPassingOver = video.hasKeyFrame(from: place) ?? (keyFrames > 1)
    }

    /// The only picture of a file that is a still picture; nil otherwise. Ask this before anything is taken.
    ///
    /// A film of which only one frame can be read does not count.
    ///
    /// - Throws: As ``next(now:)``.
    func stillPicture() throws(PipelineError) -> VideoFrame? {
        guard container.isPictureFormat, case .video(let first) = try next() else { return nil }
        guard case .video(let second) = try next() else { return first }
        // The file is a series of pictures, and these two have not been taken yet.
        pictures?.giveBack([.video(first), .video(second)])
        return nil
    }

    /// Begins again, at time zero.
    func rewind() throws(PipelineError) {
        try container.rewind()
        for lane in [pictures, sounds] { lane?.clear() }
        leaps = TimestampLeaps(leapsAhead: container.mayLeap)
        awaited = AwaitedPictures()
        _ = try? unpacker.finish()
        isPassingOver = false
        keyFrames = 0
        pictureOffset = .zero
        hasReadAll = false
        readUntil = .zero
        soundEnd = .zero
        pictureEnd = .zero
        undated = 0
    }

    private func findRate() throws(PipelineError) {
        guard let video, let pictures else { return }
        while pictures.count < Self.sample, !pictures.isFull, sounds?.isFull != true, !hasReadAll {
            try read()
        }
        frameRate = FilmRate.highest(average: video.averageRate, base: video.baseRate, times: pictures.times)
    }

    /// Whether the order requires the next item of this lane.
    private func isWanted(_ lane: FilmLane, _ now: Duration?) -> Bool {
        guard lane.due == nil, !lane.hasEnded else { return false }
        let other = lane === pictures ? sounds : pictures
        let canCome = !lane.isEmpty || hasReadAll || other?.isFull != true
        guard let due = other?.due, canCome else { return canCome }
        if lane === pictures, let now, due <= now { return false }
        let slack = max(Self.slack, lane.stream.delay)
        return lane.nextTime.map { $0 - container.start <= due + slack } ?? true
    }

    private func advance(_ lane: FilmLane, _ now: Duration?) throws(PipelineError) {
        if let packet = lane.removePacket() {
            try decode(packet, of: lane, now)
        } else if hasReadAll {
            try finish(lane)
        } else {
            try read()
        }
    }

    /// Reads one more packet into its lane, on the film's own time line.
    private func read() throws(PipelineError) {
        guard try container.read(packet) else {
            hasReadAll = true
            return
        }
        defer { av_packet_unref(packet.pointer) }
        let lane = [pictures, sounds].compactMap { $0 }.first {
            $0.stream.index == packet.pointer.pointee.stream_index
        }
        guard let lane else { return }
        let stream = lane.stream
        stream.forgetAbsurdTimes(of: packet)
        if lane === pictures, packet.isKeyFrame { keyFrames += 1 }
        if let ticks = packet.pointer.pointee.decodingTicks {
            let length = packet.pointer.pointee.duration
            // Decoding is ahead of the presentation, by seconds if frames are slow.
            let shown = packet.pointer.pointee.pts == cffmpeg_no_time() ? ticks : packet.pointer.pointee.pts
            readUntil = max(readUntil, stream.duration(shown + length) - container.start)
            let index = Int(stream.index)
            let offset = isOutOfOrder(packet, lane) ? leaps.offset(stream: index) : leaps.offset(
                stream: index, time: stream.duration(ticks),
                duration: length > 0 ? stream.duration(length) : stream.usualDuration)
            packet.move(by: stream.ticks(offset))
            if lane === pictures { pictureOffset = offset }
        }
        try lane.add(packet)
    }

    /// Whether the only time of a packet is the presentation time of its frame, and frames are shown in another order
    /// than they are in the file.
    ///
    /// In a film of one frame per second those times go back and forth by seconds.
    private func isOutOfOrder(_ packet: PacketHandle, _ lane: FilmLane) -> Bool {
        guard lane === pictures else { return false }
        let isUndated = packet.pointer.pointee.dts == cffmpeg_no_time() && lane.stream.isReordered
        undated = isUndated ? undated + 1 : 0
        return isUndated && undated <= Self.mostUndated
    }

    private func decode(_ packet: PacketHandle, of lane: FilmLane, _ now: Duration?) throws(PipelineError) {
        let stream = lane.stream
        if lane === pictures {
            guard endsPassingOver(packet, stream, now) else {
                leftOut += 1
                return
            }
            if let ticks = stream.awaitedTicks(of: packet) {
                awaited.give(ticks)
                leftOut += awaited.giveUp()
            }
        }
        if case .failed(let status) = stream.context.send(packet) { note(status) }
        try drain(lane)
    }

    /// Whether this packet has to be decoded.
    private func endsPassingOver(_ packet: PacketHandle, _ stream: FilmStream, _ now: Duration?) -> Bool {
        guard isPassingOver else { return true }
        let time = packet.pointer.pointee.decodingTicks.map { stream.duration($0) - container.start }
        guard packet.isKeyFrame, (time ?? .zero) >= (now ?? .zero) - LatePictures.limit else { return false }
        // The decoder drops frames that depend on missing ones.
        avcodec_flush_buffers(stream.context.pointer)
        leftOut += awaited.end()
        isPassingOver = false
        return true
    }

    private func finish(_ lane: FilmLane) throws(PipelineError) {
        _ = lane.stream.context.send(nil as PacketHandle?)
        try drain(lane)
        lane.end()
        if lane === pictures {
            leftOut += awaited.end()
        } else if let rest = try? unpacker.finish(), !rest.isEmpty {
            append(block(rest, at: soundEnd))
        }
    }

    private func drain(_ lane: FilmLane) throws(PipelineError) {
        while true {
            switch lane.stream.context.receive(frame) {
            case .done: try take(lane)
            case .empty, .ended: return
            case .failed(let status): return note(status)
            }
        }
    }

    private func take(_ lane: FilmLane) throws(PipelineError) {
        let ticks = frame.pointer.pointee.best_effort_timestamp
        let time = ticks == cffmpeg_no_time() ? nil : lane.stream.duration(ticks) - container.start
        if lane === pictures {
            // Raw streams have no times: their frames follow each other.
            if time != nil { leftOut += awaited.come(ticks) }
            let shown = time ?? pictureEnd
            let length = cffmpeg_duration(frame.pointer)
            pictureEnd = shown + lane.stream.lasting(length)
            try takePicture(at: shown)
        } else {
            takeSound(at: time ?? soundEnd)
        }
    }

    private func takePicture(at time: Duration) throws(PipelineError) {
        do {
            pictures?.add(.video(try picture(at: time)))
        } catch  where error.code == .outOfMemory {
            throw error
        } catch {
            // With an empty pool, the taker is late and would not get this frame either. Other errors are failed
            // conversions.
            if error.code != .poolExhausted { lastFault = error }
            leftOut += 1
        }
    }

    private func takeSound(at time: Duration) {
        do {
            append(try unpacker.unpack(frame, at: time))
        } catch {
            lastFault = error
            guard error != soundFault else { return }
            soundFault = error
            PipelineLog.warn("Sound is left out: \(error.description) (\(error.underlying ?? "no reason is known"))")
        }
    }

    private func picture(at time: Duration) throws(PipelineError) -> VideoFrame {
        let picture = try frame.moveOut()
        // If it were sent like this, it would be taken for high-definition video.
        if picture.matrix == nil { picture.frame.pointee.colorspace = .usual(for: picture.size) }
        let turn = picture.turn ?? video?.turn ?? .none
        guard turn == .none, scaler.fits(picture) else {
            return try scaler.convert(picture, at: time, turn: turn)
        }
        return VideoFrame(picture, layout: scaler.layout, at: time)
    }

    private func append(_ block: AudioBlock) {
        guard block.frameCount > 0 else { return }
        soundEnd = block.presentationTime + block.duration
        sounds?.add(.audio(block))
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
