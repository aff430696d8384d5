/// What the app's way into the background means for Remote Display. Pure.
///
/// Without special handling a session ends there. It is kept where the app does both: connects with
/// `ignoreAppStateNotifications`, so that the connection is not closed, and begins a background task, so that it runs
/// on itself.
package struct BackgroundStay: Equatable, Sendable {
    package private(set) var isInBackground = false
    /// Whether the Cast session stays connected in the background.
    package var keepsConnection = false
    /// The background task that is under way.
    package private(set) var task: BackgroundTaskID?

    package init() {}

    /// Whether a session can live now: in the background it takes both measures.
    package var mayHaveSession: Bool { !isInBackground || keepsConnection && task != nil }

    /// The app went out of sight.
    ///
    /// - Returns: false where it was out of sight before.
    package mutating func entered() -> Bool {
        defer { isInBackground = true }
        return !isInBackground
    }

    /// The app is in front again.
    ///
    /// - Returns: false where it was before.
    package mutating func left() -> Bool {
        defer { isInBackground = false }
        return isInBackground
    }

    /// A background task began; only where none is under way.
    package mutating func began(_ id: BackgroundTaskID) { task = id }

    /// What the end of the background task means.
    package enum TaskEnd: Equatable, Sendable {
        /// There was none.
        case nothing
        /// The platform is to be told, and no more.
        case over(BackgroundTaskID)
        /// Before that the session ends, as the app does not run on.
        case endsSession(BackgroundTaskID)
    }

    package mutating func endTask() -> TaskEnd {
        guard let id = task.take() else { return .nothing }
        return isInBackground ? .endsSession(id) : .over(id)
    }
}

/// A background task of a `BackgroundTaskPlatform`.
public struct BackgroundTaskID: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
}
