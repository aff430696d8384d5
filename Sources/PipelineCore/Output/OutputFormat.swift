/// A container that encoded pictures and sound are put into for servers and files.
package enum OutputFormat: CaseIterable, Hashable, Sendable {
    case mp4, matroska, webm, mpegTS, flv

    /// By a file's extension, in small letters.
    package init?(fileExtension: String) {
        switch fileExtension {
        case "mp4": self = .mp4
        case "mkv": self = .matroska
        case "webm": self = .webm
        case "ts": self = .mpegTS
        case "flv": self = .flv
        default: return nil
        }
    }

    /// By the scheme of a server's URL: what its protocol carries.
    package init?(scheme: String) {
        switch scheme {
        case "rtmp", "rtmps": self = .flv
        case "srt": self = .mpegTS
        default: return nil
        }
    }

    /// FFmpeg's.
    package var muxerName: String {
        switch self {
        case .mp4: "mp4"
        case .matroska: "matroska"
        case .webm: "webm"
        case .mpegTS: "mpegts"
        case .flv: "flv"
        }
    }

    /// The best first.
    package var videoCodecs: [VideoCodec] {
        switch self {
        case .mp4, .mpegTS, .flv: [.h264]
        case .matroska: [.h264, .vp8, .vp9]
        case .webm: [.vp8, .vp9]
        }
    }

    package var audioCodecs: [AudioCodec] {
        switch self {
        case .mp4, .mpegTS, .flv: [.aac]
        case .matroska: [.aac, .opus]
        case .webm: [.opus]
        }
    }

    /// The muxer's own options: what is written is to be of use at every moment, also where nobody comes to end it.
    ///
    /// - Parameters:
    ///   - isFile: it can be gone back in.
    ///   - hasPictures: else there is sound alone.
    package func options(isFile: Bool, hasPictures: Bool) -> [(String, String)] {
        switch self {
        // In fragments from key frame to key frame: the usual form has no index before it was ended in order. Sound
        // has no key frames, and all of it would wait for the end.
        case .mp4:
            [("movflags", "+frag_keyframe+empty_moov+default_base_moof")]
                + (hasPictures ? [] : [("frag_duration", "2000000")])
        case .matroska, .webm: [("cluster_time_limit", "2000")]
        case .mpegTS: []
        case .flv: isFile ? [] : [("flvflags", "+no_duration_filesize")]
        }
    }
}
