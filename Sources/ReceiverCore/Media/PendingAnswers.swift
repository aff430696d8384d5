/// The answers of one session that wait until the screen has confirmed a command. An answer whose confirmation does not
/// come in time is sent with the state as it is.
struct PendingAnswers: Equatable, Sendable {
    /// The number of answers that may wait. Further requests are answered at once.
    static let maximum = 256
    /// The number of those answers that may belong to one connection.
    static let maximumPerConnection = 4

    /// What the screen has to confirm.
    enum Confirmation: Equatable, Sendable {
        case playing, paused, tracks, style, rate, volume
    }

    struct Answer: Equatable, Sendable {
        let asker: MediaAsker
        let confirmation: Confirmation
        fileprivate let deadline: ContinuousClock.Instant
    }

    private var answers: [Answer] = []

    /// The askers that wait, in the order of their requests.
    var askers: [MediaAsker] { answers.map(\.asker) }

    /// When the next answer is overdue.
    var nextDeadline: ContinuousClock.Instant? { answers.map(\.deadline).min() }

    enum Outcome: Equatable {
        case waits
        /// The request is to be answered at once.
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

    /// Takes out the answers that a confirmation of the screen completes.
    ///
    /// - Returns: The answers to send.
    mutating func confirmed(_ isMeant: (Confirmation) -> Bool) -> [Answer] {
        take { isMeant($0.confirmation) }
    }

    /// Takes out the answers whose confirmation has not come in time.
    mutating func overdue(at now: ContinuousClock.Instant) -> [Answer] {
        take { $0.deadline <= now }
    }

    private mutating func take(where isMeant: (Answer) -> Bool) -> [Answer] {
        let taken = answers.filter(isMeant)
        if !taken.isEmpty { answers.removeAll(where: isMeant) }
        return taken
    }
}
