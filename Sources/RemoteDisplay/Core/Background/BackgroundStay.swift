/// Whether Remote Display can go on while the app is in the background.
///
/// Without special handling a session ends there. It is kept if the app does two things:
/// - It connects with `ignoreAppStateNotifications`, so that the connection is not closed.
/// - It begins a background task, so that the app itself keeps running.
struct BackgroundStay: Equatable, Sendable {
    private(set) var isInBackground = false
    /// Whether the Cast session stays connected in the background.
    var keepsConnection = false
    /// The running background task.
    private(set) var task: BackgroundTaskID?

    init() {}

    /// Whether a session can exist now. In the background it needs both measures.
    var mayHaveSession: Bool { !isInBackground || keepsConnection && task != nil }

    /// Records that the app went to the background.
    ///
    /// - Returns: false if it was there before.
    mutating func entered() -> Bool {
        defer { isInBackground = true }
        return !isInBackground
    }

    /// Records that the app is in the foreground again.
    ///
    /// - Returns: false if it was there before.
    mutating func left() -> Bool {
        defer { isInBackground = false }
        return isInBackground
    }

    /// Records that a background task began. Call this only if no task is running.
    mutating func began(_ id: BackgroundTaskID) { task = id }

    /// What the end of the background task requires.
    enum TaskEnd: Equatable, Sendable {
        /// There was no task.
        case nothing
        /// Only the platform has to be told.
        case over(BackgroundTaskID)
        /// The session has to end before the platform is told, because the app will not keep running.
        case endsSession(BackgroundTaskID)
    }

    mutating func endTask() -> TaskEnd {
        guard let id = task.take() else { return .nothing }
        return isInBackground ? .endsSession(id) : .over(id)
    }
}

/// A background task of a `BackgroundTaskPlatform`.
public struct BackgroundTaskID: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
}
