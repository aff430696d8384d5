import Synchronization

/// A call to one of our objects that its owner has to answer.
///
/// Only the first answer is sent. Until then the call has a place in `DBusCallTable`. When its last reference is
/// released, it is answered with an error.
package final class DBusIncomingCall: Sendable {
    package typealias Answer = Result<[DBusValue], DBusErrorReply>

    package let wish: DBusWish
    /// The caller's unique name.
    package let sender: String
    private let isAnswered = Mutex(false)
    private let send: @Sendable (Answer) async -> Void

    /// - Parameter send: receives the answer.
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

    /// - Parameter values: have the method's result types; empty for `.set`. For properties, see
    ///   `DBusWish.reply(reading:)`.
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
