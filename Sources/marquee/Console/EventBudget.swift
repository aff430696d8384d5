import CastTransport

/// How much a command that goes on writes of what peers bring about: some megabytes at once, then so many bytes a
/// second, counted in what its lines are. A sender that connects and leaves without end, or a device that tells its
/// status without end, then fills no disk.
///
/// News are what is left out first, since the next says how things are. What a program acts upon has the last part of
/// the room to itself.
///
/// Pure.
struct EventBudget: Equatable, Sendable {
    /// Bytes; a hundred senders that come, load something and go are some 100 kB.
    static let most = 4_194_304.0
    static let perSecond = 65_536.0
    /// Of ``most``, bytes that news leave.
    static let reserve = 1_048_576.0

    enum Rank: Equatable, Sendable {
        /// Of whoever runs the command, not of peers, or what comes but once: the address of the page, what came of an
        /// order, how it ended. Never left out.
        case own
        /// What a program acts upon: an application or a mirroring began or ended, the screen or a connection came or
        /// went, warnings and a device's errors.
        case course
        /// Who connected and left, what plays and how loud, how far it is, statistics.
        case news
    }

    enum Outcome: Equatable {
        /// With the number of events that were left out before.
        case write(leftOut: Int)
        case leaveOut
    }

    private var room: PointStore
    private var leftOut = 0
    private var isLeavingOutNews = false

    init(at now: ContinuousClock.Instant) {
        room = PointStore(perSecond: Self.perSecond, most: Self.most, at: now)
    }

    /// Asked before a line is made, so that what nobody reads is not made; ``charge(bytes:)`` then says its length.
    mutating func take(_ rank: Rank, at now: ContinuousClock.Instant) -> Outcome {
        room.fill(at: now)
        guard hasRoom(for: rank) else {
            leftOut += 1
            if rank == .news { isLeavingOutNews = true }
            return .leaveOut
        }
        if rank == .news { isLeavingOutNews = false }
        return .write(leftOut: takeLeftOut())
    }

    mutating func charge(bytes: Int) { room.spend(Double(bytes)) }

    /// How many were left out that nobody was told of; they count as told now.
    mutating func takeLeftOut() -> Int {
        defer { leftOut = 0 }
        return leftOut
    }

    private func hasRoom(for rank: Rank) -> Bool {
        switch rank {
        case .own: true
        case .course: room.points > 0
        // Once they are left out they come back by the second, not each with a word on those before it.
        case .news: room.points > Self.reserve + (isLeavingOutNews ? Self.perSecond : 0)
        }
    }
}
