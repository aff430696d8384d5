/// What a user can wish for while something runs.
package enum CastWish: Equatable, Sendable {
    case quit
    /// Ctrl-C, a signal, or a closed output: stop, and report this at the end.
    case interrupt
}

/// The wishes of one run, across its items. A wish is kept until somebody can act on it.
@MainActor package final class WishBox {
    package private(set) var last: CastWish?
    private var handler: ((CastWish) -> Void)?

    package init(_ wishes: AsyncStream<CastWish>) { follow(wishes) }

    /// Adds another source of wishes.
    package func follow(_ wishes: AsyncStream<CastWish>) {
        Task { [weak self] in
            for await wish in wishes { self?.take(wish) }
        }
    }

    package struct Registration {
        package let cancel: () -> Void
    }

    /// Calls `handler` with each wish from now on, and at once if there was one already. One handler at a time.
    package func onWish(_ handler: @escaping (CastWish) -> Void) -> Registration {
        self.handler = handler
        if let last { handler(last) }
        return Registration { [weak self] in self?.handler = nil }
    }

    /// Runs `work`, which a wish cancels. Returns its result, and the wish if there was one.
    package func cancelling<Value: Sendable>(
        _ work: @escaping @MainActor () async throws -> Value
    ) async -> (Result<Value, any Error>, CastWish?) {
        let task = Task { try await work() }
        let registration = onWish { _ in task.cancel() }
        let result = await task.result
        registration.cancel()
        return (result, last)
    }

    /// Waits for `work`, or until a wish.
    ///
    /// - Returns: Whether there was no wish, so that the caller may continue.
    package func pause(_ work: @escaping @MainActor () async throws -> Void) async -> Bool {
        let (_, wish) = await cancelling(work)
        return wish == nil
    }

    /// A later key press does not revoke an interruption.
    package func take(_ wish: CastWish) {
        if last != .interrupt { last = wish }
        handler?(wish)
    }
}
