/// What the encoder of the pictures was told that it may use, bits a second, and what else follows the path.
///
/// Where nothing follows it (`SenderSettings.adaptsBitrate`) the encoder has the maximum for good, packets leave as
/// fast as they may, and nothing is held back.
struct EncoderRate: Sendable {
    /// Less of a change is not worth an encoder's while.
    private static let leastChange = 30

    /// To begin with, and as told since.
    private(set) var told: Int
    /// Which share of what the path carries the pictures are to take: less while what waits, or is sent again, takes
    /// the time that they have.
    private var share = 1.0
    private var nextShare: ContinuousClock.Instant?
    private static let step = Duration.milliseconds(100)
    private static let leastShare = 0.4
    private let followsPath: Bool
    private let maximumBurstBitrate: Int
    private var toldAt: ContinuousClock.Instant?
    /// There is something to tell then.
    private var tellsAt: ContinuousClock.Instant?

    /// - Parameter maximum: of all pictures; 0 where there are none.
    init(_ settings: SenderSettings, maximum: Int, estimator: BandwidthEstimator) {
        told = settings.adaptsBitrate ? estimator.videoBitrate(besides: 0) : maximum
        followsPath = settings.adaptsBitrate
        maximumBurstBitrate = settings.maximumBurstBitrate
    }

    func nextDeadline(_ path: PathState) -> ContinuousClock.Instant? {
        followsPath ? earlier(earlier(path.estimator.nextDeadline, tellsAt), share < 1 ? nextShare : nil) : nil
    }

    /// Until when pictures wait though the pace would let them go.
    func holdsUntil(_ now: ContinuousClock.Instant, path: PathState) -> ContinuousClock.Instant? {
        followsPath ? path.holdsUntil(now) : nil
    }

    /// Lets what the path is thought to carry grow. To be called when `nextDeadline` has come.
    /// - Parameter isPressed: Pictures are short of time.
    mutating func advance(_ path: inout PathState, isPressed: Bool, to now: ContinuousClock.Instant) {
        guard followsPath else { return }
        path.estimator.advance(to: now)
        guard isPressed || share < 1, nextShare.map({ now >= $0 }) ?? true else { return }
        nextShare = now + Self.step
        share = isPressed ? max(share * 0.8, Self.leastShare) : min(share * 1.05, 1)
    }

    /// Spreads packets as the path carries them. What the encoder is to be told: where that has changed by a thirtieth
    /// or more, or is now the most or the least; else nil.
    ///
    /// - Parameter audio: what sound takes.
    mutating func follow(_ path: inout PathState, besides audio: Int, at now: ContinuousClock.Instant) -> Int? {
        guard followsPath else { return nil }
        path.pacer.setRate(path.estimator.pacing(atMost: maximumBurstBitrate), at: now)
        // Without pictures the estimator has a maximum of 1.
        guard path.estimator.maximum > 1 else { return nil }
        let most = path.estimator.videoBitrate(besides: audio)
        let bitrate = share < 1 ? max(Int(Double(most) * share), path.estimator.minimum) : most
        let isExtreme = bitrate == path.estimator.maximum || bitrate == path.estimator.minimum
        tellsAt = nil
        guard bitrate != told, isExtreme || abs(bitrate - told) * Self.leastChange >= told else { return nil }
        // Each report of a receiver could change it, and an encoder takes time to follow.
        if let toldAt, now < toldAt + PeerLimits.bitratePause {
            tellsAt = toldAt + PeerLimits.bitratePause
            return nil
        }
        toldAt = now
        told = bitrate
        return bitrate
    }
}
