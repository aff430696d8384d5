import SenderCore

/// When a failed join is retried: after longer and longer pauses, for as long as `patience`. Pure.
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

    /// - Parameter code: The failure's code. An untrusted device or a refusal is not retried.
    mutating func failed(_ code: CastFailure.Code, at now: ContinuousClock.Instant) -> Outcome {
        guard code == .lost || code == .noDevice, now + pause <= deadline else { return .giveUp }
        defer { pause = min(pause * 2, Self.pauses.most) }
        return .tryAgain(at: now + pause)
    }
}
