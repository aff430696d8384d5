import MediaPipeline
import RemoteDisplay

import struct NIOCore.ByteBuffer

/// An audio encoder of MediaPipeline for Remote Display: a frame in, its packet out, now or with the next frame. Remote
/// Display cuts the audio, keeps the time and fills gaps.
final class PipelineAudioEncoder: AudioEncoding {
    private let encoder: MediaPipeline.AudioEncoder

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
        let block = AudioBlock(
            samples: .float(samples.samples), sampleRate: samples.sampleRate, channels: samples.channels,
            presentationTime: presentationTime)
        return try encoder.encode(block).map { packet in
            // What a codec puts before the first audio is silence, which may start after the session's beginning.
            EncodedAudioFrame(
                payload: ByteBuffer(bytes: packet.bytes), presentationTime: max(packet.presentationTime, .zero))
        }
    }
}
