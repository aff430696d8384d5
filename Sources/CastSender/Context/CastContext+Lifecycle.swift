/// The app's reports about its own state. The framework does not know it on every platform. A command or another module
/// that knows it connects a source.
extension CastContext {
    /// Reports that the app went into the background.
    ///
    /// Sessions are suspended with `.appBackgrounded`, unless `CastOptions.suspendSessionsWhenBackgrounded` is false.
    /// The goodbye is sent in the main actor's next turn. A caller that stops the process afterwards has to wait for
    /// some milliseconds.
    public func applicationDidEnterBackground() {
        receive(.background)
    }

    /// Reports that the app is in the foreground again. Sessions that were suspended for that are resumed.
    public func applicationWillEnterForeground() {
        receive(.foreground)
    }

    /// Reports that the app is about to end.
    ///
    /// Sessions are suspended with `.appTerminated`, and their applications go on. Sessions that are kept on disk are
    /// left to the next process.
    public func applicationWillTerminate() {
        receive(.willTerminate)
    }

    /// Receives sleep, wake-up and other events from `source` too, as long as this context exists.
    public func follow(_ source: any SystemEventSource) {
        hub.add(source)
    }

    /// Reports an event to all sessions of this context.
    public func receive(_ event: SystemEvent) {
        hub.receive(event)
    }
}
