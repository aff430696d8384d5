import CastStreaming

/// A video codec, by its name in Cast Streaming. Every receiver has VP8.
public enum VideoCodec: String, Hashable, Sendable, CaseIterable {
    case vp8
    case vp9
    case h264
    case hevc
    case av1

    var streamCodec: StreamCodec {
        switch self {
        case .vp8: .vp8
        case .vp9: .vp9
        case .h264: .h264
        case .hevc: .hevc
        case .av1: .av1
        }
    }
}

/// An audio codec. Every receiver has Opus.
public enum AudioCodec: String, Hashable, Sendable, CaseIterable {
    case opus
    case aac

    var streamCodec: StreamCodec { self == .opus ? .opus : .aac }

    /// The sample rates that the codec supports, up to the highest that receivers accept.
    var sampleRates: [Int] {
        switch self {
        case .opus: [8_000, 12_000, 16_000, 24_000, 48_000]
        case .aac: [8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000]
        }
    }

    /// The lowest sample rate that is not below `wanted`, or 48,000 if there is none.
    func sampleRate(for wanted: Int) -> Int {
        sampleRates.first { $0 >= wanted } ?? 48_000
    }

    /// The highest sample rate within a limit, or 8,000 if all are above it.
    func sampleRate(atMost limit: Int) -> Int {
        sampleRates.last { $0 <= limit } ?? 8_000
    }
}
