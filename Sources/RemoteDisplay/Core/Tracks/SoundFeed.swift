/// Brings the app's samples into the form that an encoder takes: at the agreed rate, in frames of its length.
///
/// At the end it adds the silence that pushes out what the encoder still holds.
package struct SoundFeed: Sendable {
    private let sampleRate: Int
    private let channels: Int
    private var cutter: SoundCutter
    /// The converter for the last input rate, if that is not the agreed rate.
    private var converter: SoundConverter?
    /// Frames that the encoder was given and has not returned as packets.
    private var kept = 0
    /// Whether those frames contain audio, not only silence.
    private var keepsSound = false

    /// - Parameter samplesPerFrame: The samples of each channel that the encoder takes at once.
    package init(_ agreement: RemoteDisplayAgreement.Audio, samplesPerFrame: Int) {
        self.init(
            sampleRate: agreement.sampleRate, channels: agreement.channels, samplesPerFrame: samplesPerFrame)
    }

    package init(sampleRate: Int, channels: Int, samplesPerFrame: Int) {
        self.sampleRate = sampleRate
        self.channels = channels
        cutter = SoundCutter(sampleRate: sampleRate, channels: channels, samplesPerFrame: samplesPerFrame)
    }

    /// The samples of a piece of audio with the agreed channels; nil if it can't be converted to the agreed form.
    package static func samples(of sound: AudioBuffer, for agreement: RemoteDisplayAgreement.Audio) -> [Float]? {
        samples(of: sound, channels: agreement.channels)
    }

    package static func samples(of sound: AudioBuffer, channels: Int) -> [Float]? {
        SoundConverter.rates.contains(sound.sampleRate) ? sound.mixed(to: channels) : nil
    }

    /// Adds samples. Returns the frames that are complete now.
    package mutating func cut(
        _ samples: [Float], from rate: Int, at instant: ContinuousClock.Instant
    ) -> [SoundCutter.Frame] {
        cutter.cut(convert(samples, from: rate), at: instant)
    }

    /// The last incomplete frame, filled up with silence.
    package mutating func rest() -> [SoundCutter.Frame] { cutter.finish() }

    /// A frame of silence, if the encoder holds audio that the next frame would push out.
    package mutating func silence() -> [SoundCutter.Frame] {
        guard keepsSound else { return [] }
        return cutter.silence()
    }

    /// Records that the encoder was given frames and has returned packets.
    ///
    /// - Parameter isSilence: The frames were those of ``silence()``.
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
