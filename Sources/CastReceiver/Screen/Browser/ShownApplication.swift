import Synchronization

/// Which page the browser's tab is to show: that of a Web Receiver app, or ours. Outlives the browser, so that a
/// restart shows the same.
final class ShownApplication: Sendable {
    private struct State {
        var application: ApplicationPage?
        var change: AsyncStream<Void>.Continuation?
        var messages: AsyncStream<PageMessage>.Continuation?
    }

    /// What may wait for a page that does not take it.
    private static let messageLimit = 256

    private let state = Mutex(State())

    /// Nil means our own page.
    var current: ApplicationPage? { state.withLock { $0.application } }

    func set(_ application: ApplicationPage?) {
        state.withLock { state in
            state.application = application
            state.change?.yield()
        }
    }

    /// Takes the application away if it is still this one; false where it had gone already.
    func end(_ application: ApplicationPage) -> Bool {
        state.withLock { state in
            guard state.application == application else { return false }
            state.application = nil
            state.change?.yield()
            return true
        }
    }

    /// For the page that is shown, if there is a browser to show it.
    func pass(_ message: PageMessage) {
        state.withLock { _ = $0.messages?.yield(message) }
    }

    /// Texts from here on. Ends those of the browser before.
    func messages() -> AsyncStream<PageMessage> {
        let (messages, message) = AsyncStream.makeStream(
            of: PageMessage.self, bufferingPolicy: .bufferingOldest(Self.messageLimit))
        state.withLock { state in
            state.messages?.finish()
            state.messages = message
        }
        return messages
    }

    /// A word for each change from here on, the newest only where several wait. Ends that of the browser before.
    func changes() -> AsyncStream<Void> {
        let (changes, change) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        state.withLock { state in
            state.change?.finish()
            state.change = change
        }
        return changes
    }
}
