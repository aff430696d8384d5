import Synchronization

/// The page that the browser's tab shows: a Web Receiver application's, or ours. It outlives the browser, so that a
/// restart shows the same page.
final class ShownApplication: Sendable {
    private struct State {
        var application: ApplicationPage?
        var change: AsyncStream<Void>.Continuation?
        var messages: AsyncStream<PageMessage>.Continuation?
    }

    /// The number of messages that may wait for a page.
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

    /// Removes the application if it is still shown; returns false if it was gone already.
    func end(_ application: ApplicationPage) -> Bool {
        state.withLock { state in
            guard state.application == application else { return false }
            state.application = nil
            state.change?.yield()
            return true
        }
    }

    /// Passes a message to the shown page, if there is a browser.
    func pass(_ message: PageMessage) {
        state.withLock { _ = $0.messages?.yield(message) }
    }

    /// Messages from now on. Ends the stream of the previous browser.
    func messages() -> AsyncStream<PageMessage> {
        let (messages, message) = AsyncStream.makeStream(
            of: PageMessage.self, bufferingPolicy: .bufferingOldest(Self.messageLimit))
        state.withLock { state in
            state.messages?.finish()
            state.messages = message
        }
        return messages
    }

    /// One element for each change from now on; several waiting ones are merged. Ends the stream of the previous
    /// browser.
    func changes() -> AsyncStream<Void> {
        let (changes, change) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        state.withLock { state in
            state.change?.finish()
            state.change = change
        }
        return changes
    }
}
