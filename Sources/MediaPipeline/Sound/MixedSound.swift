/// A ``SoundMixer`` for audio of any rate: converts each input to the mixer's rate, and keeps the time of each.
///
/// Only one thread may use it at a time. An input whose form changes, or whose time jumps, begins anew.
package final class MixedSound {
    private var mixer: SoundMixer
    private var lanes: [SoundMixer.Input: Lane] = [:]

    package init(
        inputs: Set<SoundMixer.Input> = Set(SoundMixer.Input.allCases), sampleRate: Int = 48_000, channels: Int = 2
    ) {
        mixer = SoundMixer(inputs: inputs, sampleRate: sampleRate, channels: channels)
    }

    /// Samples of each channel that came too late to be mixed.
    package var lateFrames: Int { mixer.lateFrames }

    /// - Returns: the blocks that are complete now: none, one, or two if one had to wait for the other.
    /// - Throws: ``PipelineError/Code/conversionFailed`` for a form that can't be converted.
    package func add(_ block: AudioBlock, from input: SoundMixer.Input) throws(PipelineError) -> [AudioBlock] {
        guard block.frameCount > 0 else { return [] }
        var given: [AudioBlock] = []
        let lane: Lane
        if let known = lanes[input], known.continues(block) {
            lane = known
        } else {
            // The previous lane held this back for its filter.
            if let rest = try lanes[input]?.finish() { given += [mixer.add(rest, from: input)].compactMap { $0 } }
            lane = try Lane(block, sampleRate: mixer.sampleRate, channels: mixer.channels)
            lanes[input] = lane
        }
        if let ready = try lane.convert(block) { given += [mixer.add(ready, from: input)].compactMap { $0 } }
        return given
    }

    /// The rest, at the end.
    package func finish() throws(PipelineError) -> [AudioBlock] {
        var given: [AudioBlock] = []
        for (input, lane) in lanes {
            if let rest = try lane.finish() { given += [mixer.add(rest, from: input)].compactMap { $0 } }
        }
        lanes = [:]
        return given + [mixer.finish()].compactMap { $0 }
    }

    /// One input on its way to the mixer's rate.
    private final class Lane {
        private let rate: Int
        private let channels: Int
        private let resampler: AudioResampler
        private let start: Duration
        /// The samples of each channel that went in and came out.
        private var (taken, given): (Int64, Int64) = (0, 0)

        init(_ first: AudioBlock, sampleRate: Int, channels: Int) throws(PipelineError) {
            (rate, self.channels, start) = (first.sampleRate, first.channels, first.presentationTime)
            // The mixer copies a single channel to all channels as it is. The resampler would make it quieter.
            resampler = try AudioResampler(
                from: .interleavedFloat(first.sampleRate, first.channels), sampleRate: sampleRate,
                channels: first.channels == 1 ? 1 : channels)
        }

        func continues(_ block: AudioBlock) -> Bool {
            guard block.sampleRate == rate, block.channels == channels else { return false }
            let expected = start + Duration(ticks: taken, rate: Int64(rate))
            return abs((block.presentationTime - expected) / .milliseconds(1)) <= SoundMixer.slack / .milliseconds(1)
        }

        func convert(_ block: AudioBlock) throws(PipelineError) -> AudioBlock? {
            taken += Int64(block.frameCount)
            return timed(try resampler.convert(block.floats))
        }

        func finish() throws(PipelineError) -> AudioBlock? { timed(try resampler.finish()) }

        private func timed(_ samples: [Float]) -> AudioBlock? {
            let output = resampler.output
            let time = start + Duration(ticks: given, rate: Int64(output.sampleRate))
            given += Int64(samples.count / output.channels)
            guard !samples.isEmpty else { return nil }
            return AudioBlock(
                samples: .float(samples), sampleRate: output.sampleRate, channels: output.channels,
                presentationTime: time)
        }
    }
}
