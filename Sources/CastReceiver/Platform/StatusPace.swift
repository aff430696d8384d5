import CastTransport

/// How often a device tells of its media of its own accord: statuses that no request caused, but the screen, an ad or
/// the time. However fast things change, and whoever has brought that about, a status goes to each of two hundred
/// senders, and none of them pays for it.
///
/// What there is no room for is told once there is, as things are by then: what has changed meanwhile is one status.
struct StatusPace: Equatable, Sendable {
    static let perSecond = 10.0
    /// Twice what a break of several clips between two items makes within a second.
    static let burst = 20.0

    /// A status that is to be told.
    struct Held: Equatable, Sendable {
        /// Of another one it is nobody's news.
        let sessionID: Int
        var includesMedia = false
        var includesItems = false
    }

    private var room: PointStore?
    private var lookedAt: ContinuousClock.Instant?
    private(set) var held: Held?

    enum Outcome: Equatable {
        case tell
        /// It is told at `deadline`.
        case hold
    }

    /// A status that nobody asked for.
    mutating func told(_ status: Held, at now: ContinuousClock.Instant) -> Outcome {
        // One that waits stands for this one too, and its turn is first.
        if held == nil, takesPlace(at: now) { return .tell }
        var merged = status
        if let held, held.sessionID == status.sessionID {
            merged.includesMedia = merged.includesMedia || held.includesMedia
            merged.includesItems = merged.includesItems || held.includesItems
        }
        held = merged
        return .hold
    }

    /// When what was held back is told; nil where nothing was.
    var deadline: ContinuousClock.Instant? {
        guard held != nil, var next = room, let lookedAt else { return nil }
        next.spend(1)
        // Not a fraction of a point too early.
        return lookedAt + next.timeToZero + .milliseconds(1)
    }

    /// What is to be told by now.
    mutating func due(at now: ContinuousClock.Instant) -> Held? {
        guard let due = held, takesPlace(at: now) else { return nil }
        held = nil
        return due
    }

    private mutating func takesPlace(at now: ContinuousClock.Instant) -> Bool {
        var store = room ?? PointStore(perSecond: Self.perSecond, most: Self.burst, at: now)
        defer {
            room = store
            lookedAt = max(now, lookedAt ?? now)
        }
        store.fill(at: now)
        guard store.points >= 1 else { return false }
        store.spend(1)
        return true
    }
}
