import CastWire

/// Keeps one member in sync with its group: decides what to do about its offset.
///
/// Offsets are in seconds of real time; a member that is ahead has a positive offset. Within `tolerance` no correction
/// begins. Beyond it the member plays slightly slower or faster, with its pitch kept, until the offset is within
/// `settled`. The speed is changed by as much as corrects the offset within `nudgeTime`, but at most by
/// `strongestNudge`. From `seekFrom` on the member seeks at once: nobody wants to hear two places of one song. The time
/// that a seek takes is measured by its result and added to the next one. So that a screen that falls behind again and
/// again does not seek all the time, seeks are `seekPause` apart, and each further pause is twice as long, up to
/// `longestSeekPause`, until the member has been in sync.
///
/// The numbers are our own. Google's groups are in sync within a few milliseconds, because they share buffers and a
/// clock. A browser reports and sets positions with an error of some tens of milliseconds. That is an echo within one
/// room, but not noticed across two rooms.
struct StepControl: Equatable, Sendable {
    static let tolerance = 0.08
    static let settled = 0.03
    static let seekFrom = 0.5
    static let strongestNudge = 0.05
    static let nudgeTime = 2.0
    static let seekPause: Duration = .seconds(5)
    static let longestSeekPause: Duration = .seconds(60)
    /// The longest time that a seek is assumed to take, in seconds.
    static let longestLead = 1.0

    enum Decision: Equatable, Sendable {
        case nothing
        /// The member is to play at this speed.
        case rate(Double)
        /// The member is to seek to this position, where the group will be by then.
        case seek(to: Double)
    }

    /// The time that a seek was measured to take, in seconds.
    private(set) var lead = 0.0
    /// The member's speed divided by the group's.
    private(set) var nudge = 1.0
    private var nextSeek: ContinuousClock.Instant?
    private var pause = Self.seekPause
    private var isMeasuring = false

    init() {}

    /// - Parameters:
    ///   - member: The member's position, in seconds of media time.
    ///   - group: The group's position at the same instant.
    ///   - rate: The group's speed.
    mutating func decide(
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

    /// The target for a seek that begins now.
    mutating func seekTarget(group: Double, rate: Double, at now: ContinuousClock.Instant) -> Double {
        nextSeek = now + pause
        pause = min(pause * 2, Self.longestSeekPause)
        isMeasuring = true
        return max(0, group + lead * rate)
    }

    /// The group has told its members a position or a speed, so the result of the last seek says nothing.
    ///
    /// - Returns: Whether the member's speed differs from the group's until it is told the group's.
    mutating func begunAnew() -> Bool {
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
        // Rounded to hundredths, so that not every report causes a new speed.
        let next = (wanted * 100).rounded() / 100
        guard next != nudge, let playable = PlaybackRates.nearest(rate * next) else { return .nothing }
        nudge = next
        return .rate(playable)
    }
}
