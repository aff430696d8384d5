package import CastSender

/// Background tasks on systems that let a program run for as long as it likes: keeps the phone's rule all the same, so
/// that an app behaves alike everywhere. The three minutes are those of the stay in the background, not of each task:
/// one that begins when they are over expires at once.
@MainActor
public final class LimitedBackgroundTasks: BackgroundTaskPlatform {
    /// About three minutes (iOS 8).
    public nonisolated static let limit = Duration.seconds(180)

    private let time: TimeSource
    private var tasks: [BackgroundTaskID: @MainActor () -> Void] = [:]
    private var lastID = 0
    /// Of the background; nil in the foreground.
    private var deadline: ContinuousClock.Instant?
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
        // Whoever begins it must have its id first, so it never expires within this call.
        if deadline != nil, timer == nil { armTimer() }
        return id
    }

    public func endBackgroundTask(_ id: BackgroundTaskID) {
        tasks[id] = nil
    }

    public func applicationDidEnterBackground() {
        guard deadline == nil else { return }
        deadline = time.now() + Self.limit
        armTimer()
    }

    public func applicationWillEnterForeground() {
        deadline = nil
        timer?.cancel()
        timer = nil
    }

    private func armTimer() {
        guard let deadline else { return }
        timer = Task { [weak self, time] in
            guard (try? await time.sleep(deadline)) != nil else { return }
            self?.expire()
        }
    }

    /// In the order in which they began; each is told once, and has ended with that.
    private func expire() {
        guard deadline != nil else { return }
        timer = nil
        let expired = tasks.sorted { $0.key.rawValue < $1.key.rawValue }
        for (id, expiration) in expired where tasks.removeValue(forKey: id) != nil { expiration() }
    }
}
