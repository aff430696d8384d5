import MediaPipeline
import struct NIOCore.ByteBuffer
import RemoteDisplay

/// One of MediaPipeline's sound encoders, as Remote Display wants it: a frame in, its packet out, now or with the next.
///
/// Remote Display keeps the time and fills the gaps, so the encoder is told that sound goes on without one; the n-th
/// packet is the n-th frame's.
final class PipelineAudioEncoder: AudioEncoding {
    private let encoder: MediaPipeline.AudioEncoder
    private var frameCount = 0
    /// Of the frames whose packets are still to come.
    private var times: [Duration] = []

    init(_ settings: AudioEncoderSettings) throws {
        guard let codec = MediaPipeline.AudioCodec(rawValue: settings.codec.rawValue) else {
            throw PipelineError(.codecMissing, "There is no encoder for \(settings.codec.rawValue) here.")
        }
        encoder = try MediaPipeline.AudioEncoder(
            AudioEncoderConfiguration(
                codec: codec, sampleRate: settings.sampleRate, channels: settings.channels, bitrate: settings.bitRate))
    }

    var name: String { encoder.encoder.name }
    var samplesPerFrame: Int { encoder.frameLength }

    func encode(_ samples: AudioBuffer, presentationTime: Duration) throws -> [EncodedAudioFrame] {
        times.append(presentationTime)
        let time = Duration.nanoseconds(frameCount * 1_000_000_000 / samples.sampleRate)
        frameCount += samples.frameCount
        let block = AudioBlock(
            samples: .float(samples.samples), sampleRate: samples.sampleRate, channels: samples.channels,
            presentationTime: time)
        return try encoder.encode(block).compactMap { packet in
            guard !times.isEmpty else { return nil }
            return EncodedAudioFrame(
                payload: ByteBuffer(bytes: packet.bytes), presentationTime: times.removeFirst())
        }
    }
}
