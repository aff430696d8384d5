public import DisplayCore

/// Time in the background, as a phone's system gives it: while a task is under way the app runs on, until the system
/// calls its expiration.
@MainActor
public protocol BackgroundTaskPlatform: AnyObject {
    /// - Parameter expiration: called once, when the time is over; never after the task was ended.
    func beginBackgroundTask(expiration: @escaping @MainActor () -> Void) -> BackgroundTaskID

    /// Does nothing for a task that has ended.
    func endBackgroundTask(_ id: BackgroundTaskID)

    /// The app is out of sight from now on: the time of the tasks runs.
    func applicationDidEnterBackground()

    func applicationWillEnterForeground()
}
