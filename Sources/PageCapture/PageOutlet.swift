package import MediaPipeline
import Synchronization

/// Where the taker of a page's pictures waits, and where displays, one after another, leave them.
///
/// While what is on the display is not the page, its last picture is given again. That is one that had stood for a
/// second: of what was drawn right before a page died nobody knows whether it was still the page. A display whose
/// browser was killed is black before anybody hears of it, so a picture without anything on it has to wait as well.
package final class PageOutlet: Sendable {
    fileprivate struct Picture {
        var frame: VideoFrame
        var at: ContinuousClock.Instant
    }

    fileprivate struct State {
        var taker: CheckedContinuation<CaptureSample?, any Error>?
        /// What nobody has taken yet.
        var ready: Picture?
        var skipped = 0
        var sounds: [CaptureSample] = []
        var isLive = false
        /// The newest one on the display, whatever it shows.
        var newest: Picture?
        /// The page's: what has stood, and what may yet.
        var good: Picture?
        var candidate: Picture?
        /// Without anything on it, and not yet given.
        var blank: Picture?
        var start: ContinuousClock.Instant?
        var lastGiven: ContinuousClock.Instant?
        var end: Result<Void, any Error>?
    }

    /// How old a picture must be to be sure that it is the page's.
    package static let settling = Duration.seconds(1)
    /// How long a picture without anything on it waits.
    package static let blankTime = Duration.seconds(1)
    /// Blocks of sound that may wait: 2 s.
    package static let soundLimit = 200
    /// Nobody waits longer for a picture.
    package static let longestPause = Duration.seconds(1)

    private let state = Mutex(State())

    package init() {}

    /// A display has a new picture.
    ///
    /// - Returns: whether it waits for ``admitBlank(at:)``, after ``blankTime``.
    @discardableResult package func offer(
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

    /// Something is heard, from `moment` on. What is before the first picture is left out.
    package func offer(_ block: AudioBlock, at moment: ContinuousClock.Instant) {
        give { state in
            guard let start = state.start, moment >= start else { return }
            if state.sounds.count >= Self.soundLimit { state.sounds.removeFirst() }
            let timed = AudioBlock(
                samples: block.samples, sampleRate: block.sampleRate, channels: block.channels,
                presentationTime: start.duration(to: moment))
            state.sounds.append(CaptureSample(content: .audio(timed), capturedAt: moment))
        }
    }

    /// The page is still there, so it is black indeed.
    package func admitBlank(at now: ContinuousClock.Instant) {
        give { state in
            guard let blank = state.blank, state.isLive, now - blank.at >= Self.blankTime else { return }
            state.blank = nil
            state.take(blank)
        }
    }

    /// What the display shows is the page from here on; ``admitBlank(at:)`` is to follow after ``blankTime``.
    package func show(at now: ContinuousClock.Instant = .now) {
        give { state in
            guard !state.isLive else { return }
            state.isLive = true
            guard let newest = state.newest else { return }
            if newest.frame.isBlank { state.blank = Picture(frame: newest.frame, at: now) } else { state.take(newest) }
        }
    }

    /// What the display shows, or has shown for a moment, is not the page.
    package func hold(at now: ContinuousClock.Instant) {
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

    /// After ``blankTime``.
    func admitBlankInTime() {
        Task {
            try await Task.sleep(for: Self.blankTime + .milliseconds(50))
            admitBlank(at: .now)
        }
    }

    /// The display is gone, and its pictures with it.
    package func forget() { state.withLock { $0.newest = nil } }

    /// The last picture once more, where none was given for ``longestPause``.
    package func keepAlive(at now: ContinuousClock.Instant) {
        give { state in
            guard let last = state.lastGiven, now - last >= Self.longestPause, state.ready == nil,
                let picture = state.isLive ? state.newest ?? state.good : state.good
            else { return }
            state.ready = Picture(frame: picture.frame, at: now)
        }
    }

    package func finish(_ end: Result<Void, any Error>) {
        let taker = state.withLock { state -> CheckedContinuation<CaptureSample?, any Error>? in
            guard state.end == nil else { return nil }
            state.end = end
            defer { state.taker = nil }
            return state.taker
        }
        taker?.resume(with: end.map { nil })
    }

    package func next() async throws -> CaptureSample? {
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

    /// Changes the state, and hands over what is ready then to who waits for it.
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
    /// The page's newest picture.
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

    /// What is ready, the earlier first; a picture's time is after that of the last one.
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
    /// Whether it is black all over, as a display without windows is. Most pictures tell by their first row.
    fileprivate var isBlank: Bool {
        withPlanes { planes in
            let luma = planes[0]
            return (0..<luma.rows).allSatisfy { row in
                luma.bytes[row * luma.stride..<row * luma.stride + luma.bytesPerRow].allSatisfy { $0 == 16 }
            }
        }
    }
}
