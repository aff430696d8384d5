/// What makes the pictures of a simulated session; of a picture the network knows only its size.
package protocol SimulatedVideoEncoder {
    /// Bits a second; a change holds from the next frame on.
    var bitrate: Int { get set }
    /// - Parameter time: of its capture; grows.
    mutating func nextFrameBytes(isKey: Bool, at time: Duration) -> Int
}

/// How large the frames of a video encoder are that keeps a bitrate: each differs, a key frame is several times a usual
/// one, and what it took too much the next ones save.
package struct VideoEncoderModel: SimulatedVideoEncoder, Sendable {
    /// A key frame of a moving picture in usual frames.
    private static let keyFrameFactor = 6.0
    private static let smallest = 400.0

    private let interval: Duration
    package var bitrate: Int
    private var debt = 0.0
    private var random: SeededRandom

    package init(interval: Duration, bitrate: Int, seed: UInt64) {
        self.interval = interval
        self.bitrate = bitrate
        random = SeededRandom(seed: seed)
    }

    package mutating func nextFrameBytes(isKey: Bool, at time: Duration = .zero) -> Int {
        let usual = Double(bitrate) / 8 * (interval / .seconds(1))
        // Around 1, from 0.5 to 1.5, the middle more often.
        let noise = 0.5 + (random.fraction() + random.fraction()) / 2
        let wanted = isKey ? usual * Self.keyFrameFactor * (0.8 + noise / 5) : usual * noise
        // A tenth of the debt with each frame, and never more than half of it away.
        let size = isKey ? wanted : max(wanted - min(debt / 10, usual / 2), Self.smallest)
        debt = max(0, debt + size - usual)
        return Int(size)
    }
}

/// Opus at a constant bitrate: nearly all of one size.
package struct AudioEncoderModel: Sendable {
    private let interval: Duration
    private let bitrate: Int
    private var random: SeededRandom

    package init(interval: Duration, bitrate: Int, seed: UInt64) {
        self.interval = interval
        self.bitrate = bitrate
        random = SeededRandom(seed: seed)
    }

    package mutating func nextFrameBytes() -> Int {
        let usual = Double(bitrate) / 8 * (interval / .seconds(1))
        return max(Int(usual * (0.9 + random.fraction() / 5)), 3)
    }
}
