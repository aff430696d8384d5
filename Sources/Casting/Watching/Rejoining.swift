/// Joins a device, again and again if it fails, until a wish.
@MainActor struct Rejoining<Link: Sendable> {
    let patience: Duration
    let wishes: WishBox
    let join: @MainActor () async throws -> Link
    /// Called for a link that is not wanted any more.
    let leave: @MainActor (Link) async -> Void
    let sleep: @MainActor (ContinuousClock.Instant) async throws -> Void

    init(
        patience: Duration, wishes: WishBox, join: @escaping @MainActor () async throws -> Link,
        leave: @escaping @MainActor (Link) async -> Void,
        sleep: @escaping @MainActor (ContinuousClock.Instant) async throws -> Void = {
            try await Task.sleep(until: $0, clock: .continuous)
        }
    ) {
        self.patience = patience
        self.wishes = wishes
        self.join = join
        self.leave = leave
        self.sleep = sleep
    }

    /// Nil if there was a wish.
    ///
    /// - Throws: The last join's error.
    func link() async throws -> Link? {
        var course = RejoinCourse(patience: patience, at: .now)
        while true {
            let (result, wish) = await wishes.cancelling(join)
            if wish != nil {
                if case .success(let link) = result { await leave(link) }
                return nil
            }
            do {
                return try result.get()
            } catch let failure as CastFailure {
                guard case .tryAgain(let instant) = course.failed(failure.code, at: .now) else { throw failure }
                let goesOn = await wishes.pause { try await sleep(instant) }
                guard goesOn else { return nil }
            }
        }
    }
}
