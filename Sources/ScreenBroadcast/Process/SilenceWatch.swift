/// Notices that a process that should say something again and again does not any more.
@MainActor package final class SilenceWatch {
    private let act: @MainActor () -> Void
    private var waiting: Task<Void, Never>?
    /// Nothing was heard in time, and that was acted upon.
    package private(set) var isTooLong = false

    /// - Parameter act: called once nothing was heard for too long.
    package init(_ act: @escaping @MainActor () -> Void) {
        self.act = act
    }

    /// Something was heard; what comes next may take so long. A machine that sleeps meanwhile does not count.
    package func wait(atMost limit: Duration) {
        waiting?.cancel()
        waiting = Task {
            try? await Task.sleep(for: limit, clock: .suspending)
            guard !Task.isCancelled else { return }
            isTooLong = true
            act()
        }
    }

    /// Nothing is waited for any more.
    package func end() { waiting?.cancel() }
}
