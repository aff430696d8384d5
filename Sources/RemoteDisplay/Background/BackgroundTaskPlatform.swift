/// Time in the background, as a phone's system gives it.
///
/// While a task runs, the app keeps running until the system calls the task's expiration.
@MainActor
public protocol BackgroundTaskPlatform: AnyObject {
    /// Begins a background task.
    /// - Parameter expiration: Called once, when the time is over, but never after the task was ended.
    func beginBackgroundTask(expiration: @escaping @MainActor () -> Void) -> BackgroundTaskID

    /// Ends a background task. Does nothing for a task that has ended.
    func endBackgroundTask(_ id: BackgroundTaskID)

    /// Tells the platform that the app is in the background from now on, so that the time of the tasks runs.
    func applicationDidEnterBackground()

    func applicationWillEnterForeground()
}
