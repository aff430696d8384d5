/// Detects that a process has stopped sending its regular messages.
@MainActor package final class SilenceWatch {
    private let act: @MainActor () -> Void
    private var waiting: Task<Void, Never>?
    /// Whether the time was exceeded and `act` called.
    package private(set) var isTooLong = false

    /// - Parameter act: Called if nothing was received in time.
    package init(_ act: @escaping @MainActor () -> Void) {
        self.act = act
    }

    /// Records a message; the next may take up to `limit`. Time in which the machine sleeps does not count.
    package func wait(atMost limit: Duration) {
        waiting?.cancel()
        waiting = Task {
            try? await Task.sleep(for: limit, clock: .suspending)
            guard !Task.isCancelled else { return }
            isTooLong = true
            act()
        }
    }

    /// Ends the watch.
    package func end() { waiting?.cancel() }
}
