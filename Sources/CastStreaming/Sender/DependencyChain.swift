/// Whether the next frame of a stream has to be a key frame: because it is the first, because a frame that was encoded
/// was dropped, or because the receiver lost its picture. The encoder is told once for each such time; what the
/// receiver says brings about only so many a second (`PeerLimits.keyFramesPerSecond`).
struct DependencyChain: Hashable, Sendable {
    /// A key frame that was asked for and did not come in this time is asked for again.
    private static let patience = Duration.seconds(1)

    private let kind: StreamKind
    /// Frames that need others are refused.
    private var isBroken: Bool
    private var wantsKeyFrame = false
    private var toldAt: ContinuousClock.Instant?
    private var pace = EventPace(burst: PeerLimits.keyFrameBurst, perSecond: PeerLimits.keyFramesPerSecond)
    /// What the receiver wishes counts from then on.
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

    /// An encoded frame was dropped. Sound needs nothing of the frames before.
    mutating func dropped(_ dependency: FrameDependency) {
        guard kind == .video else { return }
        isBroken = true
        wantsKeyFrame = true
    }

    /// The receiver has no picture. Passed over while a key frame that it has not acknowledged is on its way.
    mutating func pictureLost(checkpoint: FrameID, at now: ContinuousClock.Instant) {
        if let lastKeyFrame, lastKeyFrame > checkpoint { return }
        wish(at: now)
    }

    private mutating func wish(at now: ContinuousClock.Instant) {
        guard !wantsKeyFrame, wishedFor == nil else { return }
        if pace.take(at: now) { wantsKeyFrame = true } else { wishedFor = pace.opensAt }
    }

    /// What would move the receiver's picture comes too late.
    mutating func stalled(at now: ContinuousClock.Instant) { if kind == .video { wish(at: now) } }

    /// When the encoder is to be told again; nil where it needn't.
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
