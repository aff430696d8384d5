/// Puts the times of an app's frames on our own clock, the same for pictures and sound, so that they stay together.
///
/// The first frame is anchored at the moment at which it came; from then on the app's own clock counts, whose steps are
/// more even than the moments of the calls. But what an app's clock lags behind ours is missing from the target delay:
/// too much of it, and everything is over before it arrives. So a quarter of a second at a time it is looked how far
/// off even the best frame was. A call comes late now and then, so of frames that all came late the one that came
/// least late counts, and of frames that all came early (an app that works ahead, or whose clock runs fast) the one
/// that came least early. What that one was off is corrected:
/// - beyond the tolerance, a quarter of the target delay (20 to 250 ms), all of it at once: the app's clock has stood
///   still or leapt;
/// - below it, by 2 % of the time that has passed, which nobody sees: the two clocks run at different speeds;
/// - up to 5 ms not at all, so that the app's steps stay what they are.
///
/// A frame that is off by more than a second is a new anchor by itself. Pure.
struct PresentationClock: Equatable, Sendable {
    static let leap = Duration.seconds(1)
    static let span = Duration.milliseconds(250)
    static let deadBand = Duration.milliseconds(5)
    /// Of the time that has passed.
    static let slewing = 0.02
    /// Fewer show nothing.
    private static let leastFrames = 3

    private struct Anchor: Equatable {
        let presentationTime: Duration
        var instant: ContinuousClock.Instant
    }

    /// How late the frames of the last quarter of a second came.
    private struct Span: Equatable {
        let begin: ContinuousClock.Instant
        var count = 0
        var least: Duration
        var most: Duration

        /// Of the best frame; positive where even that one was late.
        var offset: Duration { least > .zero ? least : most < .zero ? most : .zero }
    }

    /// What holds now.
    var targetDelay: Duration
    var tolerance: Duration { min(max(targetDelay / 4, .milliseconds(20)), .milliseconds(250)) }
    private var anchor: Anchor?
    private var span: Span?

    init(targetDelay: Duration) { self.targetDelay = targetDelay }

    /// The moment of a frame that came now; nil as its time means now.
    mutating func instant(
        of presentationTime: Duration?, at now: ContinuousClock.Instant
    ) -> ContinuousClock.Instant {
        guard let presentationTime else { return now }
        guard let anchor, let late = late(presentationTime, anchor, at: now) else {
            anchor = Anchor(presentationTime: presentationTime, instant: now)
            span = nil
            return now
        }
        let correction = note(late, at: now)
        self.anchor?.instant += correction
        return now - late + correction
    }

    /// Negative for one that came before its time; nil for one that has nothing to do with the anchor.
    private func late(
        _ presentationTime: Duration, _ anchor: Anchor, at now: ContinuousClock.Instant
    ) -> Duration? {
        let late = now - (anchor.instant + (presentationTime - anchor.presentationTime))
        return late <= Self.leap && late >= .zero - Self.leap ? late : nil
    }

    /// What is to be corrected now.
    private mutating func note(_ late: Duration, at now: ContinuousClock.Instant) -> Duration {
        var span = span ?? Span(begin: now, least: late, most: late)
        span.count += 1
        span.least = min(span.least, late)
        span.most = max(span.most, late)
        guard now - span.begin >= Self.span, span.count >= Self.leastFrames else {
            self.span = span
            return .zero
        }
        self.span = nil
        let (offset, passed) = (span.offset, now - span.begin)
        let distance = offset < .zero ? .zero - offset : offset
        guard distance > Self.deadBand else { return .zero }
        guard distance <= tolerance else { return offset }
        let step = min(distance, passed * Self.slewing)
        return offset < .zero ? .zero - step : step
    }
}
