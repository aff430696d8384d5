package import CastStreaming

/// What a Remote Display session decides: what it takes from the app and by which clock, at which delay it is seen, and
/// how long it lives (``RemoteDisplayLifecycle``). Pure.
package struct RemoteDisplayCourse<Failure: Equatable & Sendable>: Equatable, Sendable {
    package var lifecycle: RemoteDisplayLifecycle<Failure>
    /// What the receiver goes by now, for new frames.
    package private(set) var targetDelay: Duration
    private var clock: PresentationClock
    /// The receiver of each stream follows another delay.
    private var canChangeDelay = false
    private let agreement: RemoteDisplayAgreement
    private let encodesInBackground: Bool

    /// The app has just been given the session.
    package init(agreement: RemoteDisplayAgreement, encodesInBackground: Bool, at now: ContinuousClock.Instant) {
        self.agreement = agreement
        self.encodesInBackground = encodesInBackground
        lifecycle = RemoteDisplayLifecycle(at: now)
        clock = PresentationClock(targetDelay: agreement.targetDelay)
        targetDelay = agreement.targetDelay
    }

    /// Its media side is open, with these streams.
    ///
    /// - Returns: false where the session has ended meanwhile, so that the media side is to be closed.
    package mutating func opened(_ streams: [StreamParameters]) -> Bool {
        guard lifecycle.isActive else { return false }
        canChangeDelay = streams.allSatisfy(\.adaptsPlayoutDelay)
        return true
    }

    /// Whether something of the app's is taken.
    package enum Admission: Equatable, Sendable {
        /// It belongs to this moment of our own clock.
        case admitted(ContinuousClock.Instant)
        case ended(RemoteDisplayEnding<Failure>)
        /// Nothing of its kind is sent: that was not offered, or not taken.
        case notAgreed
        /// The app is in the background, where there is none.
        case noEncoder
    }

    /// - Parameters:
    ///   - presentationTime: on the app's own clock; nil: now.
    ///   - needsEncoder: the app has not encoded it itself.
    package mutating func admit(
        _ kind: StreamKind, presentationTime: Duration?, needsEncoder: Bool, at now: ContinuousClock.Instant
    ) -> Admission {
        if let ending = lifecycle.ending { return .ended(ending) }
        guard kind == .video ? agreement.video != nil : agreement.audio != nil else { return .notAgreed }
        if needsEncoder, lifecycle.isInBackground, !encodesInBackground { return .noEncoder }
        return .admitted(clock.instant(of: presentationTime, at: now))
    }

    /// What comes of the app's wish for other delays.
    package enum DelayWish: Equatable, Sendable {
        /// The sender may choose between these from now on.
        case granted(ClosedRange<Duration>)
        case senseless
        case ended(RemoteDisplayEnding<Failure>)
        /// The receiver keeps the delay that it was offered.
        case fixed(Duration)
    }

    package func wish(for least: Duration, upTo greatest: Duration) -> DelayWish {
        let delays = OfferMaker.delays
        guard delays.contains(least), greatest >= least, greatest <= delays.upperBound else { return .senseless }
        if let ending = lifecycle.ending { return .ended(ending) }
        return canChangeDelay ? .granted(least...greatest) : .fixed(targetDelay)
    }

    /// The receiver goes by another delay.
    ///
    /// - Returns: whether that is news.
    package mutating func delayChanged(to delay: Duration) -> Bool {
        guard lifecycle.isActive, targetDelay != delay else { return false }
        targetDelay = delay
        clock.targetDelay = delay
        return true
    }
}
