/// What a frame needs to be decoded.
package enum EncodedDependency: Hashable, Sendable {
    /// Nothing.
    case key
    /// The frame right before it.
    case previous
}

/// An encoded video frame.
///
/// VP8, VP9 and AV1 are in the codec's own form (AV1: a temporal unit of OBUs). H.264 is Annex B with an access unit
/// delimiter, and with its parameter sets in each key frame.
package struct EncodedVideo: Hashable, Sendable {
    package let bytes: [UInt8]
    package let dependency: EncodedDependency
    /// The presentation time of the frame that was encoded.
    package let presentationTime: Duration
    /// How long the frame should be shown, by the configured rate.
    package let duration: Duration

    package init(bytes: [UInt8], dependency: EncodedDependency, presentationTime: Duration, duration: Duration) {
        self.bytes = bytes
        self.dependency = dependency
        self.presentationTime = presentationTime
        self.duration = duration
    }

    package var isKeyFrame: Bool { dependency == .key }
}
