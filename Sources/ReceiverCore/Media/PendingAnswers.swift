/// The answers of one session that are due once the screen has confirmed what was asked of it, or as things stand when
/// it has not in time.
struct PendingAnswers: Equatable, Sendable {
    /// How many answers may be due at a time; more are given at once.
    static let maximum = 256
    /// Of these, as many of one connection.
    static let maximumPerConnection = 4

    /// What the screen is to confirm.
    enum Confirmation: Equatable, Sendable {
        case playing, paused, tracks, style, rate, volume
    }

    struct Answer: Equatable, Sendable {
        let asker: MediaAsker
        let confirmation: Confirmation
        fileprivate let deadline: ContinuousClock.Instant
    }

    private var answers: [Answer] = []

    /// Those who wait, in the order in which they asked.
    var askers: [MediaAsker] { answers.map(\.asker) }

    /// When `overdue` has some.
    var nextDeadline: ContinuousClock.Instant? { answers.map(\.deadline).min() }

    enum Outcome: Equatable {
        case waits
        /// To be answered at once.
        case noRoom
    }

    mutating func asked(
        by asker: MediaAsker, once confirmation: Confirmation, at now: ContinuousClock.Instant
    ) -> Outcome {
        let connection = asker.sender.connection
        guard answers.count < Self.maximum,
            answers.count(where: { $0.asker.sender.connection == connection }) < Self.maximumPerConnection
        else { return .noRoom }
        answers.append(
            Answer(asker: asker, confirmation: confirmation, deadline: now + MediaSessionCore.confirmationLimit))
        return .waits
    }

    /// The screen has confirmed something.
    ///
    /// - Returns: the answers that are to be given for that.
    mutating func confirmed(_ isMeant: (Confirmation) -> Bool) -> [Answer] {
        take { isMeant($0.confirmation) }
    }

    /// Those for which the screen has taken too long.
    mutating func overdue(at now: ContinuousClock.Instant) -> [Answer] {
        take { $0.deadline <= now }
    }

    private mutating func take(where isMeant: (Answer) -> Bool) -> [Answer] {
        let taken = answers.filter(isMeant)
        if !taken.isEmpty { answers.removeAll(where: isMeant) }
        return taken
    }
}
