/// The picture that is played, in pixels.
public struct VideoInfo: Hashable, Sendable {
    /// The dynamic range. Numbers as in the Cast SDK.
    public enum HDRType: Int, Sendable, CaseIterable {
        case unknown = -1
        case sdr = 0
        case dolbyVision = 1
        case hdr = 2
    }

    public let width: Int
    public let height: Int
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

extension VideoInfo: Codable {
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: WireKey.self)
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
