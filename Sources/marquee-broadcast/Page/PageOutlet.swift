package import MediaPipeline
import Synchronization

/// Passes a page's frames from successive displays to the taker.
///
/// While the display does not show the page, the page's last frame is repeated: the last one that had stayed for a
/// second, because a frame drawn right before a page died may not be the page any more. A display whose browser was
/// killed is black before this is noticed, so a blank frame has to wait too.
final class PageOutlet: Sendable {
    fileprivate struct Picture {
        var frame: VideoFrame
        var at: ContinuousClock.Instant
    }

    fileprivate struct State {
        var taker: CheckedContinuation<CaptureSample?, any Error>?
        /// The frame that waits for the taker.
        var ready: Picture?
        var skipped = 0
        var sounds: [CaptureSample] = []
        var isLive = false
        /// The newest frame of the display, whatever it shows.
        var newest: Picture?
        /// The page's last safe frame, and the next candidate.
        var good: Picture?
        var candidate: Picture?
        /// A blank frame that waits.
        var blank: Picture?
        var start: ContinuousClock.Instant?
        var lastGiven: ContinuousClock.Instant?
        var end: Result<Void, any Error>?
    }

    /// The age at which a frame certainly shows the page.
    static let settling = Duration.seconds(1)
    /// How long a blank frame waits.
    static let blankTime = Duration.seconds(1)
    /// Waiting blocks of audio: 2 s.
    static let soundLimit = 200
    /// The longest time without a frame for the taker.
    static let longestPause = Duration.seconds(1)

    private let state = Mutex(State())

    init() {}

    /// Takes a new frame of the display.
    ///
    /// - Returns: Whether it waits for ``admitBlank(at:)`` after ``blankTime``.
    @discardableResult func offer(
        _ frame: VideoFrame, at moment: ContinuousClock.Instant, skipped: Int = 0
    ) -> Bool {
        let isBlank = frame.isBlank
        give { state in
            let picture = Picture(frame: frame, at: moment)
            state.newest = picture
            guard state.isLive else { return }
            state.skipped += skipped
            state.blank = isBlank ? picture : nil
            if !isBlank { state.take(picture) }
        }
        return isBlank
    }

    /// Takes audio that was played at `moment`. Audio before the first frame is dropped.
    func offer(_ block: AudioBlock, at moment: ContinuousClock.Instant) {
        give { state in
            guard let start = state.start, moment >= start else { return }
            if state.sounds.count >= Self.soundLimit { state.sounds.removeFirst() }
            let timed = AudioBlock(
                samples: block.samples, sampleRate: block.sampleRate, channels: block.channels,
                presentationTime: start.duration(to: moment))
            state.sounds.append(CaptureSample(content: .audio(timed), capturedAt: moment))
        }
    }

    /// Accepts a blank frame, because the page still lives.
    func admitBlank(at now: ContinuousClock.Instant) {
        give { state in
            guard let blank = state.blank, state.isLive, now - blank.at >= Self.blankTime else { return }
            state.blank = nil
            state.take(blank)
        }
    }

    /// From now on the display shows the page; ``admitBlank(at:)`` has to follow after ``blankTime``.
    func show(at now: ContinuousClock.Instant = .now) {
        give { state in
            guard !state.isLive else { return }
            state.isLive = true
            guard let newest = state.newest else { return }
            if newest.frame.isBlank { state.blank = Picture(frame: newest.frame, at: now) } else { state.take(newest) }
        }
    }

    /// The display does not show the page any more, perhaps for a moment already.
    func hold(at now: ContinuousClock.Instant) {
        give { state in
            guard state.isLive else { return }
            state.isLive = false
            state.blank = nil
            if let candidate = state.candidate, now - candidate.at >= Self.settling { state.good = candidate }
            state.good = state.good ?? state.candidate
            state.candidate = nil
            state.ready = state.good.map { Picture(frame: $0.frame, at: now) }
        }
    }

    /// Accepts a blank frame after ``blankTime``.
    func admitBlankInTime() {
        Task {
            try await Task.sleep(for: Self.blankTime + .milliseconds(50))
            admitBlank(at: .now)
        }
    }

    /// The display is gone with its frames.
    func forget() { state.withLock { $0.newest = nil } }

    /// Repeats the last frame if none was given for ``longestPause``.
    func keepAlive(at now: ContinuousClock.Instant) {
        give { state in
            guard let last = state.lastGiven, now - last >= Self.longestPause, state.ready == nil,
                let picture = state.isLive ? state.newest ?? state.good : state.good
            else { return }
            state.ready = Picture(frame: picture.frame, at: now)
        }
    }

    func finish(_ end: Result<Void, any Error>) {
        let taker = state.withLock { state -> CheckedContinuation<CaptureSample?, any Error>? in
            guard state.end == nil else { return nil }
            state.end = end
            defer { state.taker = nil }
            return state.taker
        }
        taker?.resume(with: end.map { nil })
    }

    func next() async throws -> CaptureSample? {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let end = state.withLock { state -> Result<Void, any Error>? in
                    if state.end == nil { state.taker = continuation }
                    return state.end
                }
                switch end {
                case nil: give { _ in }
                case .success: continuation.resume(returning: nil)
                case .failure(let error): continuation.resume(throwing: error)
                }
            }
        } onCancel: {
            finish(.failure(CancellationError()))
        }
    }

    /// Changes the state, and passes a ready sample to a waiting taker.
    private func give(_ change: (inout State) -> Void) {
        let given = state.withLock { state -> (CheckedContinuation<CaptureSample?, any Error>, CaptureSample)? in
            change(&state)
            guard let taker = state.taker, let sample = state.sample() else { return nil }
            state.taker = nil
            return (taker, sample)
        }
        if let (taker, sample) = given { taker.resume(returning: sample) }
    }
}

extension PageOutlet.State {
    /// Takes the page's newest frame.
    fileprivate mutating func take(_ picture: PageOutlet.Picture) {
        if ready != nil { skipped += 1 }
        ready = picture
        guard let candidate else {
            self.candidate = picture
            return
        }
        guard picture.at - candidate.at >= PageOutlet.settling else { return }
        good = candidate
        self.candidate = picture
    }

    /// The next ready sample, the earliest first. A frame's time is always after that of the last one.
    fileprivate mutating func sample() -> CaptureSample? {
        if let sound = sounds.first, ready.map({ sound.capturedAt <= $0.at }) ?? true { return sounds.removeFirst() }
        guard let picture = ready else { return nil }
        ready = nil
        let start = start ?? picture.at
        self.start = start
        let earliest = lastGiven.map { $0 + .milliseconds(1) } ?? start
        let moment = max(picture.at, earliest)
        lastGiven = moment
        defer { skipped = 0 }
        return CaptureSample(
            content: .video(picture.frame.at(start.duration(to: moment))), capturedAt: moment, skippedFrames: skipped)
    }
}

extension VideoFrame {
    /// Whether it is completely black, like a display without windows. For most frames the first row decides.
    fileprivate var isBlank: Bool {
        withPlanes { planes in
            let luma = planes[0]
            return (0..<luma.rows).allSatisfy { row in
                luma.bytes[row * luma.stride..<row * luma.stride + luma.bytesPerRow].allSatisfy { $0 == 16 }
            }
        }
    }
}
