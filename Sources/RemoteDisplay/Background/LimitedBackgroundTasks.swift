package import CastSender

/// Background tasks on systems that let a program run for as long as it likes: keeps the phone's rule all the same, so
/// that an app behaves alike everywhere.
@MainActor
public final class LimitedBackgroundTasks: BackgroundTaskPlatform {
    /// About three minutes (iOS 8).
    public nonisolated static let limit = Duration.seconds(180)

    private let time: TimeSource
    private var tasks: [BackgroundTaskID: @MainActor () -> Void] = [:]
    private var lastID = 0
    private var isInBackground = false
    private var timer: Task<Void, Never>?

    public convenience init() { self.init(time: .continuous) }

    package init(time: TimeSource) {
        self.time = time
    }

    /// Tasks that are under way.
    public var count: Int { tasks.count }

    public func beginBackgroundTask(expiration: @escaping @MainActor () -> Void) -> BackgroundTaskID {
        lastID += 1
        let id = BackgroundTaskID(rawValue: lastID)
        tasks[id] = expiration
        return id
    }

    public func endBackgroundTask(_ id: BackgroundTaskID) {
        tasks[id] = nil
    }

    public func applicationDidEnterBackground() {
        guard !isInBackground else { return }
        isInBackground = true
        let deadline = time.now() + Self.limit
        timer = Task { [weak self, time] in
            guard (try? await time.sleep(deadline)) != nil else { return }
            self?.expire()
        }
    }

    public func applicationWillEnterForeground() {
        isInBackground = false
        timer?.cancel()
        timer = nil
    }

    /// In the order in which they began; each is told once, and has ended with that.
    private func expire() {
        guard isInBackground else { return }
        let expired = tasks.sorted { $0.key.rawValue < $1.key.rawValue }
        for (id, expiration) in expired where tasks.removeValue(forKey: id) != nil { expiration() }
    }
}
