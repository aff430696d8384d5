/// Puts the times of an app's frames on our own clock, the same for pictures and sound, so that they stay together.
///
/// The first frame is anchored at the moment at which it came; from then on the app's own clock counts, whose steps are
/// more even than the moments of the calls. Where the two are apart by more than a second (the app paused, its clock
/// jumped), the next frame is a new anchor. Pure.
struct PresentationClock: Equatable, Sendable {
    static let tolerance = Duration.seconds(1)

    private struct Anchor: Equatable {
        let presentationTime: Duration
        let instant: ContinuousClock.Instant
    }

    private var anchor: Anchor?

    /// The moment of a frame that came now; nil as its time means now.
    mutating func instant(
        of presentationTime: Duration?, at now: ContinuousClock.Instant
    ) -> ContinuousClock.Instant {
        guard let presentationTime else { return now }
        if let anchor {
            let expected = anchor.instant + (presentationTime - anchor.presentationTime)
            let distance = now - expected
            if distance <= Self.tolerance, distance >= .zero - Self.tolerance { return expected }
        }
        anchor = Anchor(presentationTime: presentationTime, instant: now)
        return now
    }
}
