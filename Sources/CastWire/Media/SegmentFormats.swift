/// The container of an HLS stream's audio segments. Receivers guess wrong if it is not given.
///
/// From the Cast SDK: `GCKHLSSegmentFormat`; on the wire, `hlsSegmentFormat` of the media object.
public struct HLSSegmentFormat: WireWord {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// `aac`: packed AAC.
    public static let aac = HLSSegmentFormat(rawValue: "aac")
    /// `ac3`: packed AC-3.
    public static let ac3 = HLSSegmentFormat(rawValue: "ac3")
    /// `mp3`: packed MP3.
    public static let mp3 = HLSSegmentFormat(rawValue: "mp3")
    /// `ts`: an MPEG-2 transport stream.
    public static let ts = HLSSegmentFormat(rawValue: "ts")
    /// `ts_aac`: AAC in an MPEG-2 transport stream.
    public static let tsAAC = HLSSegmentFormat(rawValue: "ts_aac")
    /// `e_ac3`: packed Enhanced AC-3.
    public static let eac3 = HLSSegmentFormat(rawValue: "e_ac3")
    /// `fmp4`: fragmented MP4.
    public static let fmp4 = HLSSegmentFormat(rawValue: "fmp4")
    public static let allCases: [HLSSegmentFormat] = [.aac, .ac3, .mp3, .ts, .tsAAC, .eac3, .fmp4]
}

/// The container of an HLS stream's video segments.
///
/// From the Cast SDK: `GCKHLSVideoSegmentFormat`; on the wire, `hlsVideoSegmentFormat` of the media object.
public struct HLSVideoSegmentFormat: WireWord {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// `mpeg2_ts`: an MPEG-2 transport stream.
    public static let mpeg2TS = HLSVideoSegmentFormat(rawValue: "mpeg2_ts")
    /// `fmp4`: fragmented MP4.
    public static let fmp4 = HLSVideoSegmentFormat(rawValue: "fmp4")
    public static let allCases: [HLSVideoSegmentFormat] = [.mpeg2TS, .fmp4]
}
