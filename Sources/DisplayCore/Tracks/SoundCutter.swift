/// Cuts sound that comes in pieces of any length into the equal frames that an encoder takes. Pure.
///
/// Samples that follow each other are counted, not timed: what comes up to 60 ms early or late is taken to be in its
/// place, since programs stamp their pieces unevenly. Later than that there is a gap: what was begun is filled up with
/// silence, and the next frame begins where the new piece says. Earlier than that the piece claims a time that has its
/// sound already, and loses as much of its beginning as overlaps: what has been cut is never more ahead of the stamps
/// than those 60 ms.
package struct SoundCutter: Equatable, Sendable {
    package static let tolerance = Duration.milliseconds(60)

    package struct Frame: Equatable {
        package let samples: [Float]
        /// Of its first sample.
        package let instant: ContinuousClock.Instant
    }

    package let sampleRate: Int
    package let channels: Int
    package let samplesPerFrame: Int
    private var pending: [Float] = []
    /// Of the first sample of this run, and how many of it were cut off: counted, since lengths are rounded.
    private var origin: ContinuousClock.Instant?
    private var given = 0

    package init(sampleRate: Int, channels: Int, samplesPerFrame: Int) {
        precondition(sampleRate > 0 && channels > 0 && samplesPerFrame > 0, "sound has a rate, channels and frames")
        self.sampleRate = sampleRate
        self.channels = channels
        self.samplesPerFrame = samplesPerFrame
    }

    /// The frames that are whole now. `samples` has those of all channels beside each other.
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

    /// What waits to become a frame, filled up with silence. Sound that follows is put behind that.
    package mutating func finish() -> [Frame] { origin.map { fillUp(from: $0) } ?? [] }

    /// A frame of silence behind all that came.
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

    /// - Parameter duration: not negative. Half an hour and more is more than any piece has.
    private func count(in duration: Duration) -> Int {
        Int((min(duration, .seconds(1_800)) / .seconds(1) * Double(sampleRate)).rounded())
    }
}
