import Synchronization

/// Tells an application whether its screen is captured, so that it can hide what others must not see.
///
/// What `UIScreen.isCaptured` and `UIScreen.capturedDidChangeNotification` tell on Apple platforms. Here it knows what
/// its owner tells it by ``update(_:)``, or a broadcast of this app's own (``BroadcastController/captureMonitor``): no
/// Linux desktop tells a program that another one captures the screen. Used from any thread.
public final class ScreenCaptureMonitor: Sendable {
    /// Ends when it is let go of, from any thread.
    public final class Observation: Sendable {
        private let cancel: @Sendable () -> Void

        init(_ cancel: @escaping @Sendable () -> Void) { self.cancel = cancel }

        deinit { cancel() }
    }

    private struct Values {
        var state: ScreenCaptureState
        /// What the handlers were told last.
        var told: ScreenCaptureState
        /// A thread is telling them.
        var isTelling = false
        var next = 0
        var handlers: [Int: @Sendable (ScreenCaptureState) -> Void] = [:]
    }

    private let values: Mutex<Values>

    /// A monitor that knows this to begin with.
    public init(_ state: ScreenCaptureState = ScreenCaptureState()) {
        values = Mutex(Values(state: state, told: state))
    }

    /// What is known now.
    public var state: ScreenCaptureState { values.withLock { $0.state } }
    /// Whether somebody sees the screen: `UIScreen.isCaptured`.
    public var isCaptured: Bool { state.isCaptured }

    /// - Parameter handler: called with the new state on each change, one call after the other, on a thread that noticed
    ///   one; not for repetitions. Of changes that come while it is busy it hears the newest.
    public func onChange(_ handler: @escaping @Sendable (ScreenCaptureState) -> Void) -> Observation {
        let number = values.withLock { values in
            values.next += 1
            values.handlers[values.next] = handler
            return values.next
        }
        return Observation { [weak self] in self?.values.withLock { $0.handlers[number] = nil } }
    }

    /// Changes what is known: who listens hears of a change alone, and of two threads' changes in their order.
    public func update(_ state: ScreenCaptureState) { update { $0 = state } }

    /// A broadcast of this app's own begins or ends; the screens are as they were.
    func update(isCaptured: Bool) { update { $0.isCaptured = isCaptured } }

    private func update(_ change: (inout ScreenCaptureState) -> Void) {
        let isMine = values.withLock { values in
            change(&values.state)
            defer { values.isTelling = true }
            return !values.isTelling
        }
        guard isMine else { return }
        while let (state, handlers) = nextToTell() {
            for handler in handlers { handler(state) }
        }
    }

    /// Nil once all that is known was told, which ends the telling.
    private func nextToTell() -> (ScreenCaptureState, [@Sendable (ScreenCaptureState) -> Void])? {
        values.withLock { values in
            guard values.told != values.state else {
                values.isTelling = false
                return nil
            }
            values.told = values.state
            return (values.state, values.handlers.sorted { $0.key < $1.key }.map(\.value))
        }
    }
}
