import MediaPipeline
import ScreenBroadcast
import Synchronization

/// A host's samples as a source: its frames without a copy, and its audio streams mixed.
///
/// One thread gives samples (``take(_:as:)``), one task takes them. Presentation times are the host's, counted from the
/// first sample. At most one frame waits: a newer one replaces it, which is counted. Audio waits for some seconds.
final class SampleSource: CaptureSource {
    let format: CaptureFormat

    /// What was lost.
    struct Losses: Hashable, Sendable {
        /// Video buffers without a frame, and audio buffers without audio.
        var empty = 0
        /// Frames that could not be read or converted.
        var unusable = 0
        /// Frames replaced by newer ones while they waited.
        var replaced = 0
    }

    private struct State {
        var taker: CheckedContinuation<CaptureSample?, any Error>?
        var picture: CaptureSample?
        var sounds: [CaptureSample] = []
        var end: Result<Void, any Error>?
        var skipped = 0
        var losses = Losses()
        /// The host's time of the first sample, and when it arrived.
        var start: (time: Duration, moment: ContinuousClock.Instant)?
        /// The next sample is the first of another host.
        var isOfAnotherHost = false

        /// The sample that is due first.
        mutating func next() -> CaptureSample? {
            guard let picture else { return sounds.isEmpty ? nil : sounds.removeFirst() }
            if let sound = sounds.first, sound.presentationTime < picture.presentationTime {
                return sounds.removeFirst()
            }
            defer { (self.picture, skipped) = (nil, 0) }
            return CaptureSample(content: picture.content, capturedAt: picture.capturedAt, skippedFrames: skipped)
        }
    }

    /// Blocks of about 20 ms.
    private static let waitingSounds = 256

    private let state = Mutex(State())
    private let maker: Maker
    private let clock: CaptureClock

    /// Makes frames and blocks of the host's buffers. Only the giving thread uses it.
    private final class Maker: @unchecked Sendable {
        let pictures = ForeignPictures()
        let sound: MixedSound
        init(_ inputs: Set<SoundMixer.Input>) { sound = MixedSound(inputs: inputs) }
    }

    /// - Parameter mixesMicrophone: False leaves the microphone out.
    init(hasSound: Bool = true, mixesMicrophone: Bool = true, clock: CaptureClock = .system) {
        // The size and rate of the frames are unknown before they arrive.
        format = CaptureFormat(
            video: .init(size: VideoSize(1280, 720), frameRate: 0),
            audio: hasSound ? .init(sampleRate: 48_000, channels: 2) : nil)
        maker = Maker(mixesMicrophone ? [.application, .microphone] : [.application])
        self.clock = clock
    }

    var losses: Losses { state.withLock { $0.losses } }

