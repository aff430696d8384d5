import Dispatch
import MediaPipeline
import RemoteDisplay

/// One encode for servers and files: a source's pictures and sound into packets, at a steady bitrate, with a key frame
/// every two seconds, and with the last picture again where a screen stands still.
///
// Unchecked: all of its state is the queue's.
final class StreamEncoder: @unchecked Sendable {
    let streams: OutputStreams
    /// FFmpeg's name of what encodes the pictures; nil where there are none.
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
        /// That were too many for the encoder or its pool.
        var left = 0
        var sounds = 0
        /// Of each picture, on the whole.
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

    /// What a sample becomes, and the numbers so far.
    ///
    /// - Throws: ``PipelineError`` where the encoder fails.
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

    /// The picture that stands, where it is to be seen once more.
    func repeatStillPicture() async throws -> [OutputPacket] {
        try await work { encoder in
            guard let last = encoder.last, let time = encoder.pace.repetition(now: .now) else { return [] }
            encoder.pace.repeated(at: time)
            return try encoder.encode(last.at(time))
        }
    }

    /// What the encoders still hold. Nothing may be encoded after it.
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
            // A picture that came late, behind one that was repeated.
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

/// Sound of any rate and length, into the packets of one encoder.
private final class StreamSound {
    let stream: OutputStreams.Audio
    private let encoder: MediaPipeline.AudioEncoder
    private var feed: SoundFeed
    /// Where the cutter's moments begin: it counts on the clock.
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

    /// None for sound of a form that nobody brings to this one.
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
