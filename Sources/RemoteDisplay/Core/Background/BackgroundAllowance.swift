/// The three minutes that a phone gives an app in the background, and the tasks that use them.
///
/// The time belongs to the stay in the background, not to each task: a task that begins when it is over expires at
/// once.
struct BackgroundAllowance: Equatable, Sendable {
    /// About three minutes (iOS 8).
    static let limit = Duration.seconds(180)

    /// The running tasks.
    private(set) var tasks: Set<BackgroundTaskID> = []
    private var lastID = 0
    /// When the time in the background ends; nil in the foreground.
    private var end: ContinuousClock.Instant?

    init() {}

    /// When the running tasks expire; nil if none will.
    var nextDeadline: ContinuousClock.Instant? { tasks.isEmpty ? nil : end }

    mutating func begin() -> BackgroundTaskID {
        lastID += 1
        let id = BackgroundTaskID(rawValue: lastID)
        tasks.insert(id)
        return id
    }

    /// Ends a task.
    ///
    /// - Returns: whether the task was running.
    mutating func end(_ id: BackgroundTaskID) -> Bool { tasks.remove(id) != nil }

    mutating func enteredBackground(at now: ContinuousClock.Instant) { end = end ?? now + Self.limit }

    mutating func enteredForeground() { end = nil }

    /// The tasks whose time is over, in the order in which they began.
    ///
    /// Each of them is told in turn, and ends with that. A task may end another one before that one is told.
    func expired(at now: ContinuousClock.Instant) -> [BackgroundTaskID] {
        guard let end, end <= now else { return [] }
        return tasks.sorted { $0.rawValue < $1.rawValue }
    }
}
