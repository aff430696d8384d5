import CFFmpeg

/// A picture codec by its name in an OFFER.
package enum VideoCodec: String, CaseIterable, Hashable, Sendable {
    case vp8, vp9, h264, av1

    var id: AVCodecID {
        switch self {
        case .vp8: AV_CODEC_ID_VP8
        case .vp9: AV_CODEC_ID_VP9
        case .h264: AV_CODEC_ID_H264
        case .av1: AV_CODEC_ID_AV1
        }
    }
}

/// A sound codec by its name in an OFFER.
package enum AudioCodec: String, CaseIterable, Hashable, Sendable {
    case opus, aac

    var id: AVCodecID {
        switch self {
        case .opus: AV_CODEC_ID_OPUS
        case .aac: AV_CODEC_ID_AAC
        }
    }

    /// FFmpeg's name of the encoder that is used.
    var encoderName: String { self == .opus ? "libopus" : "aac" }

    var encoderDescription: EncoderDescription {
        EncoderDescription(name: encoderName, codec: rawValue, isVideo: false, isHardware: false)
    }
}

/// An encoder as it is on this machine.
package struct EncoderDescription: Hashable, Sendable, CustomStringConvertible {
    /// FFmpeg's name, for example "libvpx".
    package let name: String
    /// The codec's name in an OFFER.
    package let codec: String
    package let isVideo: Bool
    package let isHardware: Bool

    package var description: String { "\(codec): \(name) (\(isHardware ? "hardware" : "software"))" }
}
