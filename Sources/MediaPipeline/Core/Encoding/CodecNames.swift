/// A video codec by its name in an OFFER.
package enum VideoCodec: String, CaseIterable, Hashable, Sendable {
    case vp8, vp9, h264, av1
}

/// An audio codec by its name in an OFFER.
package enum AudioCodec: String, CaseIterable, Hashable, Sendable {
    case opus, aac

    /// FFmpeg's name of the encoder that is used.
    package var encoderName: String { self == .opus ? "libopus" : "aac" }

    package var encoderDescription: EncoderDescription {
        EncoderDescription(name: encoderName, codec: rawValue, isVideo: false, isHardware: false)
    }
}

/// An encoder that this machine has.
package struct EncoderDescription: Hashable, Sendable, CustomStringConvertible {
    /// FFmpeg's name, for example "libvpx".
    package let name: String
    /// The codec's name in an OFFER.
    package let codec: String
    package let isVideo: Bool
    package let isHardware: Bool

    package init(name: String, codec: String, isVideo: Bool, isHardware: Bool) {
        self.name = name
        self.codec = codec
        self.isVideo = isVideo
        self.isHardware = isHardware
    }

    package var description: String { "\(codec): \(name) (\(isHardware ? "hardware" : "software"))" }
}
