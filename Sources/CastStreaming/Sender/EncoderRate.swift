/// The bit rate that the video encoder was told, in bits per second, and other settings that follow the path.
///
/// If nothing follows the path (`SenderSettings.adaptsBitrate`), the encoder always has the maximum, packets leave as
/// fast as they may, and nothing is held back.
struct EncoderRate: Sendable {
    /// A change is told only if it is at least one part in this many.
    private static let leastChange = 30

    /// The bit rate at the start, and then the last one that was told.
    private(set) var told: Int
    /// The share of the path's capacity that the video may use. It is lower while packets that wait or are sent again
    /// take up the time that video frames have.
    private var share = 1.0
    private var nextShare: ContinuousClock.Instant?
    private static let step = Duration.milliseconds(100)
    private static let leastShare = 0.4
    private let followsPath: Bool
    private let maximumBurstBitrate: Int
    private var toldAt: ContinuousClock.Instant?
    /// When there is something to tell.
    private var tellsAt: ContinuousClock.Instant?

    /// - Parameter maximum: The maximum of all video streams; 0 if there are none.
    init(_ settings: SenderSettings, maximum: Int, estimator: BandwidthEstimator) {
        told = settings.adaptsBitrate ? estimator.videoBitrate(besides: 0) : maximum
        followsPath = settings.adaptsBitrate
        maximumBurstBitrate = settings.maximumBurstBitrate
    }

    func nextDeadline(_ path: PathState) -> ContinuousClock.Instant? {
        followsPath ? earlier(earlier(path.estimator.nextDeadline, tellsAt), share < 1 ? nextShare : nil) : nil
    }

    /// Until when video packets wait although the pacer would let them leave.
    func holdsUntil(_ now: ContinuousClock.Instant, path: PathState) -> ContinuousClock.Instant? {
        followsPath ? path.holdsUntil(now) : nil
    }

    /// Lets the estimated capacity grow. Call this when `nextDeadline` has come.
    /// - Parameter isPressed: Video frames are short of time.
    mutating func advance(_ path: inout PathState, isPressed: Bool, to now: ContinuousClock.Instant) {
        guard followsPath else { return }
        path.estimator.advance(to: now)
        guard isPressed || share < 1, nextShare.map({ now >= $0 }) ?? true else { return }
        nextShare = now + Self.step
        share = isPressed ? max(share * 0.8, Self.leastShare) : min(share * 1.05, 1)
    }

    /// Spreads packets as the path carries them. Returns the bit rate to tell the encoder, or nil.
    ///
    /// It returns a bit rate if that has changed by a thirtieth or more, or is now the highest or the lowest.
    ///
    /// - Parameter audio: The bits per second of the audio.
    mutating func follow(_ path: inout PathState, besides audio: Int, at now: ContinuousClock.Instant) -> Int? {
        guard followsPath else { return nil }
        path.pacer.setRate(path.estimator.pacing(atMost: maximumBurstBitrate), at: now)
        // Without video the estimator has a maximum of 1.
        guard path.estimator.maximum > 1 else { return nil }
        let most = path.estimator.videoBitrate(besides: audio)
        let bitrate = share < 1 ? max(Int(Double(most) * share), path.estimator.minimum) : most
        let isExtreme = bitrate == path.estimator.maximum || bitrate == path.estimator.minimum
        tellsAt = nil
        guard bitrate != told, isExtreme || abs(bitrate - told) * Self.leastChange >= told else { return nil }
        // Each report of a receiver could change the bit rate, and an encoder takes time to follow.
        if let toldAt, now < toldAt + PeerLimits.bitratePause {
            tellsAt = toldAt + PeerLimits.bitratePause
            return nil
        }
        toldAt = now
        told = bitrate
        return bitrate
    }
}
