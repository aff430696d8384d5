/// Converts the times of an app's frames to our clock, in the same way for video and audio, so that they stay in sync.
///
/// The first frame is anchored at the moment at which it came. From then on the app's own clock counts, because its
/// steps are more even than the moments of the calls. But if the app's clock falls behind ours, the target delay gets
/// shorter by that, until every frame is late when it arrives. So every quarter of a second the clock measures how far
/// off the best frame was. A single call may be late. So if all frames came late, the one that came least late counts.
/// If all came early (the app works ahead, or its clock runs fast), the one that came least early counts. Its offset is
/// corrected:
/// - If it is greater than the tolerance, a quarter of the target delay (20 to 250 ms), all of it is corrected at once.
///   The app's clock has stood still or jumped.
/// - If it is smaller, it is corrected by 2 % of the elapsed time, which nobody sees: the two clocks run at different
///   speeds.
/// - Up to 5 ms it is not corrected, so that the app's steps stay as they are.
///
/// A frame that is off by more than a second becomes a new anchor by itself.
struct PresentationClock: Equatable, Sendable {
    static let leap = Duration.seconds(1)
    static let span = Duration.milliseconds(250)
    static let deadBand = Duration.milliseconds(5)
    /// A share of the elapsed time.
    static let slewing = 0.02
    /// Fewer frames show nothing.
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

        /// The lateness of the best frame; positive if even that frame was late.
        var offset: Duration { least > .zero ? least : most < .zero ? most : .zero }
    }

    /// The present target delay.
    var targetDelay: Duration
    var tolerance: Duration { min(max(targetDelay / 4, .milliseconds(20)), .milliseconds(250)) }
    private var anchor: Anchor?
    private var span: Span?

    init(targetDelay: Duration) { self.targetDelay = targetDelay }

    /// The moment of a frame that came now. A nil time means now.
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

    /// How late a frame came; negative if it came early, and nil if its time has no relation to the anchor.
    private func late(
        _ presentationTime: Duration, _ anchor: Anchor, at now: ContinuousClock.Instant
    ) -> Duration? {
        let late = now - (anchor.instant + (presentationTime - anchor.presentationTime))
        return late <= Self.leap && late >= .zero - Self.leap ? late : nil
    }

    /// Records a frame's lateness. Returns the correction to apply now.
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
