/// The defaults of each quality. The user's choices override them; the device and the network may give less.
extension BroadcastRequest.Quality {
    /// The most frames per second.
    package var framesPerSecond: Double {
        switch self {
        case .motion: 30
        case .text: 15
        case .game: 60
        }
    }

    /// Milliseconds from the capture of a frame to its display.
    package var targetDelay: Int {
        switch self {
        case .motion, .text: BroadcastRequest.defaultTargetDelay
        case .game: 100
        }
    }

    /// The limit in milliseconds to which the delay may grow; nil: it does not. A page of text is as large as many
    /// frames of motion, and changes seldom.
    package var maximumTargetDelay: Int? { self == .text ? 1_000 : nil }

    /// The largest size in pixels. Every device decodes 720p, which is half the work of 1080p.
    package var largest: (width: Int, height: Int) { self == .text ? (1_920, 1_080) : (1_280, 720) }

    /// Whether a smaller screen is sent in its own size.
    package var keepsSourceSize: Bool { self == .text }

    /// The most bits per second.
    package var bitRate: Int {
        switch self {
        case .motion: 5_000_000
        case .text, .game: 8_000_000
        }
    }
}

/// The values in force: the user's choice, or else the quality's.
extension BroadcastRequest {
    private var usual: Quality { quality ?? .motion }

    package var framesPerSecond: Double { video.framesPerSecond ?? usual.framesPerSecond }

    package var beginningDelay: Int { targetDelay ?? usual.targetDelay }

    /// A delay that the user chose stays unless a maximum was chosen too.
    package var longestDelay: Int? { maximumTargetDelay ?? (targetDelay == nil ? usual.maximumTargetDelay : nil) }

    package var maximumBitRate: Int { video.bitRate ?? usual.bitRate }

    package var largestSize: (width: Int, height: Int) {
        guard let width = video.width, let height = video.height else { return usual.largest }
        return (width, height)
    }

    package var keepsSourceSize: Bool { video.width == nil && usual.keepsSourceSize }
}
