/// What a picture needs to be decoded.
package enum EncodedDependency: Hashable, Sendable {
    /// Nothing.
    case key
    /// The picture right before it.
    case previous
}

/// An encoded picture.
///
/// VP8, VP9 and AV1 as the codec has it (AV1: a temporal unit of OBUs); H.264 as Annex B with an access unit delimiter,
/// and with its parameter sets in each key frame.
package struct EncodedVideo: Hashable, Sendable {
    package let bytes: [UInt8]
    package let dependency: EncodedDependency
    /// Of the picture that was given.
    package let presentationTime: Duration
    /// How long it is meant to be seen, by the configured rate.
    package let duration: Duration

    package init(bytes: [UInt8], dependency: EncodedDependency, presentationTime: Duration, duration: Duration) {
        self.bytes = bytes
        self.dependency = dependency
        self.presentationTime = presentationTime
        self.duration = duration
    }

    package var isKeyFrame: Bool { dependency == .key }
}
