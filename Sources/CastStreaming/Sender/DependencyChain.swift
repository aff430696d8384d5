/// Decides whether the next frame of a stream has to be a key frame.
///
/// It does if it is the first frame, if an encoded frame was dropped, or if the receiver lost its picture. The encoder
/// is told once for each such case. The receiver's messages can cause only a limited number of key frames per second
/// (`PeerLimits.keyFramesPerSecond`).
struct DependencyChain: Hashable, Sendable {
    /// A key frame that does not come within this time is requested again.
    private static let patience = Duration.seconds(1)

    private let kind: StreamKind
    /// Frames that need other frames are refused.
    private var isBroken: Bool
    private var wantsKeyFrame = false
    private var toldAt: ContinuousClock.Instant?
    private var pace = EventPace(burst: PeerLimits.keyFrameBurst, perSecond: PeerLimits.keyFramesPerSecond)
    /// When a request of the receiver takes effect that exceeded the rate limit.
    private var wishedFor: ContinuousClock.Instant?
    private(set) var lastKeyFrame: FrameID?

    init(kind: StreamKind) {
        self.kind = kind
        isBroken = kind == .video
    }

    func refuses(_ dependency: FrameDependency) -> Bool { isBroken && dependency != .key }

    var isKeyFrameNeeded: Bool { isBroken || wantsKeyFrame }

    mutating func took(_ dependency: FrameDependency, as id: FrameID) {
        guard dependency == .key else { return }
        wishedFor = nil
        isBroken = false
        wantsKeyFrame = false
        toldAt = nil
        lastKeyFrame = id
    }

    /// Records that an encoded frame was dropped. Audio needs no earlier frames.
    mutating func dropped(_ dependency: FrameDependency) {
        guard kind == .video else { return }
        isBroken = true
        wantsKeyFrame = true
    }

    /// Records that the receiver lost its picture. Ignored while an unacknowledged key frame is on its way.
    mutating func pictureLost(checkpoint: FrameID, at now: ContinuousClock.Instant) {
        if let lastKeyFrame, lastKeyFrame > checkpoint { return }
        wish(at: now)
    }

    private mutating func wish(at now: ContinuousClock.Instant) {
        guard !wantsKeyFrame, wishedFor == nil else { return }
        if pace.take(at: now) { wantsKeyFrame = true } else { wishedFor = pace.opensAt }
    }

    /// Records that the frames that would continue the receiver's picture come too late.
    mutating func stalled(at now: ContinuousClock.Instant) { if kind == .video { wish(at: now) } }

    /// When the encoder has to be told again; nil if it need not be.
    var due: ContinuousClock.Instant? { wantsKeyFrame ? toldAt.map { $0 + Self.patience } : wishedFor }

    /// Whether the encoder has to be told now.
    mutating func shouldTell(at now: ContinuousClock.Instant) -> Bool {
        if let wishedFor, now >= wishedFor {
            self.wishedFor = nil
            _ = pace.take(at: now)
            wantsKeyFrame = true
        }
        guard wantsKeyFrame, toldAt.map({ now - $0 >= Self.patience }) ?? true else { return false }
        toldAt = now
        return true
    }
}
