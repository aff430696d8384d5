public import struct NIOCore.ByteBuffer

/// An encoded video frame.
///
/// VP8, VP9 and AV1: one temporal unit. H.264 and HEVC: Annex B with the parameter sets before each key frame.
public struct EncodedVideoFrame: Hashable, Sendable {
    public var payload: ByteBuffer
    /// Whether this frame and all that follow can be decoded without any earlier frame.
    public var isKeyFrame: Bool
    /// On the app's clock, like that of the frame that was encoded.
    public var presentationTime: Duration

    public init(payload: ByteBuffer, isKeyFrame: Bool, presentationTime: Duration) {
        self.payload = payload
        self.isKeyFrame = isKeyFrame
        self.presentationTime = presentationTime
    }
}

/// An encoded audio packet: one Opus packet, or one AAC frame with its ADTS header.
public struct EncodedAudioFrame: Hashable, Sendable {
    public var payload: ByteBuffer
    /// The time of its first sample, on the app's clock.
    public var presentationTime: Duration

    public init(payload: ByteBuffer, presentationTime: Duration) {
        self.payload = payload
        self.presentationTime = presentationTime
    }
}
