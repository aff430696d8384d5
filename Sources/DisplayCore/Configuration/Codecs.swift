import CastStreaming

/// How pictures are encoded, by the names that Cast Streaming gives. Every receiver has VP8.
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

/// How sound is encoded. Every receiver has Opus.
public enum AudioCodec: String, Hashable, Sendable, CaseIterable {
    case opus
    case aac

    var streamCodec: StreamCodec { self == .opus ? .opus : .aac }

    /// Samples a second that it has a form for, up to what receivers take.
    var sampleRates: [Int] {
        switch self {
        case .opus: [8_000, 12_000, 16_000, 24_000, 48_000]
        case .aac: [8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000]
        }
    }

    /// The one that loses nothing of sound that has `wanted` samples a second, where there is one.
    func sampleRate(for wanted: Int) -> Int {
        sampleRates.first { $0 >= wanted } ?? 48_000
    }

    /// The highest within a limit; the lowest where it has none as low.
    func sampleRate(atMost limit: Int) -> Int {
        sampleRates.last { $0 <= limit } ?? 8_000
    }
}
