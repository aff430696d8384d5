/// Keeps one member in step with its group: what is to be done about how far it is off.
///
/// Pure; offsets are in seconds of wall time, a member that is ahead counting positive. Within `tolerance` nothing
/// begins. Beyond it the member plays a little slower or faster, the pitch kept, until it is within `settled`: by as
/// much as takes it back within `nudgeTime`, at most by `strongestNudge`. From `seekFrom` on it is moved there at once;
/// nobody wants to hear two places of one song. A seek takes its time, which is measured by where it led to and counted
/// in for the next. A screen that falls back again and again is not sought to death: seeks are `seekPause` apart, twice
/// that with each further one up to `longestSeekPause`, until it has been in step.
///
/// The numbers are ours. Google's groups are in step to within some milliseconds, since they share buffers and a clock;
/// a browser tells and takes positions to some tens of milliseconds, which is an echo in one room and none across two.
package struct StepControl: Equatable, Sendable {
    package static let tolerance = 0.08
    package static let settled = 0.03
    package static let seekFrom = 0.5
    package static let strongestNudge = 0.05
    package static let nudgeTime = 2.0
    package static let seekPause: Duration = .seconds(5)
    package static let longestSeekPause: Duration = .seconds(60)
    /// What a seek is taken to need at most.
    package static let longestLead = 1.0

    package enum Decision: Equatable, Sendable {
        case nothing
        /// The speed that the member is to play at.
        case rate(Double)
        /// The place where the group will be when the member gets there.
        case seek(to: Double)
    }

    /// Seconds that a seek was seen to need.
    private(set) var lead = 0.0
    /// By how much the member's speed differs from the group's.
    private(set) var nudge = 1.0
    private var nextSeek: ContinuousClock.Instant?
    private var pause = Self.seekPause
    private var isMeasuring = false

    package init() {}

    /// - Parameters:
    ///   - member: where the member is, in seconds of media time, and `group` where the group is at that instant.
    ///   - rate: the group's speed.
    package mutating func decide(
        member: Double, group: Double, rate: Double, at now: ContinuousClock.Instant
    ) -> Decision {
        let offset = (member - group) / rate
        guard offset.isFinite else { return .nothing }
        if isMeasuring { measured(offset) }
        if abs(offset) <= Self.tolerance { pause = Self.seekPause }
        if abs(offset) >= Self.seekFrom, nextSeek.map({ now >= $0 }) ?? true {
            return .seek(to: seekTarget(group: group, rate: rate, at: now))
        }
        return adjust(offset, rate: rate)
    }

    /// Where a seek that begins now is to go.
    package mutating func seekTarget(group: Double, rate: Double, at now: ContinuousClock.Instant) -> Double {
        nextSeek = now + pause
        pause = min(pause * 2, Self.longestSeekPause)
        isMeasuring = true
        return max(0, group + lead * rate)
    }

    /// The group itself has told its members where to be or how fast to play, so that what a seek led to says nothing.
    ///
    /// - Returns: whether the member plays at another speed than the group until it is told the group's.
    package mutating func begunAnew() -> Bool {
        defer { nudge = 1 }
        isMeasuring = false
        return nudge != 1
    }

    private mutating func measured(_ offset: Double) {
        isMeasuring = false
        lead = min(max(0, lead - offset), Self.longestLead)
    }

    private mutating func adjust(_ offset: Double, rate: Double) -> Decision {
        let isNudged = nudge != 1
        guard abs(offset) > (isNudged ? Self.settled : Self.tolerance) else {
            guard isNudged else { return .nothing }
            nudge = 1
            return .rate(rate)
        }
        let wanted = 1 - min(max(offset / Self.nudgeTime, -Self.strongestNudge), Self.strongestNudge)
        // Hundredths, so that a member is not told a new speed with every report.
        let next = (wanted * 100).rounded() / 100
        guard next != nudge, let playable = MediaSessionCore.playableRate(rate * next) else { return .nothing }
        nudge = next
        return .rate(playable)
    }
}
