/// Mixes two independent inputs: the audio that the machine or an application plays, and that of the microphone.
///
/// Blocks go in and come out with their times. All must have the mixer's rate, which the caller has to ensure; channels
/// are converted to the mixer's number. Either input may be absent; then the other one passes as it is. A sum that
/// overflows is clipped at full level. Silence fills a time in which neither input has anything, up to a limit.
package struct SoundMixer: Sendable {
    package enum Input: Hashable, CaseIterable, Sendable {
        /// The audio that an application, or the whole machine, plays.
        case application
        case microphone
    }

    /// In hertz.
    package let sampleRate: Int
    package let channels: Int
    /// Samples of each channel that came after their time had been given out, and were dropped.
    package private(set) var lateFrames = 0

    /// How long one input waits for the other.
    package static let patience = Duration.milliseconds(80)
    /// An input that gave nothing for this long is not waited for.
    package static let absence = Duration.seconds(1)
    /// If two blocks of one input are apart by less than this, or overlap by less, they follow each other. The clocks
    /// of sound cards and the times that programs write are not exact.
    package static let slack = Duration.milliseconds(20)
    /// The longest silence that is filled in. After a longer one the next block only has a later time.
    package static let longestSilence = Duration.seconds(2)

    private let inputs: [Input]
    private let (patience, absence, slack, longestSilence): (Int64, Int64, Int64, Int64)
    /// The sum from ``position`` on, interleaved.
    private var sum: [Float] = []
    /// The position of the first sample of `sum`; nil before the first block.
    private var position: Int64?
    /// Where the next block of each input is expected.
    private var ends: [Input: Int64] = [:]

    /// - Parameter inputs: The inputs that may come. Any other input is ignored.
    package init(inputs: Set<Input> = Set(Input.allCases), sampleRate: Int = 48_000, channels: Int = 2) {
        self.inputs = Input.allCases.filter(inputs.contains)
        self.sampleRate = sampleRate
        self.channels = channels
        let rate = Int64(sampleRate)
        (patience, absence) = (Self.patience.ticks(rate: rate), Self.absence.ticks(rate: rate))
        (slack, longestSilence) = (Self.slack.ticks(rate: rate), Self.longestSilence.ticks(rate: rate))
    }

    /// - Parameter block: At the mixer's rate.
    /// - Returns: the audio that is complete now: as far as both inputs have come, or one of them has waited long
    ///   enough for the other. Nil if nothing is complete yet.
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

    /// The position up to which nothing more has to be waited for.
    private var whole: Int64 {
        let newest = ends.values.max() ?? 0
        return inputs.map { input in
            guard let end = ends[input] else {
                // An input that was not heard yet is waited for as long as one that has just become silent.
                return isYoung(newest) ? newest - patience : newest
            }
            return end < newest - absence ? newest : max(end, newest - patience)
        }.min() ?? newest
    }

    private var first: Int64?

    private func isYoung(_ newest: Int64) -> Bool { newest - (first ?? newest) < absence }

    /// Starts again at the new block if it is so much later that the silence before it is not filled in.
    ///
    /// - Returns: the audio before it.
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

    /// One sample for a channel of the mixer.
    ///
    /// A single channel goes to every channel. Several channels become one by their mean. Channels that are too many
    /// are left out.
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

    /// Limits a time, because a peer can make up any value.
    private static func bounded(_ time: Duration) -> Duration {
        min(max(time, .seconds(-1_000_000_000)), .seconds(1_000_000_000))
    }
}
