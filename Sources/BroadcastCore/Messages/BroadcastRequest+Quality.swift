/// What each quality begins with. What the user chose wins; the device and the network may give less.
extension BroadcastRequest.Quality {
    /// Pictures a second at most.
    package var framesPerSecond: Double {
        switch self {
        case .motion: 30
        case .text: 15
        case .game: 60
        }
    }

    /// Milliseconds from the capture of a frame to its showing.
    package var targetDelay: Int {
        switch self {
        case .motion, .text: BroadcastRequest.defaultTargetDelay
        case .game: 100
        }
    }

    /// Milliseconds up to which that may become longer; nil: not at all. A page of text is as large as many pictures of
    /// motion, and comes seldom.
    package var maximumTargetDelay: Int? { self == .text ? 1_000 : nil }

    /// Pixels at most: 720p is what every device decodes, and half the work.
    package var largest: (width: Int, height: Int) { self == .text ? (1_920, 1_080) : (1_280, 720) }

    /// Whether a screen that is smaller than that is sent in its own size, pixel by pixel.
    package var keepsSourceSize: Bool { self == .text }

    /// Bits a second at most.
    package var bitRate: Int {
        switch self {
        case .motion: 5_000_000
        case .text, .game: 8_000_000
        }
    }
}

/// What is to be done, by the user's choice or else the quality's.
extension BroadcastRequest {
    private var usual: Quality { quality ?? .motion }

    package var framesPerSecond: Double { video.framesPerSecond ?? usual.framesPerSecond }

    package var beginningDelay: Int { targetDelay ?? usual.targetDelay }

    /// Who chooses a delay chooses that it stays.
    package var longestDelay: Int? { maximumTargetDelay ?? (targetDelay == nil ? usual.maximumTargetDelay : nil) }

    package var maximumBitRate: Int { video.bitRate ?? usual.bitRate }

    package var largestSize: (width: Int, height: Int) {
        guard let width = video.width, let height = video.height else { return usual.largest }
        return (width, height)
    }

    package var keepsSourceSize: Bool { video.width == nil && usual.keepsSourceSize }
}
