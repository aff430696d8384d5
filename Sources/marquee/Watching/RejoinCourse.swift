import CastSender

/// How often a join that fails is tried again: with longer and longer pauses, for as long as somebody has patience.
///
/// Pure.
struct RejoinCourse: Equatable {
    static let pauses = (least: Duration.seconds(1), most: Duration.seconds(16))

    enum Outcome: Equatable {
        case tryAgain(at: ContinuousClock.Instant)
        case giveUp
    }

    private let deadline: ContinuousClock.Instant
    private var pause = Self.pauses.least

    init(patience: Duration, at now: ContinuousClock.Instant) {
        deadline = now + patience
    }

    /// - Parameter status: of what it failed with; a device that is not trusted, or refuses, is as it is.
    mutating func failed(_ status: ExitStatus, at now: ContinuousClock.Instant) -> Outcome {
        guard status == .lost || status == .noDevice, now + pause <= deadline else { return .giveUp }
        defer { pause = min(pause * 2, Self.pauses.most) }
        return .tryAgain(at: now + pause)
    }
}

/// Joins a device anew, and again where that fails, until a wish comes.
@MainActor struct Rejoining<Link: Sendable> {
    let patience: Duration
    let wishes: WishBox
    let join: @MainActor () async throws -> Link
    /// What was joined is not wanted any more.
    let leave: @MainActor (Link) async -> Void
    var sleep: @MainActor (ContinuousClock.Instant) async throws -> Void = {
        try await Task.sleep(until: $0, clock: .continuous)
    }

    /// Nil where there was a wish.
    ///
    /// - Throws: what the last join failed with.
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
            } catch let failure as CommandFailure {
                guard case .tryAgain(let instant) = course.failed(failure.status, at: .now) else { throw failure }
                let goesOn = await wishes.pause { try await sleep(instant) }
                guard goesOn else { return nil }
            }
        }
    }
}
