extension StreamCodec {
    /// Finds a codec by its name in an offer. Returns nil for `REMOTE_AUDIO` and for names that were added later.
    init?(name: String) {
        self.init(rawValue: name.lowercased())
    }

    /// The payload type of the codec in RTP packets. Codecs of a family share one, as in Open Screen's sender.
    package var payloadType: UInt8 {
        switch self {
        case .opus: return 96
        case .aac: return 97
        case .vp8, .vp9: return 100
        case .h264, .hevc: return 101
        case .av1: return 104
        }
    }

    /// The payload types that an offer may name: 96 to 104, and the old one of Android TV.
    static func isPayloadType(_ number: Int) -> Bool {
        (96...104).contains(number) || number == 127
    }

    /// Whether a codec parameter belongs to this codec. An empty one always does; Opus has none.
    func accepts(parameter: String) -> Bool {
        guard !parameter.isEmpty else { return true }
        let prefix: String
        switch self {
        case .opus: return false
        case .aac: prefix = "mp4a."
        case .vp8: prefix = "vp08"
        case .vp9: prefix = "vp09"
        case .h264: prefix = "avc1"
        case .hevc: prefix = "hev1"
        case .av1: prefix = "av01"
        }
        return parameter.hasPrefix(prefix)
    }
}
