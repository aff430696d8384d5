/// What an ``AudioEncoder`` makes.
package struct AudioEncoderConfiguration: Hashable, Sendable {
    package var codec: AudioCodec
    /// In hertz. Opus: 48000, 24000, 16000, 12000 or 8000.
    package var sampleRate: Int
    /// 1 to 6 (Opus: 1 or 2).
    package var channels: Int
    /// Bits per second. Values outside of 6 to 512 kbit/s become the nearest of them.
    package var bitrate: Int

    package init(
        codec: AudioCodec = .opus, sampleRate: Int = 48_000, channels: Int = 2, bitrate: Int = 128_000
    ) {
        self.codec = codec
        self.sampleRate = sampleRate
        self.channels = channels
        self.bitrate = bitrate
    }

    package static let bitrates = 6_000...512_000
    private static let opusRates: Set = [48_000, 24_000, 16_000, 12_000, 8_000]

    package func check() throws(PipelineError) {
        let fits =
            switch codec {
            case .opus: Self.opusRates.contains(sampleRate) && (1...2).contains(channels)
            case .aac: ADTSHeader.supports(sampleRate: sampleRate, channels: channels)
            }
        guard fits else {
            throw PipelineError(
                .badConfiguration, "\(codec.rawValue) has no form for \(channels) channels at \(sampleRate) Hz.")
        }
    }
}

/// Encoded audio: an Opus packet of 10 ms, or an AAC frame of 1024 samples with its ADTS header.
///
/// Each can be decoded without the earlier ones, as Cast Streaming requires.
package struct EncodedAudio: Hashable, Sendable {
    package let bytes: [UInt8]
    /// When the first sample that a decoder makes of it is to be heard.
    ///
    /// The time is ``AudioEncoder/delay`` before that of the block that it was made of. So it is negative for the first
    /// one, which is silence.
    package let presentationTime: Duration
    package let duration: Duration
    /// Samples of one channel.
    package let frameCount: Int

    package init(bytes: [UInt8], presentationTime: Duration, duration: Duration, frameCount: Int) {
        self.bytes = bytes
        self.presentationTime = presentationTime
        self.duration = duration
        self.frameCount = frameCount
    }
}
