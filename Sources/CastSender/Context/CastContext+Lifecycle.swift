/// What the app tells of its own life. The framework can't know it on every platform; where the command or another
/// module does, it connects a source.
extension CastContext {
    /// The app went out of sight. Sessions are suspended with `.appBackgrounded`, unless
    /// `CastOptions.suspendSessionsWhenBackgrounded` says otherwise. The goodbye leaves with the main actor's next
    /// turn; whoever stops the process gives it some milliseconds.
    public func applicationDidEnterBackground() {
        receive(.background)
    }

    /// The app is in sight again: sessions that were suspended for that are resumed.
    public func applicationWillEnterForeground() {
        receive(.foreground)
    }

    /// The app is about to end: sessions are suspended with `.appTerminated`, their applications go on, and those that
    /// are kept on disk are left to the next process.
    public func applicationWillTerminate() {
        receive(.willTerminate)
    }

    /// Hears of sleep, wake-up and the like from `source` too, as long as this context lives.
    public func follow(_ source: any SystemEventSource) {
        hub.add(source)
    }

    /// Tells all sessions of this context what happened.
    public func receive(_ event: SystemEvent) {
        hub.receive(event)
    }
}
