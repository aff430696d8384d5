import CastStreaming

/// How often a device tells of its media of its own accord: statuses that no request caused, but the screen, an ad or
/// the time. However fast things change, and whoever has brought that about, a status goes to each of two hundred
/// senders, and none of them pays for it.
///
/// What there is no room for is told once there is, as things are by then: what has changed meanwhile is one status.
struct StatusPace: Equatable, Sendable {
    static let perSecond = 10
    /// Twice what a break of several clips between two items makes within a second.
    static let burst = 20

    /// A status that is to be told.
    struct Held: Equatable, Sendable {
        /// Of another one it is nobody's news.
        let sessionID: Int
        var includesMedia = false
        var includesItems = false
    }

    private var pace = EventPace(burst: Self.burst, perSecond: Self.perSecond)
    private(set) var held: Held?

    enum Outcome: Equatable {
        case tell
        /// It is told at `deadline`.
        case hold
    }

    /// A status that nobody asked for.
    mutating func told(_ status: Held, at now: ContinuousClock.Instant) -> Outcome {
        // One that waits stands for this one too, and its turn is first.
        if held == nil, pace.take(at: now) { return .tell }
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
        // Not a fraction of one too early.
        held == nil ? nil : pace.opensAt.map { $0 + .milliseconds(1) }
    }

    /// What is to be told by now.
    mutating func due(at now: ContinuousClock.Instant) -> Held? {
        guard let due = held, pace.take(at: now) else { return nil }
        held = nil
        return due
    }
}
