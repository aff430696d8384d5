import Dispatch
import MediaPipeline
import RemoteDisplay

/// One encode for servers and files. It turns a source's video and audio into packets, at a constant bit rate, with a
/// key frame every two seconds, and repeats the last frame while a screen does not change.
// Unchecked: all of its state is accessed on the queue.
final class StreamEncoder: @unchecked Sendable {
    let streams: OutputStreams
    /// FFmpeg's name of the video encoder; nil without video.
    let encoderName: String?
    let isHardware: Bool

    private let queue = DispatchQueue(label: "marquee stream encoder", qos: .userInitiated)
    private let video: MediaPipeline.VideoEncoder?
    private let scaler: VideoScaler?
    private let sound: StreamSound?
    private var pace = StreamPace()
    private var thinner: PictureThinner
    private var last: VideoFrame?
    private var numbers = Numbers()

    struct Numbers: Sendable {
        var pictures = 0
        /// Frames dropped because the encoder was too slow or its pool was exhausted.
        var left = 0
        var sounds = 0
        /// The total for all frames.
        var encodeTime = Duration.zero
    }

    /// - Throws: ``PipelineError``.
    init(_ configuration: VideoEncoderConfiguration?, _ audio: AudioEncoderConfiguration?) throws(PipelineError) {
        video = if let configuration { try MediaPipeline.VideoEncoder(configuration) } else { nil }
        scaler = configuration.map { VideoScaler(to: $0.size) }
        sound = if let audio { try StreamSound(audio) } else { nil }
        thinner = PictureThinner(framesPerSecond: configuration?.frameRate ?? 0)
        streams = OutputStreams(
            video: configuration.map { .init(codec: $0.codec, size: $0.size, frameRate: $0.frameRate) },
            audio: sound?.stream)
        encoderName = video?.encoder.name
        isHardware = video?.encoder.isHardware ?? false
    }

    /// Encodes a sample and counts it.
    ///
    /// - Throws: ``PipelineError`` if the encoder fails.
    func encode(_ sample: CaptureSample) async throws -> [OutputPacket] {
        try await work { encoder in
            switch sample.content {
            case .video(let frame):
                guard encoder.thinner.takes(frame.presentationTime) else { return [] }
                let packets = try encoder.encode(frame)
                encoder.pace.note(frame.presentationTime, capturedAt: sample.capturedAt)
                return packets
            case .audio(let block):
                let packets = try encoder.sound?.encode(block) ?? []
                encoder.numbers.sounds += packets.count
                return packets.map { .audio($0) }
            }
        }
    }

    /// Encodes the last frame again, if that is due.
    func repeatStillPicture() async throws -> [OutputPacket] {
        try await work { encoder in
            guard let last = encoder.last, let time = encoder.pace.repetition(now: .now) else { return [] }
            encoder.pace.repeated(at: time)
            return try encoder.encode(last.at(time))
        }
    }

    /// The encoders' remaining packets. Nothing may be encoded afterwards.
    func finish() async throws -> [OutputPacket] {
        try await work { encoder in
            let pictures = try encoder.video?.finish() ?? []
            let sounds = try encoder.sound?.finish() ?? []
            return pictures.map { .video($0) } + sounds.map { .audio($0) }
        }
    }

    func numbers() async -> Numbers {
        await withCheckedContinuation { continuation in
            queue.async { [self] in continuation.resume(returning: numbers) }
        }
    }

    private func work(
        _ body: @escaping @Sendable (StreamEncoder) throws -> [OutputPacket]
    ) async throws -> [OutputPacket] {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { [self] in continuation.resume(with: Result { try body(self) }) }
        }
    }

    private func encode(_ given: VideoFrame) throws -> [OutputPacket] {
        guard let video, let scaler else { return [] }
        let begin = ContinuousClock.now
        do throws(PipelineError) {
            var frame = given.size == scaler.size ? given : try scaler.scale(given)
            // A frame may be late, after a repeated one.
            if let last, frame.presentationTime <= last.presentationTime {
                frame = frame.at(last.presentationTime + .milliseconds(1))
            }
            if pace.takesKeyFrame(at: frame.presentationTime) { video.forceKeyFrame() }
            let packets = try video.encode(frame)
            last = frame
            numbers.pictures += 1
            numbers.encodeTime += .now - begin
            return packets.map { .video($0) }
        } catch {
            guard error.code == .poolExhausted else { throw error }
            numbers.left += 1
            return []
        }
    }
}

/// Encodes audio of any rate and length.
private final class StreamSound {
    let stream: OutputStreams.Audio
    private let encoder: MediaPipeline.AudioEncoder
    private var feed: SoundFeed
    /// The zero of presentation times, since the feed counts on the clock.
    private let epoch = ContinuousClock.now

    init(_ configuration: AudioEncoderConfiguration) throws(PipelineError) {
        encoder = try MediaPipeline.AudioEncoder(configuration)
        feed = SoundFeed(
            sampleRate: configuration.sampleRate, channels: configuration.channels,
            samplesPerFrame: encoder.frameLength)
        stream = OutputStreams.Audio(
            codec: configuration.codec, sampleRate: configuration.sampleRate, channels: configuration.channels,
            delay: encoder.delay)
    }

    /// Returns nothing for audio in an unsupported format.
    func encode(_ block: AudioBlock) throws(PipelineError) -> [EncodedAudio] {
        guard let samples = SoundFeed.samples(of: AudioBuffer(block), channels: stream.channels) else { return [] }
        return try encode(feed.cut(samples, from: block.sampleRate, at: epoch + block.presentationTime))
    }

    func finish() throws(PipelineError) -> [EncodedAudio] {
        let rest = try encode(feed.rest())
        let silence = feed.silence()
        return rest + (try encode(silence, isSilence: true))
    }

    private func encode(
        _ frames: [SoundCutter.Frame], isSilence: Bool = false
    ) throws(PipelineError) -> [EncodedAudio] {
        var packets: [EncodedAudio] = []
        for frame in frames {
            packets += try encoder.encode(
                AudioBlock(
                    samples: .float(frame.samples), sampleRate: stream.sampleRate, channels: stream.channels,
                    presentationTime: frame.instant - epoch))
        }
        feed.encoded(frames.count, into: packets.count, isSilence: isSilence)
        return packets
    }
}
