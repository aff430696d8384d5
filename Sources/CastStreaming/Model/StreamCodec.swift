/// Whether a stream is heard or seen.
package enum StreamKind: String, Hashable, Sendable, CaseIterable {
    case audio
    case video
}

/// The codecs of Cast Streaming, by their names in an offer (protocol facts, 5.5). A name that is none of these is
/// dropped where an offer is read.
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

/// The size of a picture in pixels.
package struct VideoResolution: Hashable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}
