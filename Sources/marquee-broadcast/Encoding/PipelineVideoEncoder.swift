import MediaPipeline
import RemoteDisplay

import struct NIOCore.ByteBuffer

/// A video encoder of MediaPipeline for Remote Display.
final class PipelineVideoEncoder: VideoEncoding {
    private let encoder: MediaPipeline.VideoEncoder
    private let scaler: VideoScaler

    init(_ settings: VideoEncoderSettings, _ tuning: PictureTuning) throws {
        guard let codec = MediaPipeline.VideoCodec(rawValue: settings.codec.rawValue) else {
            throw PipelineError(.codecMissing, "There is no encoder for \(settings.codec.rawValue) here.")
        }
        let size = VideoSize(settings.width, settings.height)
        encoder = try MediaPipeline.VideoEncoder(
            VideoEncoderConfiguration(
                codec: codec, size: size, bitrate: settings.bitRate, frameRate: settings.frameRate, tuning: tuning))
        scaler = VideoScaler(to: size)
    }

    var name: String { encoder.encoder.name }
    var isHardware: Bool { encoder.encoder.isHardware }

    func setBitRate(_ bitsPerSecond: Int) { encoder.bitrate = bitsPerSecond }

    /// Returns nothing while all frames of a pool are in use: this frame is dropped, and the session continues.
    func encode(
        _ picture: PixelBuffer, presentationTime: Duration, forcesKeyFrame: Bool
    ) throws -> [EncodedVideoFrame] {
        if forcesKeyFrame { encoder.forceKeyFrame() }
        do {
            return try encode(picture, at: presentationTime)
        } catch let error as PipelineError {
            // As a condition of the catch, this crashes the compiler of Swift 6.3.1.
            if error.code == .poolExhausted { return [] }
            throw error
        }
    }

    private func encode(_ picture: PixelBuffer, at presentationTime: Duration) throws -> [EncodedVideoFrame] {
        var frame = try VideoFrame(picture, at: presentationTime)
        // Frames are only resized: the encoder takes both layouts.
        if frame.size != scaler.size { frame = try scaler.scale(frame) }
        return try encoder.encode(frame).map { encoded in
            EncodedVideoFrame(
                payload: ByteBuffer(bytes: encoded.bytes), isKeyFrame: encoded.isKeyFrame,
                presentationTime: encoded.presentationTime)
        }
    }
}
