/// The size and dynamic range of the video that is playing.
///
/// From the Cast SDK: `GCKVideoInfo`; on the wire, `videoInfo` of MEDIA_STATUS.
public struct VideoInfo: Hashable, Sendable {
    /// The dynamic range. The numbers are the Cast SDK's.
    public enum HDRType: Int, Sendable, CaseIterable {
        /// The receiver sent no range or an unknown one.
        case unknown = -1
        /// `sdr`: standard dynamic range.
        case sdr = 0
        /// `dv`: Dolby Vision.
        case dolbyVision = 1
        /// `hdr`: high dynamic range in another format.
        case hdr = 2
    }

    /// Pixels, 0 to 65536; 0 if unknown.
    public let width: Int
    /// Pixels, 0 to 65536; 0 if unknown.
    public let height: Int
    /// The dynamic range.
    public let hdrType: HDRType
    private let hdrWord: String?

    package init(width: Int, height: Int, hdrType: HDRType) {
        let word: String? =
            switch hdrType {
            case .unknown: nil
            case .sdr: "sdr"
            case .dolbyVision: "dv"
            case .hdr: "hdr"
            }
        self.init(width: width, height: height, hdrWord: word)
    }

    private init(width: Int, height: Int, hdrWord: String?) {
        self.width = width
        self.height = height
        self.hdrWord = hdrWord
        hdrType =
            switch hdrWord?.lowercased() {
            case "sdr": .sdr
            case "dv": .dolbyVision
            case "hdr": .hdr
            default: .unknown
            }
    }

    public static func == (left: VideoInfo, right: VideoInfo) -> Bool {
        left.width == right.width && left.height == right.height && left.hdrType == right.hdrType
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(hdrType)
    }
}

extension VideoInfo: Codable, WireObject {
    public init(from decoder: any Decoder) throws { try self.init(from: WireMembers(decoder)) }

    package init(from members: WireMembers) throws {
        self.init(
            width: members.side("width") ?? 0, height: members.side("height") ?? 0, hdrWord: members.string("hdrType"))
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: WireKey.self)
        try members.encode(width, forKey: "width")
        try members.encode(height, forKey: "height")
        try members.encodeIfPresent(hdrWord, forKey: "hdrType")
    }
}
