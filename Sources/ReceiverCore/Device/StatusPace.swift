import CastStreaming

/// Limits how often a device sends media statuses that no request caused, but the screen, an ad or the time.
///
/// Each such status goes to up to two hundred senders, and none of them is charged for it. The limit holds however fast
/// the state changes, and whoever caused the changes. Statuses beyond the limit are held back and sent later as one
/// status with the state of that moment.
struct StatusPace: Equatable, Sendable {
    static let perSecond = 10
    /// Twice the number of statuses that a break of several clips between two items causes within a second.
    static let burst = 20

    /// A status that is to be sent.
    struct Held: Equatable, Sendable {
        /// A held status is dropped if another media session has replaced this one.
        let sessionID: Int
        var includesMedia = false
        var includesItems = false
    }

    private var pace = EventPace(burst: Self.burst, perSecond: Self.perSecond)
    private(set) var held: Held?

    enum Outcome: Equatable {
        case tell
        /// The status is sent at `deadline`.
        case hold
    }

    /// Decides whether a status that nobody asked for is sent now.
    mutating func told(_ status: Held, at now: ContinuousClock.Instant) -> Outcome {
        // A status that is already held covers this one too, and is sent first.
        if held == nil, pace.take(at: now) { return .tell }
        var merged = status
        if let held, held.sessionID == status.sessionID {
            merged.includesMedia = merged.includesMedia || held.includesMedia
            merged.includesItems = merged.includesItems || held.includesItems
        }
        held = merged
        return .hold
    }

    /// When the held status is due; nil if none is held.
    var deadline: ContinuousClock.Instant? {
        // Rounded up, so that the caller does not ask a fraction of a millisecond too early.
        held == nil ? nil : pace.opensAt.map { $0 + .milliseconds(1) }
    }

    /// The held status, if it may be sent now.
    mutating func due(at now: ContinuousClock.Instant) -> Held? {
        guard let due = held, pace.take(at: now) else { return nil }
        held = nil
        return due
    }
}
