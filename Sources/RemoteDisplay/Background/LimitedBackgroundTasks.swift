package import CastSender

/// Background tasks on systems that let a program run as long as it likes.
///
/// It applies the phone's limit all the same, so that an app behaves the same everywhere.
@MainActor
public final class LimitedBackgroundTasks: BackgroundTaskPlatform {
    /// About three minutes (iOS 8), for the whole stay in the background, not for each task.
    public nonisolated static let limit = BackgroundAllowance.limit

    private let time: TimeSource
    private var allowance = BackgroundAllowance()
    private var expirations: [BackgroundTaskID: @MainActor () -> Void] = [:]
    private var timer: Task<Void, Never>?

    public convenience init() { self.init(time: .continuous) }

    package init(time: TimeSource) {
        self.time = time
    }

    /// The number of running tasks.
    public var count: Int { allowance.tasks.count }

    public func beginBackgroundTask(expiration: @escaping @MainActor () -> Void) -> BackgroundTaskID {
        let id = allowance.begin()
        expirations[id] = expiration
        // The caller must have the ID first, so the task never expires within this call.
        armTimer()
        return id
    }

    public func endBackgroundTask(_ id: BackgroundTaskID) {
        _ = allowance.end(id)
        expirations[id] = nil
    }

    public func applicationDidEnterBackground() {
        allowance.enteredBackground(at: time.now())
        armTimer()
    }

    public func applicationWillEnterForeground() {
        allowance.enteredForeground()
        timer?.cancel()
        timer = nil
    }

    private func armTimer() {
        guard timer == nil, let deadline = allowance.nextDeadline else { return }
        timer = Task { [weak self, time] in
            guard (try? await time.sleep(deadline)) != nil else { return }
            self?.expire()
        }
    }

    /// Calls the expiration of each expired task once, and ends the task with that.
    private func expire() {
        timer = nil
        for id in allowance.expired(at: time.now()) where allowance.end(id) { expirations.removeValue(forKey: id)?() }
        armTimer()
    }
}
