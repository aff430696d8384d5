import CastSender

/// Handles the app's way to the background and back (`BackgroundStay`).
extension RemoteDisplayChannel {
    /// Keeps the session while the app is in the background, for about three minutes.
    ///
    /// When that time is over, three things happen in this order: `disconnect` ends the Cast session, the Remote
    /// Display session is invalidated, and the task ends. The task also ends when the app returns to the foreground.
    ///
    /// - Parameter disconnect: Ends the Cast session, for example with `SessionManager.endSession()`.
    public func beginBackgroundTask(disconnect: @escaping @MainActor () -> Void) {
        guard stay.task == nil else { return }
        let platform = backgroundTasks ?? LimitedBackgroundTasks()
        backgroundTasks = platform
        // A platform that another channel used before may have missed the return to the foreground.
        if !isInBackground { platform.applicationWillEnterForeground() }
        let task = platform.beginBackgroundTask { [weak self] in
            disconnect()
            self?.activeSession?.invalidate()
            self?.endBackgroundTask()
        }
        stay.began(task)
        if isInBackground { platform.applicationDidEnterBackground() }
    }

    /// Ends the background task, if there is one.
    ///
    /// In the background the session ends with it, because the app will not keep running.
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
