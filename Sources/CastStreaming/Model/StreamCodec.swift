/// Whether a stream is audio or video.
package enum StreamKind: String, Hashable, Sendable, CaseIterable {
    case audio
    case video
}

/// The codecs of Cast Streaming, by their names in an offer (Open Screen, cast/protocol/streaming_session_protocol.md).
///
/// When an offer is read, a stream with any other codec is dropped.
package enum StreamCodec: String, Hashable, Sendable, CaseIterable {
    case opus
    case aac
    case vp8
    case vp9
    case h264
    case hevc
    case av1

    package var kind: StreamKind {
        switch self {
        case .opus, .aac: .audio
        case .vp8, .vp9, .h264, .hevc, .av1: .video
        }
    }
}

/// The size of a video frame in pixels.
package struct VideoResolution: Hashable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}
