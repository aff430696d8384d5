/// A container for encoded video and audio, for servers and files.
package enum OutputFormat: CaseIterable, Hashable, Sendable {
    case mp4, matroska, webm, mpegTS, flv

    /// Finds the container by a file's extension in lower case.
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

    /// Finds the container that the protocol of a server's URL carries.
    package init?(scheme: String) {
        switch scheme {
        case "rtmp", "rtmps": self = .flv
        case "srt": self = .mpegTS
        default: return nil
        }
    }

    /// FFmpeg's name of the muxer.
    package var muxerName: String {
        switch self {
        case .mp4: "mp4"
        case .matroska: "matroska"
        case .webm: "webm"
        case .mpegTS: "mpegts"
        case .flv: "flv"
        }
    }

    /// The codecs that the container can hold, best first.
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

    /// The muxer's own options. The output has to be usable at every moment, even if nobody ends the output properly.
    ///
    /// - Parameters:
    ///   - isFile: The output can be seeked in.
    ///   - hasPictures: False for audio alone.
    package func options(isFile: Bool, hasPictures: Bool) -> [(String, String)] {
        switch self {
        // Fragments from key frame to key frame: the usual form has no index before it is ended properly. Audio has no
        // key frames, and all of it would wait for the end.
        case .mp4:
            [("movflags", "+frag_keyframe+empty_moov+default_base_moof")]
                + (hasPictures ? [] : [("frag_duration", "2000000")])
        case .matroska, .webm: [("cluster_time_limit", "2000")]
        case .mpegTS: []
        case .flv: isFile ? [] : [("flvflags", "+no_duration_filesize")]
        }
    }
}
