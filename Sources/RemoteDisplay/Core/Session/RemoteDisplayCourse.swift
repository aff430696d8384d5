package import CastStreaming

/// The decisions of a Remote Display session: the frames that it accepts from the app, with their times; its delay; and
/// how long it lives (``RemoteDisplayLifecycle``).
struct RemoteDisplayCourse<Failure: Equatable & Sendable>: Equatable, Sendable {
    var lifecycle: RemoteDisplayLifecycle<Failure>
    /// The delay that the receiver now uses for new frames.
    private(set) var targetDelay: Duration
    private var clock: PresentationClock
    /// Whether the receiver follows another delay in each stream.
    private var canChangeDelay = false
    private let agreement: RemoteDisplayAgreement
    private let encodesInBackground: Bool

    /// Call this when the app is given the session.
    init(agreement: RemoteDisplayAgreement, encodesInBackground: Bool, at now: ContinuousClock.Instant) {
        self.agreement = agreement
        self.encodesInBackground = encodesInBackground
        lifecycle = RemoteDisplayLifecycle(at: now)
        clock = PresentationClock(targetDelay: agreement.targetDelay)
        targetDelay = agreement.targetDelay
    }

    /// Records that the media side is open with these streams.
    ///
    /// - Returns: false if the session has ended meanwhile, so that the media side has to be closed.
    mutating func opened(_ streams: [StreamParameters]) -> Bool {
        guard lifecycle.isActive else { return false }
        canChangeDelay = streams.allSatisfy(\.adaptsPlayoutDelay)
        return true
    }

    /// Whether a frame of the app is accepted.
    enum Admission: Equatable, Sendable {
        /// The frame belongs to this moment of our own clock.
        case admitted(ContinuousClock.Instant)
        case ended(RemoteDisplayEnding<Failure>)
        /// Nothing of this kind is sent: it was not offered, or the receiver did not accept it.
        case notAgreed
        /// The app is in the background, where there is no encoder.
        case noEncoder
    }

    /// - Parameters:
    ///   - presentationTime: On the app's own clock; nil means now.
    ///   - needsEncoder: The app has not encoded the frame itself.
    mutating func admit(
        _ kind: StreamKind, presentationTime: Duration?, needsEncoder: Bool, at now: ContinuousClock.Instant
    ) -> Admission {
        if let ending = lifecycle.ending { return .ended(ending) }
        guard kind == .video ? agreement.video != nil : agreement.audio != nil else { return .notAgreed }
        if needsEncoder, lifecycle.isInBackground, !encodesInBackground { return .noEncoder }
        return .admitted(clock.instant(of: presentationTime, at: now))
    }

    /// The result of the app's request for another delay.
    enum DelayWish: Equatable, Sendable {
        /// The sender may choose from this range from now on.
        case granted(ClosedRange<Duration>)
        case senseless
        case ended(RemoteDisplayEnding<Failure>)
        /// The receiver keeps the delay that it was offered.
        case fixed(Duration)
    }

    func wish(for least: Duration, upTo greatest: Duration) -> DelayWish {
        let delays = OfferMaker.delays
        guard delays.contains(least), greatest >= least, greatest <= delays.upperBound else { return .senseless }
        if let ending = lifecycle.ending { return .ended(ending) }
        return canChangeDelay ? .granted(least...greatest) : .fixed(targetDelay)
    }

    /// Records that the receiver uses another delay.
    ///
    /// - Returns: whether that is new.
    mutating func delayChanged(to delay: Duration) -> Bool {
        guard lifecycle.isActive, targetDelay != delay else { return false }
        targetDelay = delay
        clock.targetDelay = delay
        return true
    }
}
