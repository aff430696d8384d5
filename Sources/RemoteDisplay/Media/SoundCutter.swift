/// Cuts sound that comes in pieces of any length into the equal frames that an encoder takes. Pure.
///
/// Samples that follow each other are counted, not timed: what comes up to 60 ms early or late is taken to be in its
/// place, since programs stamp their pieces unevenly. Beyond that there is a gap: what was begun is filled up with
/// silence, and the next frame begins where the new piece says.
struct SoundCutter: Equatable, Sendable {
    static let tolerance = Duration.milliseconds(60)

    struct Frame: Equatable {
        let samples: [Float]
        /// Of its first sample.
        let instant: ContinuousClock.Instant
    }

    let sampleRate: Int
    let channels: Int
    let samplesPerFrame: Int
    private var pending: [Float] = []
    /// Of the first pending sample.
    private var begin: ContinuousClock.Instant?

    init(sampleRate: Int, channels: Int, samplesPerFrame: Int) {
        precondition(sampleRate > 0 && channels > 0 && samplesPerFrame > 0, "sound has a rate, channels and frames")
        self.sampleRate = sampleRate
        self.channels = channels
        self.samplesPerFrame = samplesPerFrame
    }

    /// The frames that are whole now. `samples` has those of all channels beside each other.
    mutating func cut(_ samples: [Float], at instant: ContinuousClock.Instant) -> [Frame] {
        var frames: [Frame] = []
        if let begin {
            let expected = begin + time(of: pending.count / channels)
            if abs(instant - expected) > Self.tolerance {
                frames += fillUp()
                self.begin = max(instant, self.begin ?? instant)
            }
        } else {
            begin = instant
        }
        pending += samples
        return frames + takeWhole()
    }

    private mutating func fillUp() -> [Frame] {
        guard !pending.isEmpty else { return [] }
        pending += [Float](repeating: 0, count: samplesPerFrame * channels - pending.count)
        return takeWhole()
    }

    private mutating func takeWhole() -> [Frame] {
        let size = samplesPerFrame * channels
        var frames: [Frame] = []
        var taken = 0
        while pending.count - taken >= size, let begin {
            frames.append(Frame(samples: Array(pending[taken..<taken + size]), instant: begin))
            self.begin = begin + time(of: samplesPerFrame)
            taken += size
        }
        pending.removeFirst(taken)
        return frames
    }

    private func time(of samples: Int) -> Duration {
        let (seconds, rest) = samples.quotientAndRemainder(dividingBy: sampleRate)
        return .seconds(seconds) + .nanoseconds(rest * 1_000_000_000 / sampleRate)
    }

    private func abs(_ duration: Duration) -> Duration { duration < .zero ? .zero - duration : duration }
}
