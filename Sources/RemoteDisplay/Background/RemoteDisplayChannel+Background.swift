import CastSender
import DisplayCore

/// Carries out what the app's way into the background means for Remote Display (`BackgroundStay`).
extension RemoteDisplayChannel {
    /// Keeps the session for as long as the background lasts, which is about three minutes. When that is over, three
    /// things are done, in this order: the device is disconnected (`disconnect`), the session invalidated, the task
    /// ended. Coming back to the foreground ends the task too.
    ///
    /// - Parameter disconnect: ends the Cast session, as by `SessionManager.endSession()`.
    public func beginBackgroundTask(disconnect: @escaping @MainActor () -> Void) {
        guard stay.task == nil else { return }
        let platform = backgroundTasks ?? LimitedBackgroundTasks()
        backgroundTasks = platform
        // One that another channel had before may have missed the way back.
        if !isInBackground { platform.applicationWillEnterForeground() }
        let task = platform.beginBackgroundTask { [weak self] in
            disconnect()
            self?.activeSession?.invalidate()
            self?.endBackgroundTask()
        }
        stay.began(task)
        if isInBackground { platform.applicationDidEnterBackground() }
    }

    /// In the background the session ends with it, as the app does not run on. Does nothing where none is under way.
    public func endBackgroundTask() {
        switch stay.endTask() {
        case .nothing: break
        case .over(let task): backgroundTasks?.endBackgroundTask(task)
        case .endsSession(let task):
            activeSession?.end(.backgrounded)
            backgroundTasks?.endBackgroundTask(task)
        }
    }

    func enterBackground() {
        guard stay.entered() else { return }
        activeSession?.enterBackground(keepsConnection: stay.keepsConnection, hasBackgroundTask: stay.task != nil)
        backgroundTasks?.applicationDidEnterBackground()
    }

    func enterForeground() {
        guard stay.left() else { return }
        backgroundTasks?.applicationWillEnterForeground()
        endBackgroundTask()
        activeSession?.enterForeground()
    }
}
