import MediaPipeline
import ScreenBroadcast
import Synchronization

/// What a host hands over, as a source: its pictures where the host wrote them, and its sounds mixed.
///
/// One thread gives (``take(_:as:)``), one task takes. Presentation times are the host's own, counted from the first
/// sample. One picture waits at most: a newer one takes its place, and it is counted. Sound waits for some seconds.
final class SampleSource: CaptureSource {
    let format: CaptureFormat

    /// What did not get through.
    struct Losses: Hashable, Sendable {
        /// Buffers of pictures without a picture, and of sound without sound.
        var empty = 0
        /// Pictures that could not be read as such, or converted.
        var unusable = 0
        /// Pictures that waited until a newer one came.
        var replaced = 0
    }

    private struct State {
        var taker: CheckedContinuation<CaptureSample?, any Error>?
        var picture: CaptureSample?
        var sounds: [CaptureSample] = []
        var end: Result<Void, any Error>?
        var skipped = 0
        var losses = Losses()
        /// The host's time of the first sample, and when that came.
        var start: (time: Duration, moment: ContinuousClock.Instant)?
        /// The next sample is the first of another host.
        var isOfAnotherHost = false

        /// The one that is due first.
        mutating func next() -> CaptureSample? {
            guard let picture else { return sounds.isEmpty ? nil : sounds.removeFirst() }
            if let sound = sounds.first, sound.presentationTime < picture.presentationTime {
                return sounds.removeFirst()
            }
            defer { (self.picture, skipped) = (nil, 0) }
            return CaptureSample(content: picture.content, capturedAt: picture.capturedAt, skippedFrames: skipped)
        }
    }

    /// Blocks of some 20 ms.
    private static let waitingSounds = 256

    private let state = Mutex(State())
    private let maker: Maker
    private let clock: CaptureClock

    /// Makes frames and blocks of the host's buffers; touched by whoever gives them, one after the other.
    private final class Maker: @unchecked Sendable {
        let pictures = ForeignPictures()
        let sound: MixedSound
        init(_ inputs: Set<SoundMixer.Input>) { sound = MixedSound(inputs: inputs) }
    }

    /// - Parameter mixesMicrophone: false leaves out what the microphone hears.
    init(hasSound: Bool = true, mixesMicrophone: Bool = true, clock: CaptureClock = .system) {
        // Of its pictures neither size nor rate is known before they come.
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

    /// Nothing more comes; what waits is still given. The first end that is told counts.
    func finish(_ end: Result<Void, any Error>) {
        let taker = state.withLock { state -> CheckedContinuation<CaptureSample?, any Error>? in
            guard state.end == nil else { return nil }
            state.end = end
            defer { state.taker = nil }
            return state.taker
        }
        taker?.resume(with: end.map { nil })
    }

    /// A buffer of the host's. What can't be used is left out and counted.
    func take(_ buffer: SampleBuffer, as type: SampleBufferType) {
        let (time, moment) = presentation(of: buffer)
        switch type {
        case .video: takePicture(buffer, time, moment)
        case .audioApp: takeSound(buffer, from: .application, time)
        case .audioMic: takeSound(buffer, from: .microphone, time)
        }
    }

    /// What comes now is another host's, whose clock may have begun anywhere: its first sample is of the moment at which
    /// it comes.
    func changeHost() { state.withLock { $0.isOfAnotherHost = true } }

    /// Its time since the first sample, and the moment that this stands for.
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
        // Before the first one's: a host that goes back in time.
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
        // One that is too short is none, and a picture without it is not taken.
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

    /// The host does not write there again before this is let go of.
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

    /// All that was kept back for the other input.
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

    /// Counted with the pictures that were left out.
    private func lose(_ count: (inout Losses) -> Void) {
        state.withLock { state in
            count(&state.losses)
            state.skipped += 1
        }
    }
}
