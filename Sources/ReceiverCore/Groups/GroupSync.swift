/// Makes a group's members play what the group plays, in sync with it.
///
/// The commands to the group's screen, its reports and the members' news go in. Orders for the members come out, to be
/// carried out in order. Members are identified by numbers that the driver chooses.
///
/// A member prepares each load by itself. It begins when the group's screen moves, at that screen's current position. A
/// member that joins during a film does the same. Later commands to the group's screen go to the members at once, and
/// `StepControl` keeps them in sync. While the group's screen is stalled, a member that is `stallTolerance` ahead waits
/// for it. The group never waits for a member. Live streams are started, paused and ended together but not kept in
/// sync, because a position means something else on each screen.
///
/// A member that starts something of its own is left alone until a sender loads something new on the group. A member
/// whose screen can't play a load stays out of that load. If only its browser died, it is brought back up to
/// `returnLimit` times. Nothing that a member reports or fails to report affects the group or other members.
package struct GroupSync: Sendable {
    package static let stallTolerance = 0.5
    /// How far a paused member may be from the position at which it is to begin, in seconds.
    package static let standTolerance = 0.1
    package static let returnLimit = 3

    package struct Order: Equatable, Sendable {
        package let member: Int
        package let order: MemberOrder

        package init(member: Int, order: MemberOrder) {
            self.member = member
            self.order = order
        }
    }

    /// What a member's screen does with the group's load.
    private enum Part: Equatable {
        /// Nothing: nothing plays, the member has been taken away, or its screen can't play the load.
        case none
        case gettingReady
        /// Paused, and ready to play.
        case waiting
        case playing
        /// Its screen has reached the end, or was stopped.
        case over
        /// Its browser died.
        case lost
    }

    private struct Member {
        var part = Part.none
        /// Whether it stays out until the group's next load by a sender.
        var isAway = false
        /// The position it last reported.
        var position = 0.0
        /// Whether it last reported that it is paused there.
        var stands = false
        var isSeekingUntil: ContinuousClock.Instant?
        var steps = StepControl()
        var returns = 0

        var isActive: Bool { part == .waiting || part == .playing }

        func isSeeking(at now: ContinuousClock.Instant) -> Bool { isSeekingUntil.map { now < $0 } ?? false }

        func standsElsewhere(than place: Double, at now: ContinuousClock.Instant) -> Bool {
            stands && !isSeeking(at: now) && abs(position - place) > GroupSync.standTolerance
        }
    }

    private var cast: GroupCast?
    private var leader: LeaderPlayback?
    private var members: [Int: Member] = [:]

    package init() {}

    private var numbers: [Int] { members.keys.sorted() }

    // MARK: - The group

    package mutating func leaderSaid(_ news: LeaderNews, at now: ContinuousClock.Instant) -> [Order] {
        switch news {
        case .told(.load(let load, let item), let cast): return begin(load, item, cast, at: now)
        case .told(let command, _): return told(command, at: now)
        case .reported(let report):
            guard leader?.load == report.load else { return [] }
            leader?.reported(report)
            return numbers.flatMap { follow($0, at: now) }
        case .over:
            leader = nil
            cast = nil
            return numbers.flatMap { number -> [Order] in
                let isFree = members[number]?.isAway ?? true
                members[number]?.part = .none
                return isFree ? [] : [Order(member: number, order: .release)]
            }
        }
    }

    private mutating func begin(
        _ load: LoadID, _ item: MediaItem, _ cast: GroupCast, at now: ContinuousClock.Instant
    ) -> [Order] {
        let isNew = cast != self.cast
        self.cast = cast
        leader = LeaderPlayback(load, item, at: now)
        return numbers.flatMap { number -> [Order] in
            if isNew { members[number]?.isAway = false }
            members[number]?.returns = 0
            return enter(number, takesOver: isNew, at: now)
        }
    }

    private mutating func told(_ command: PlayerCommand, at now: ContinuousClock.Instant) -> [Order] {
        // If the screen stops for good, `over` follows; if something else is played, its load follows.
        guard let leader, command.load == leader.load, command != .stop(leader.load) else { return [] }
        self.leader?.told(command, at: now)
        return numbers.flatMap { pass(command, to: $0, at: now) }
    }

    private mutating func pass(
        _ command: PlayerCommand, to number: Int, at now: ContinuousClock.Instant
    ) -> [Order] {
        guard let leader, var member = members[number] else { return [] }
        switch command {
        case .play, .pause:
            // A member that is still preparing is started when it is ready.
            guard member.isActive else { return [] }
            if case .play = command { return start(number, at: now) }
            return hold(number)
        case .seek(let load, let target, _):
            if member.part == .over { return enter(number, takesOver: false, at: now) }
            guard member.isActive else { return [] }
            let settled = setGroupRate(&member)
            member.part = leader.wantsPlay ? .playing : .waiting
            member.isSeekingUntil = now + LeaderPlayback.seekLimit
            members[number] = member
            let seek = PlayerCommand.seek(load, to: target, resume: leader.wantsPlay ? .play : .pause)
            return orders(settled + [seek], for: number)
        case .setPlaybackRate:
            guard member.part != .none else { return [] }
            _ = member.steps.begunAnew()
            members[number] = member
            return orders([command], for: number)
        case .setActiveTracks, .setTextTrackStyle, .setStreamVolume, .setNext, .preload:
            return member.part == .none ? [] : orders([command], for: number)
        default: return []
        }
    }

    // MARK: - The members

    /// Takes a new member, which then plays what the group plays.
    package mutating func memberCame(_ number: Int, at now: ContinuousClock.Instant) -> [Order] {
        members[number] = Member()
        return enter(number, takesOver: true, at: now)
    }

    package mutating func memberLeft(_ number: Int) {
        members[number] = nil
    }

    package mutating func memberSaid(
        _ news: MemberNews, by number: Int, at now: ContinuousClock.Instant
    ) -> [Order] {
        guard let member = members[number] else { return [] }
        switch news {
        case .taken:
            members[number]?.isAway = true
            members[number]?.part = .none
            return []
        case .screenReady:
            guard member.part == .lost, member.returns < Self.returnLimit else { return [] }
            members[number]?.returns += 1
            return enter(number, takesOver: false, at: now)
        case .reported(let report):
            guard report.load == leader?.load, member.part != .none else { return [] }
            return reported(report, by: number, at: now)
        }
    }

    private mutating func enter(
        _ number: Int, takesOver: Bool, at now: ContinuousClock.Instant
    ) -> [Order] {
        guard let leader, let cast, members[number]?.isAway == false else { return [] }
        members[number]?.part = .gettingReady
        members[number]?.isSeekingUntil = nil
        _ = members[number]?.steps.begunAnew()
        let join = Order(
            member: number, order: .join(applicationName: cast.applicationName, takesOver: takesOver))
        var commands = [PlayerCommand.load(leader.load, leader.opening(at: now))]
        if let volume = leader.streamVolume {
            commands.append(.setStreamVolume(leader.load, level: volume.level, muted: volume.muted))
        }
        if let next = leader.next { commands.append(.setNext(leader.load, next)) }
        return [join] + orders(commands, for: number)
    }

    private mutating func reported(
        _ report: PlaybackReport, by number: Int, at now: ContinuousClock.Instant
    ) -> [Order] {
        members[number]?.position = report.position
        members[number]?.stands = report.state == .paused
        switch report.event {
        case .loaded:
            guard members[number]?.part == .gettingReady else { return [] }
            members[number]?.part = .waiting
            members[number]?.stands = true
        case .failed(let failure):
            members[number]?.part = failure.kind == .browserGone ? .lost : .none
            return []
        case .ended, .stopped:
            members[number]?.part = .over
            return []
        case .seeked: members[number]?.isSeekingUntil = nil
        default: break
        }
        let followed = follow(number, at: now)
        return followed.isEmpty ? keepInStep(number, report, at: now) : followed
    }

    /// Makes a member do what the group's screen does.
    private mutating func follow(_ number: Int, at now: ContinuousClock.Instant) -> [Order] {
        guard let leader, let member = members[number], member.isActive, !leader.isSeeking(at: now) else { return [] }
        switch member.part {
        case .waiting where leader.isMoving: return start(number, at: now)
        case .waiting where leader.state == .paused: return align(number, at: now)
        case .playing where leader.state == .paused && !leader.wantsPlay: return hold(number)
        case .playing where leader.isStalled && isAhead(member, of: leader, at: now): return hold(number)
        default: return []
        }
    }

    private func isAhead(_ member: Member, of leader: LeaderPlayback, at now: ContinuousClock.Instant) -> Bool {
        leader.hasSharedTimeline && member.position - leader.position(at: now) > Self.stallTolerance
    }

    private mutating func start(_ number: Int, at now: ContinuousClock.Instant) -> [Order] {
        guard let leader, let member = members[number] else { return [] }
        members[number]?.part = .playing
        members[number]?.stands = false
        guard leader.hasSharedTimeline, member.standsElsewhere(than: leader.position(at: now), at: now) else {
            return orders([.play(leader.load)], for: number)
        }
        return seek(number, resume: .play, at: now)
    }

    private mutating func hold(_ number: Int) -> [Order] {
        guard let leader else { return [] }
        members[number]?.part = .waiting
        return orders([.pause(leader.load)], for: number)
    }

    /// Both are paused: every screen has to show the same frame.
    private mutating func align(_ number: Int, at now: ContinuousClock.Instant) -> [Order] {
        guard let leader, let member = members[number], leader.hasSharedTimeline,
            member.standsElsewhere(than: leader.position(at: now), at: now)
        else { return [] }
        members[number]?.position = leader.position(at: now)
        members[number]?.isSeekingUntil = now + LeaderPlayback.seekLimit
        let seek = PlayerCommand.seek(leader.load, to: leader.position(at: now), resume: .unchanged)
        return orders([seek], for: number)
    }

    private mutating func seek(
        _ number: Int, resume: PlayerCommand.ResumeState, at now: ContinuousClock.Instant
    ) -> [Order] {
        guard let leader, var member = members[number] else { return [] }
        let target = member.steps.seekTarget(group: leader.position(at: now), rate: leader.rate, at: now)
        member.isSeekingUntil = now + LeaderPlayback.seekLimit
        members[number] = member
        return orders([.seek(leader.load, to: target, resume: resume)], for: number)
    }

    private mutating func keepInStep(
        _ number: Int, _ report: PlaybackReport, at now: ContinuousClock.Instant
    ) -> [Order] {
        guard let leader, var member = members[number], member.part == .playing, report.state == .playing,
            leader.isMoving, leader.hasSharedTimeline, !leader.isSeeking(at: now), !member.isSeeking(at: now)
        else { return [] }
        let decision = member.steps.decide(
            member: report.position, group: leader.position(at: report.at), rate: leader.rate, at: now)
        members[number] = member
        switch decision {
        case .nothing: return []
        case .rate(let rate): return orders([.setPlaybackRate(leader.load, rate)], for: number)
        case .seek(let target):
            // The group has moved on since the report.
            let late = max(0, (now - report.at) / .seconds(1)) * leader.rate
            members[number]?.isSeekingUntil = now + LeaderPlayback.seekLimit
            return orders([.seek(leader.load, to: target + late, resume: .unchanged)], for: number)
        }
    }

    private func setGroupRate(_ member: inout Member) -> [PlayerCommand] {
        guard let leader, member.steps.begunAnew() else { return [] }
        return [.setPlaybackRate(leader.load, leader.rate)]
    }

    private func orders(_ commands: [PlayerCommand], for number: Int) -> [Order] {
        commands.map { Order(member: number, order: .player($0)) }
    }
}
