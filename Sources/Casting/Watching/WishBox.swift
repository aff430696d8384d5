/// What can be wished for while something runs for a person.
package enum CastWish: Equatable, Sendable {
    case quit
    /// Ctrl-C, a signal, or nobody who reads on: stop, and say so at the end.
    case interrupt
}

/// The wishes of one run, across its items. A wish that came while nobody could act on it is kept.
@MainActor package final class WishBox {
    package private(set) var last: CastWish?
    private var handler: ((CastWish) -> Void)?

    package init(_ wishes: AsyncStream<CastWish>) { follow(wishes) }

    /// What is wished for there counts too.
    package func follow(_ wishes: AsyncStream<CastWish>) {
        Task { [weak self] in
            for await wish in wishes { self?.take(wish) }
        }
    }

    package struct Registration {
        package let cancel: () -> Void
    }

    /// Calls `handler` with each wish from now on, and at once where there was one already. One handler at a time.
    package func onWish(_ handler: @escaping (CastWish) -> Void) -> Registration {
        self.handler = handler
        if let last { handler(last) }
        return Registration { [weak self] in self?.handler = nil }
    }

    /// Does `work`, which a wish cancels. What came of it, and the wish if there was one.
    package func cancelling<Value: Sendable>(
        _ work: @escaping @MainActor () async throws -> Value
    ) async -> (Result<Value, any Error>, CastWish?) {
        let task = Task { try await work() }
        let registration = onWish { _ in task.cancel() }
        let result = await task.result
        registration.cancel()
        return (result, last)
    }

    /// Waits for `work`, and no longer than until a wish comes.
    ///
    /// - Returns: whether there is none, so that things may go on.
    package func pause(_ work: @escaping @MainActor () async throws -> Void) async -> Bool {
        let (_, wish) = await cancelling(work)
        return wish == nil
    }

    /// An interruption is not taken back by a key that is pressed after it.
    package func take(_ wish: CastWish) {
        if last != .interrupt { last = wish }
        handler?(wish)
    }
}
