import CastSender

/// How often a join that fails is tried again: with longer and longer pauses, for as long as somebody has patience.
///
/// Pure.
package struct RejoinCourse: Equatable {
    package static let pauses = (least: Duration.seconds(1), most: Duration.seconds(16))

    package enum Outcome: Equatable {
        case tryAgain(at: ContinuousClock.Instant)
        case giveUp
    }

    private let deadline: ContinuousClock.Instant
    private var pause = Self.pauses.least

    package init(patience: Duration, at now: ContinuousClock.Instant) {
        deadline = now + patience
    }

    /// - Parameter code: of what it failed with; a device that is not trusted, or refuses, is as it is.
    package mutating func failed(_ code: CastFailure.Code, at now: ContinuousClock.Instant) -> Outcome {
        guard code == .lost || code == .noDevice, now + pause <= deadline else { return .giveUp }
        defer { pause = min(pause * 2, Self.pauses.most) }
        return .tryAgain(at: now + pause)
    }
}

/// Joins a device anew, and again where that fails, until a wish comes.
@MainActor package struct Rejoining<Link: Sendable> {
    package let patience: Duration
    package let wishes: WishBox
    package let join: @MainActor () async throws -> Link
    /// What was joined is not wanted any more.
    package let leave: @MainActor (Link) async -> Void
    package let sleep: @MainActor (ContinuousClock.Instant) async throws -> Void

    package init(
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

    /// Nil where there was a wish.
    ///
    /// - Throws: what the last join failed with.
    package func link() async throws -> Link? {
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