    func next() async throws -> CaptureSample? {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let ready = state.withLock { state -> Result<CaptureSample?, any Error>? in
                    if let sample = state.next() { return .success(sample) }
                    if let end = state.end { return end.map { nil } }
                    state.taker = continuation
                    return nil
                }
                if let ready { continuation.resume(with: ready) }
            }
        } onCancel: {
            finish(.failure(CancellationError()))
        }
    }

    func stop() { finish(.success(())) }

    func brokenOff() -> Duration? { nil }

    /// Ends the source. Waiting samples are still given. The first end counts.
    func finish(_ end: Result<Void, any Error>) {
        let taker = state.withLock { state -> CheckedContinuation<CaptureSample?, any Error>? in
            guard state.end == nil else { return nil }
            state.end = end
            defer { state.taker = nil }
            return state.taker
        }
        taker?.resume(with: end.map { nil })
    }

    /// Takes a buffer of the host. Unusable ones are dropped and counted.
    func take(_ buffer: SampleBuffer, as type: SampleBufferType) {
        let (time, moment) = presentation(of: buffer)
        switch type {
        case .video: takePicture(buffer, time, moment)
        case .audioApp: takeSound(buffer, from: .application, time)
        case .audioMic: takeSound(buffer, from: .microphone, time)
        }
    }

    /// The next samples are another host's, whose clock may differ: its first sample gets the time at which it arrives.
    func changeHost() { state.withLock { $0.isOfAnotherHost = true } }

    /// The buffer's time since the first sample, and the instant of that time.
    private func presentation(of buffer: SampleBuffer) -> (Duration, ContinuousClock.Instant) {
        let now = clock.now()
        let start = state.withLock { state in
            var start = state.start ?? (buffer.presentationTime, now)
            if state.isOfAnotherHost { start.time = buffer.presentationTime - (now - start.moment) }
            (state.start, state.isOfAnotherHost) = (start, false)
            return start
        }
        let time = buffer.presentationTime - start.time
        return (time, start.moment + time)
    }

    private func takePicture(_ buffer: SampleBuffer, _ time: Duration, _ moment: ContinuousClock.Instant) {
        guard let image = buffer.imageBuffer else { return lose { $0.empty += 1 } }
        // The host's time may be before its first sample's.
        guard time >= .zero, let frame = frame(of: image, buffer.orientation, at: time) else {
            return lose { $0.unusable += 1 }
        }
        give(CaptureSample(content: .video(frame), capturedAt: moment)) { state, sample in
            if state.picture != nil {
                state.skipped += 1
                state.losses.replaced += 1
            }
            state.picture = sample
        }
    }

    private func frame(of image: any ImageBuffer, _ orientation: ImageOrientation, at time: Duration) -> VideoFrame? {
        let sizes = image.format.planes(width: image.width, height: image.height)
        // A plane that is too short counts as missing, and then the frame is not used.
        let planes = sizes.indices.compactMap { index in
            image.withPlane(index) { bytes, stride -> ExternalPlane? in
                guard let start = bytes.baseAddress, sizes[index].rows > 0, stride <= 1 << 20,
                    bytes.count >= stride * (sizes[index].rows - 1) + sizes[index].bytes
                else { return nil }
                return ExternalPlane(start: start, stride: stride)
            }
        }
        let form: ForeignPictures.Form =
            switch image.format {
            case .bgrx: .bgrx
            case .i420: .planes(.i420)
            case .nv12: .planes(.nv12)
            }
        return try? maker.pictures.frame(
            form, size: VideoSize(image.width, image.height), planes: planes,
            turn: PictureTurn(exifOrientation: orientation.rawValue) ?? .none, at: time, owner: ImageKeeper(image))
    }

    /// The host reuses the memory only after this object is released.
    private final class ImageKeeper: Sendable {
        let image: any ImageBuffer
        init(_ image: any ImageBuffer) { self.image = image }
    }

    private func takeSound(_ buffer: SampleBuffer, from input: SoundMixer.Input, _ time: Duration) {
        guard format.audio != nil else { return }
        guard let sound = buffer.soundBuffer else { return lose { $0.empty += 1 } }
        let block = AudioBlock(
            samples: .float(sound.samples), sampleRate: sound.sampleRate, channels: sound.channelCount,
            presentationTime: time)
        for mixed in (try? maker.sound.add(block, from: input)) ?? [] { give(mixed) }
    }

    /// Gives the audio that was held back for the other input.
    func finishSound() {
        for mixed in (try? maker.sound.finish()) ?? [] { give(mixed) }
    }

    private func give(_ block: AudioBlock) {
        guard block.presentationTime >= .zero else { return }
        let moment = state.withLock { $0.start.map { $0.moment + block.presentationTime } } ?? clock.now()
        give(CaptureSample(content: .audio(block), capturedAt: moment)) { state, sample in
            if state.sounds.count >= Self.waitingSounds { state.sounds.removeFirst() }
            state.sounds.append(sample)
        }
    }

    private func give(_ sample: CaptureSample, _ keep: (inout State, CaptureSample) -> Void) {
        let taken = state.withLock { state -> (CheckedContinuation<CaptureSample?, any Error>, CaptureSample?)? in
            guard state.end == nil else { return nil }
            keep(&state, sample)
            guard let taker = state.taker else { return nil }
            state.taker = nil
            return (taker, state.next())
        }
        taken?.0.resume(returning: taken?.1)
    }

    /// Lost buffers count as skipped frames too.
    private func lose(_ count: (inout Losses) -> Void) {
        state.withLock { state in
            count(&state.losses)
            state.skipped += 1
        }
    }
}
