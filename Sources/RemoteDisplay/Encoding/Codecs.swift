import CastStreaming

/// How pictures are encoded, by the names that Cast Streaming gives. Every receiver has VP8.
public enum VideoCodec: String, Hashable, Sendable, CaseIterable {
    case vp8
    case vp9
    case h264
    case hevc
    case av1

    var streamCodec: StreamCodec {
        switch self {
        case .vp8: .vp8
        case .vp9: .vp9
        case .h264: .h264
        case .hevc: .hevc
        case .av1: .av1
        }
    }
}

/// How sound is encoded. Every receiver has Opus.
public enum AudioCodec: String, Hashable, Sendable, CaseIterable {
    case opus
    case aac

    var streamCodec: StreamCodec { self == .opus ? .opus : .aac }
}
