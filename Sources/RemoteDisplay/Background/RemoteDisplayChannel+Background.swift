import CastSender

/// What the app's way into the background means for Remote Display.
///
/// Without special handling the session ends. It is kept where the app does both: connects with
/// `ignoreAppStateNotifications`, and begins a background task.
extension RemoteDisplayChannel {
    /// Keeps the session for as long as the background lasts, which is about three minutes. When that is over, three
    /// things are done, in this order: the device is disconnected (`disconnect`), the session invalidated, the task
    /// ended. Coming back to the foreground ends the task too.
    ///
    /// - Parameter disconnect: ends the Cast session, as by `SessionManager.endSession()`.
    public func beginBackgroundTask(disconnect: @escaping @MainActor () -> Void) {
        guard backgroundTask == nil else { return }
        let platform = backgroundTasks ?? LimitedBackgroundTasks()
        backgroundTasks = platform
        // One that another channel had before may have missed the way back.
        if !isInBackground { platform.applicationWillEnterForeground() }
        backgroundTask = platform.beginBackgroundTask { [weak self] in
            disconnect()
            self?.activeSession?.invalidate()
            self?.endBackgroundTask()
        }
        if isInBackground { platform.applicationDidEnterBackground() }
    }

    /// In the background the session ends with it, as the app does not run on. Does nothing where none is under way.
    public func endBackgroundTask() {
        guard let task = backgroundTask else { return }
        backgroundTask = nil
        if isInBackground { activeSession?.end(.backgrounded) }
        backgroundTasks?.endBackgroundTask(task)
    }

    /// Whether a session can live now: in the background it takes both measures.
    var mayHaveSession: Bool {
        !isInBackground || keepsConnection && backgroundTask != nil
    }

    func enterBackground() {
        guard !isInBackground else { return }
        isInBackground = true
        activeSession?.enterBackground(keepsConnection: keepsConnection, hasBackgroundTask: backgroundTask != nil)
        backgroundTasks?.applicationDidEnterBackground()
    }

    func enterForeground() {
        guard isInBackground else { return }
        isInBackground = false
        backgroundTasks?.applicationWillEnterForeground()
        endBackgroundTask()
        activeSession?.enterForeground()
    }
}
