/// The container of an HLS stream's audio segments; receivers guess wrong where nobody says.
public struct HLSSegmentFormat: WireWord {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let aac = HLSSegmentFormat(rawValue: "aac")
    public static let ac3 = HLSSegmentFormat(rawValue: "ac3")
    public static let mp3 = HLSSegmentFormat(rawValue: "mp3")
    public static let ts = HLSSegmentFormat(rawValue: "ts")
    public static let tsAAC = HLSSegmentFormat(rawValue: "ts_aac")
    public static let eac3 = HLSSegmentFormat(rawValue: "e_ac3")
    public static let fmp4 = HLSSegmentFormat(rawValue: "fmp4")
    public static let allCases: [HLSSegmentFormat] = [.aac, .ac3, .mp3, .ts, .tsAAC, .eac3, .fmp4]
}

/// The container of an HLS stream's video segments.
public struct HLSVideoSegmentFormat: WireWord {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mpeg2TS = HLSVideoSegmentFormat(rawValue: "mpeg2_ts")
    public static let fmp4 = HLSVideoSegmentFormat(rawValue: "fmp4")
    public static let allCases: [HLSVideoSegmentFormat] = [.mpeg2TS, .fmp4]
}
