/// Cuts audio that comes in pieces of any length into the equal frames that an encoder takes.
///
/// Samples that follow each other are counted, not timed. A piece that is up to 60 ms early or late counts as being in
/// its place, because programs stamp their pieces unevenly. A later piece follows a gap: the frame that was begun is
/// filled with silence, and the next frame begins at the time of the new piece. An earlier piece claims a time that
/// already has its audio, and loses as much of its beginning as overlaps. So the frames are never ahead of the stamps
/// by more than those 60 ms.
package struct SoundCutter: Equatable, Sendable {
    package static let tolerance = Duration.milliseconds(60)

    package struct Frame: Equatable {
        package let samples: [Float]
        /// The time of its first sample.
        package let instant: ContinuousClock.Instant
    }

    package let sampleRate: Int
    package let channels: Int
    package let samplesPerFrame: Int
    private var pending: [Float] = []
    /// The time of the first sample of this run, and how many samples were cut off since. They are counted because
    /// lengths are rounded.
    private var origin: ContinuousClock.Instant?
    private var given = 0

    package init(sampleRate: Int, channels: Int, samplesPerFrame: Int) {
        precondition(sampleRate > 0 && channels > 0 && samplesPerFrame > 0, "sound has a rate, channels and frames")
        self.sampleRate = sampleRate
        self.channels = channels
        self.samplesPerFrame = samplesPerFrame
    }

    /// Adds interleaved samples. Returns the frames that are complete now.
    package mutating func cut(_ samples: [Float], at instant: ContinuousClock.Instant) -> [Frame] {
        guard let origin else {
            origin = instant
            pending = samples
            return takeWhole(from: instant)
        }
        let gap = instant - (origin + time(of: given + pending.count / channels))
        if gap > Self.tolerance {
            let rest = fillUp(from: origin)
            // A frame that was filled up may reach beyond the gap.
            let begin = max(instant, origin + time(of: given))
            (self.origin, given) = (begin, 0)
            pending = samples
            return rest + takeWhole(from: begin)
        }
        pending += gap < .zero - Self.tolerance ? samples.dropFirst(count(in: .zero - gap) * channels) : samples[...]
        return takeWhole(from: origin)
    }

    /// The samples that wait for a frame, filled up with silence. Audio that follows comes after that.
    package mutating func finish() -> [Frame] { origin.map { fillUp(from: $0) } ?? [] }

    /// Adds a frame of silence after everything that came.
    package mutating func silence() -> [Frame] {
        guard let origin else { return [] }
        pending += [Float](repeating: 0, count: samplesPerFrame * channels)
        return takeWhole(from: origin)
    }

    private mutating func fillUp(from origin: ContinuousClock.Instant) -> [Frame] {
        guard !pending.isEmpty else { return [] }
        pending += [Float](repeating: 0, count: samplesPerFrame * channels - pending.count)
        return takeWhole(from: origin)
    }

    private mutating func takeWhole(from origin: ContinuousClock.Instant) -> [Frame] {
        let size = samplesPerFrame * channels
        var frames: [Frame] = []
        var taken = 0
        while pending.count - taken >= size {
            frames.append(Frame(samples: Array(pending[taken..<taken + size]), instant: origin + time(of: given)))
            given += samplesPerFrame
            taken += size
        }
        pending.removeFirst(taken)
        return frames
    }

    private func time(of samples: Int) -> Duration {
        let (seconds, rest) = samples.quotientAndRemainder(dividingBy: sampleRate)
        return .seconds(seconds) + .nanoseconds(rest * 1_000_000_000 / sampleRate)
    }

    /// - Parameter duration: Not negative. No piece is as long as half an hour.
    private func count(in duration: Duration) -> Int {
        Int((min(duration, .seconds(1_800)) / .seconds(1) * Double(sampleRate)).rounded())
    }
}
