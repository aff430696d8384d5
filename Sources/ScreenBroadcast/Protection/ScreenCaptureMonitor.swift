import Synchronization

/// Tells an application whether its screen is captured, so that it can hide what others must not see.
///
/// What `UIScreen.isCaptured` and `UIScreen.capturedDidChangeNotification` tell on Apple platforms. Here it knows what
/// its owner tells it by ``update(_:)``, a host of its own broadcast for instance: no Linux desktop tells a program that
/// another one captures the screen. Used from any thread.
public final class ScreenCaptureMonitor: Sendable {
    /// Ends when it is let go of, from any thread.
    public final class Observation: Sendable {
        private let cancel: @Sendable () -> Void

        init(_ cancel: @escaping @Sendable () -> Void) { self.cancel = cancel }

        deinit { cancel() }
    }

    private struct Values {
        var state: ScreenCaptureState
        var next = 0
        var handlers: [Int: @Sendable (ScreenCaptureState) -> Void] = [:]
    }

    private let values: Mutex<Values>

    /// A monitor that knows this to begin with.
    public init(_ state: ScreenCaptureState = ScreenCaptureState()) {
        values = Mutex(Values(state: state))
    }

    /// What is known now.
    public var state: ScreenCaptureState { values.withLock { $0.state } }
    /// Whether somebody sees the screen: `UIScreen.isCaptured`.
    public var isCaptured: Bool { state.isCaptured }

    /// - Parameter handler: called with the new state on each change, on the thread that noticed it; not for repetitions.
    public func onChange(_ handler: @escaping @Sendable (ScreenCaptureState) -> Void) -> Observation {
        let number = values.withLock { values in
            values.next += 1
            values.handlers[values.next] = handler
            return values.next
        }
        return Observation { [weak self] in self?.values.withLock { $0.handlers[number] = nil } }
    }

    /// Tells what has become of it; who listens hears of a change alone.
    public func update(_ state: ScreenCaptureState) {
        let handlers = values.withLock { values -> [@Sendable (ScreenCaptureState) -> Void] in
            guard values.state != state else { return [] }
            values.state = state
            return values.handlers.sorted { $0.key < $1.key }.map(\.value)
        }
        // The newest, also where two threads change it at once: none is left with the older one.
        for handler in handlers { handler(self.state) }
    }
}
