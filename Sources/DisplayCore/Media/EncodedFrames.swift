public import struct NIOCore.ByteBuffer

/// A picture as an encoder made it.
///
/// VP8, VP9 and AV1: one temporal unit. H.264 and HEVC: Annex B with the parameter sets before each key frame.
public struct EncodedVideoFrame: Hashable, Sendable {
    public var payload: ByteBuffer
    /// It can be decoded without any earlier one, and so can all that follow.
    public var isKeyFrame: Bool
    /// On the app's clock, as the picture's.
    public var presentationTime: Duration

    public init(payload: ByteBuffer, isKeyFrame: Bool, presentationTime: Duration) {
        self.payload = payload
        self.isKeyFrame = isKeyFrame
        self.presentationTime = presentationTime
    }
}

/// A packet of sound as an encoder made it: one Opus packet, or one AAC frame with its ADTS header.
public struct EncodedAudioFrame: Hashable, Sendable {
    public var payload: ByteBuffer
    /// Of its first sample, on the app's clock.
    public var presentationTime: Duration

    public init(payload: ByteBuffer, presentationTime: Duration) {
        self.payload = payload
        self.presentationTime = presentationTime
    }
}
