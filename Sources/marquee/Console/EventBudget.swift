import CastTransport

/// Limits the output of a long-running command about events that peers cause: 4 MiB at once, then 64 KiB a second,
/// counted in bytes of the written lines. A sender that connects and disconnects endlessly, or a device that sends its
/// status endlessly, therefore can't fill a disk.
///
/// Events of rank `news` are dropped first, because the next event supersedes them. The last part of the budget is
/// reserved for events that programs act upon.
///
/// Pure.
struct EventBudget: Equatable, Sendable {
    /// In bytes. A hundred senders that connect, load media and disconnect cause about 100 kB.
    static let most = 4_194_304.0
    static let perSecond = 65_536.0
    /// The part of ``most`` that is not available for news, in bytes.
    static let reserve = 1_048_576.0

    enum Rank: Equatable, Sendable {
        /// Events that the user causes or that occur once, not events of peers: the address of the page, the result of
        /// an order, the ending. Never dropped.
        case own
        /// Events that programs act upon: an application or a mirroring started or ended, the screen or a connection
        /// came or went, warnings, and errors of a device.
        case course
        /// Other events: senders that connect and disconnect, media status, volume, position, statistics.
        case news
    }

    enum Outcome: Equatable {
        /// `leftOut` is the number of events dropped since the last written line.
        case write(leftOut: Int)
        case leaveOut
    }

    private var room: PointStore
    private var leftOut = 0
    private var isLeavingOutNews = false

    init(at now: ContinuousClock.Instant) {
        room = PointStore(perSecond: Self.perSecond, most: Self.most, at: now)
    }

    /// Called before a line is formatted, so that dropped lines cost nothing. After writing, ``charge(bytes:)`` is
    /// called with the length of the line.
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

    /// The number of dropped events that were not reported yet. They count as reported from now on.
    mutating func takeLeftOut() -> Int {
        defer { leftOut = 0 }
        return leftOut
    }

    private func hasRoom(for rank: Rank) -> Bool {
        switch rank {
        case .own: true
        case .course: room.points > 0
        // After a drop, news need a second's budget more than the reserve. Otherwise each written event would be
        // preceded by a report about dropped events.
        case .news: room.points > Self.reserve + (isLeavingOutNews ? Self.perSecond : 0)
        }
    }
}
