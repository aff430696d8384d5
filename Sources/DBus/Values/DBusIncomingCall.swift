import Synchronization

/// A call that came for an object of ours and that only whoever serves it can answer.
///
/// Answered once; a further answer does nothing. It has one of the places of `DBusCallTable` until then, and with its
/// last reference it is answered with an error.
package final class DBusIncomingCall: Sendable {
    package typealias Answer = Result<[DBusValue], DBusErrorReply>

    package let wish: DBusWish
    /// The unique name of the connection that asks.
    package let sender: String
    private let isAnswered = Mutex(false)
    private let send: @Sendable (Answer) async -> Void

    /// - Parameter send: gets the one answer.
    package init(_ wish: DBusWish, sender: String, send: @escaping @Sendable (Answer) async -> Void) {
        self.wish = wish
        self.sender = sender
        self.send = send
    }

    deinit {
        guard !isAnswered.withLock({ $0 }) else { return }
        let send = send
        Task { await send(.failure(.failed("Nobody answered the call."))) }
    }

    /// - Parameter values: of the types that the method gives; none for `.set`. For values of properties,
    ///   `DBusWish.reply(reading:)` makes them.
    package func reply(_ values: [DBusValue] = []) async { await answer(.success(values)) }

    package func fail(_ error: DBusErrorReply) async { await answer(.failure(error)) }

    package func answer(_ answer: Answer) async {
        let isFirst = isAnswered.withLock { answered in
            defer { answered = true }
            return !answered
        }
        if isFirst { await send(answer) }
    }
}
