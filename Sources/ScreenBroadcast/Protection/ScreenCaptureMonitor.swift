import Synchronization

/// Reports to an application whether its screen is captured, so that it can hide sensitive content.
///
/// It corresponds to `UIScreen.isCaptured` and `UIScreen.capturedDidChangeNotification` on Apple platforms. Here it
/// only knows what its owner reports with ``update(_:)``, or its own broadcasts
/// (``BroadcastController/captureMonitor``): no Linux desktop tells a program that another one captures the screen.
/// Used from any thread.
public final class ScreenCaptureMonitor: Sendable {
    /// Ends when it is released, from any thread.
    public final class Observation: Sendable {
        private let cancel: @Sendable () -> Void

        init(_ cancel: @escaping @Sendable () -> Void) { self.cancel = cancel }

        deinit { cancel() }
    }

    private struct Values {
        var state: ScreenCaptureState
        /// What the handlers were told last.
        var told: ScreenCaptureState
        /// Whether a thread is calling the handlers.
        var isTelling = false
        var next = 0
        var handlers: [Int: @Sendable (ScreenCaptureState) -> Void] = [:]
    }

    private let values: Mutex<Values>

    /// A monitor with this initial state.
    public init(_ state: ScreenCaptureState = ScreenCaptureState()) {
        values = Mutex(Values(state: state, told: state))
    }

    /// The current state.
    public var state: ScreenCaptureState { values.withLock { $0.state } }
    /// Whether somebody sees the screen: `UIScreen.isCaptured`.
    public var isCaptured: Bool { state.isCaptured }

    /// - Parameter handler: Called with the new state after a change, one call after the other, on a thread that made a
    ///   change. Of changes during its call it gets only the newest.
    public func onChange(_ handler: @escaping @Sendable (ScreenCaptureState) -> Void) -> Observation {
        let number = values.withLock { values in
            values.next += 1
            values.handlers[values.next] = handler
            return values.next
        }
        return Observation { [weak self] in self?.values.withLock { $0.handlers[number] = nil } }
    }

    /// Changes the state. Handlers are called only for changes, and for changes of two threads in their order.
    public func update(_ state: ScreenCaptureState) { update { $0 = state } }

    /// Records the beginning or end of this app's own broadcast; the screens are unchanged.
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

    /// Nil if all is reported, which ends the calls.
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
