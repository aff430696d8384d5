/// The app's samples as an encoder takes them: at the agreed rate, in frames of its length, and at the end with the
/// silence that pushes out what the encoder keeps. Pure.
package struct SoundFeed: Sendable {
    private let sampleRate: Int
    private let channels: Int
    private var cutter: SoundCutter
    /// Of the rate that came last, where it is not the agreed one.
    private var converter: SoundConverter?
    /// Frames that the encoder was given without giving their packets yet.
    private var kept = 0
    /// There is sound in those; else silence alone.
    private var keepsSound = false

    /// - Parameter samplesPerFrame: of each channel, that the encoder takes at once.
    package init(_ agreement: RemoteDisplayAgreement.Audio, samplesPerFrame: Int) {
        self.init(
            sampleRate: agreement.sampleRate, channels: agreement.channels, samplesPerFrame: samplesPerFrame)
    }

    package init(sampleRate: Int, channels: Int, samplesPerFrame: Int) {
        self.sampleRate = sampleRate
        self.channels = channels
        cutter = SoundCutter(sampleRate: sampleRate, channels: channels, samplesPerFrame: samplesPerFrame)
    }

    /// The samples of a piece of the app's sound with the agreed channels; nil where it can't be brought to the agreed
    /// form.
    package static func samples(of sound: AudioBuffer, for agreement: RemoteDisplayAgreement.Audio) -> [Float]? {
        samples(of: sound, channels: agreement.channels)
    }

    package static func samples(of sound: AudioBuffer, channels: Int) -> [Float]? {
        SoundConverter.rates.contains(sound.sampleRate) ? sound.mixed(to: channels) : nil
    }

    /// The frames that are whole now.
    package mutating func cut(
        _ samples: [Float], from rate: Int, at instant: ContinuousClock.Instant
    ) -> [SoundCutter.Frame] {
        cutter.cut(convert(samples, from: rate), at: instant)
    }

    /// What is less than a frame, filled up with silence.
    package mutating func rest() -> [SoundCutter.Frame] { cutter.finish() }

    /// A frame of silence where the encoder keeps sound that the next frame would push out.
    package mutating func silence() -> [SoundCutter.Frame] {
        guard keepsSound else { return [] }
        return cutter.silence()
    }

    /// The encoder was given so many frames, and has given so many packets.
    ///
    /// - Parameter isSilence: the frames were those of ``silence()``.
    package mutating func encoded(_ frames: Int, into packets: Int, isSilence: Bool = false) {
        kept += frames - packets
        if isSilence {
            keepsSound = false
        } else if frames > 0 {
            keepsSound = kept > 0
        }
    }

    private mutating func convert(_ samples: [Float], from rate: Int) -> [Float] {
        guard rate != sampleRate else {
            converter = nil
            return samples
        }
        if converter?.from != rate {
            converter = SoundConverter(from: rate, to: sampleRate, channels: channels)
        }
        return converter?.convert(samples) ?? []
    }
}
