/// The three minutes that a phone gives an app in the background, and the tasks that live of them. Pure.
///
/// They are those of the stay in the background, not of each task: one that begins when they are over expires at once.
package struct BackgroundAllowance: Equatable, Sendable {
    /// About three minutes (iOS 8).
    package static let limit = Duration.seconds(180)

    /// That are under way.
    package private(set) var tasks: Set<BackgroundTaskID> = []
    private var lastID = 0
    /// Of the background; nil in the foreground.
    private var end: ContinuousClock.Instant?

    package init() {}

    /// When the tasks that are under way expire; nil while nothing does.
    package var nextDeadline: ContinuousClock.Instant? { tasks.isEmpty ? nil : end }

    package mutating func begin() -> BackgroundTaskID {
        lastID += 1
        let id = BackgroundTaskID(rawValue: lastID)
        tasks.insert(id)
        return id
    }

    /// - Returns: whether it was under way.
    package mutating func end(_ id: BackgroundTaskID) -> Bool { tasks.remove(id) != nil }

    package mutating func enteredBackground(at now: ContinuousClock.Instant) { end = end ?? now + Self.limit }

    package mutating func enteredForeground() { end = nil }

    /// Those whose time is over, in the order in which they began. Each is told, and ends with that, unless one that was
    /// told before has ended it.
    package func expired(at now: ContinuousClock.Instant) -> [BackgroundTaskID] {
        guard let end, end <= now else { return [] }
        return tasks.sorted { $0.rawValue < $1.rawValue }
    }
}
