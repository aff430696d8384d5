extension StreamCodec {
    /// By the name in an offer; nil for `REMOTE_AUDIO` and whatever else came later.
    init?(name: String) {
        self.init(rawValue: name.lowercased())
    }

    /// The number that goes with the codec in RTP packets. Families share theirs, as Open Screen's sender does it.
    package var payloadType: UInt8 {
        switch self {
        case .opus: return 96
        case .aac: return 97
        case .vp8, .vp9: return 100
        case .h264, .hevc: return 101
        case .av1: return 104
        }
    }

    /// The numbers that an offer may name: 96 to 104, and the old one of Android TV.
    static func isPayloadType(_ number: Int) -> Bool {
        (96...104).contains(number) || number == 127
    }

    /// Whether a codec parameter is one of this codec's; an empty one always is. Opus has none.
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
