/// Brings two sounds together that come by themselves: what the machine or an application plays, and what the
/// microphone hears.
///
/// Pure: blocks with their times in, blocks with their times out. All have one rate, which whoever drives it sees to;
/// channels are brought to the mixer's own. Both inputs are kept apart up to here, and either may be absent: the other
/// one then passes as it is. What overflows is cut at full loudness, and silence fills the time in which neither has
/// anything, to a limit.
package struct SoundMixer: Sendable {
    package enum Input: Hashable, CaseIterable, Sendable {
        /// What an application plays, or the whole machine.
        case application
        case microphone
    }

    /// Hertz.
    package let sampleRate: Int
    package let channels: Int
    /// Samples of each channel that came after their moment was given away, and were left out.
    package private(set) var lateFrames = 0

    /// How long one input waits for the other.
    package static let patience = Duration.milliseconds(80)
    /// An input that has said nothing for so long is not waited for.
    package static let absence = Duration.seconds(1)
    /// Two blocks of one input that lie apart by less, or over each other, are one after the other: clocks of sound
    /// cards and the times that programs write down are not exact.
    package static let slack = Duration.milliseconds(20)
    /// Silence that is filled in; after a longer one the next block just has a later time.
    package static let longestSilence = Duration.seconds(2)

    private let inputs: [Input]
    private let (patience, absence, slack, longestSilence): (Int64, Int64, Int64, Int64)
    /// What was added up from ``position`` on, interleaved.
    private var sum: [Float] = []
    /// Of the first sample of `sum`; nil before the first block.
    private var position: Int64?
    /// Where the next block of each input is expected.
    private var ends: [Input: Int64] = [:]

    /// - Parameter inputs: those that may come; one that is not among them is passed over.
    package init(inputs: Set<Input> = Set(Input.allCases), sampleRate: Int = 48_000, channels: Int = 2) {
        self.inputs = Input.allCases.filter(inputs.contains)
        self.sampleRate = sampleRate
        self.channels = channels
        let rate = Int64(sampleRate)
        (patience, absence) = (Self.patience.ticks(rate: rate), Self.absence.ticks(rate: rate))
        (slack, longestSilence) = (Self.slack.ticks(rate: rate), Self.longestSilence.ticks(rate: rate))
    }

    /// - Parameter block: at the mixer's rate.
    /// - Returns: what is whole now: as far as both inputs have come, or one has waited for the other long enough. Nil
    ///   where that is nothing yet.
    package mutating func add(_ block: AudioBlock, from input: Input) -> AudioBlock? {
        guard inputs.contains(input), block.sampleRate == sampleRate, block.frameCount > 0 else { return nil }
        var start = Self.bounded(block.presentationTime).ticks(rate: Int64(sampleRate))
        if let end = ends[input], abs(start - end) <= slack { start = end }
        let ready = makeRoom(for: start)
        write(block, at: start)
        ends[input] = max(start + Int64(block.frameCount), ends[input] ?? .min)
        return ready ?? take(upTo: whole)
    }

    /// All that is left, at the end.
    package mutating func finish() -> AudioBlock? {
        take(upTo: .max)
    }

    /// As far as nothing more is to be waited for.
    private var whole: Int64 {
        let newest = ends.values.max() ?? 0
        return inputs.map { input in
            guard let end = ends[input] else {
                // Not heard yet: waited for as long as one that has just fallen silent would be.
                return isYoung(newest) ? newest - patience : newest
            }
            return end < newest - absence ? newest : max(end, newest - patience)
        }.min() ?? newest
    }

    private var first: Int64?

    private func isYoung(_ newest: Int64) -> Bool { newest - (first ?? newest) < absence }

    /// Where the new block begins so much later than all before that the silence between is not filled in.
    ///
    /// - Returns: what came before.
    private mutating func makeRoom(for start: Int64) -> AudioBlock? {
        first = first ?? start
        guard let position else {
            self.position = start
            return nil
        }
        guard start > position + Int64(sum.count / channels) + longestSilence else { return nil }
        let rest = take(upTo: .max)
        (self.position, first) = (start, start)
        ends = [:]
        return rest
    }

    private mutating func write(_ block: AudioBlock, at start: Int64) {
        guard let position else { return }
        let late = Int(min(max(0, position - start), Int64(block.frameCount)))
        lateFrames += late
        guard late < block.frameCount else { return }
        let offset = Int(start + Int64(late) - position)
        let needed = (offset + block.frameCount - late) * channels
        if sum.count < needed { sum.append(contentsOf: repeatElement(0, count: needed - sum.count)) }
        let samples = block.floats
        for frame in late..<block.frameCount {
            let target = (offset + frame - late) * channels
            for channel in 0..<channels {
                sum[target + channel] += Self.sample(samples, frame, channel, of: block.channels, for: channels)
            }
        }
    }

    /// One loudspeaker's sound is every one's; several become one by their mean. Of more than there are here, those that
    /// are too many are left out.
    private static func sample(_ samples: [Float], _ frame: Int, _ channel: Int, of count: Int, for own: Int) -> Float {
        if own == 1, count > 1 {
            return samples[frame * count..<(frame + 1) * count].reduce(0, +) / Float(count)
        }
        return samples[frame * count + (count == 1 ? 0 : min(channel, count - 1))]
    }

    private mutating func take(upTo end: Int64) -> AudioBlock? {
        guard let position else { return nil }
        let frames = Int(min(max(0, end == .max ? .max : end - position), Int64(sum.count / channels)))
        guard frames > 0 else { return nil }
        let samples = SoundSum.mix([Array(sum.prefix(frames * channels))], count: frames * channels)
        sum.removeFirst(frames * channels)
        self.position = position + Int64(frames)
        return AudioBlock(
            samples: .float(samples), sampleRate: sampleRate, channels: channels,
            presentationTime: Duration(ticks: position, rate: Int64(sampleRate)))
    }

    /// What a peer makes up is no time of a broadcast's.
    private static func bounded(_ time: Duration) -> Duration {
        min(max(time, .seconds(-1_000_000_000)), .seconds(1_000_000_000))
    }
}
