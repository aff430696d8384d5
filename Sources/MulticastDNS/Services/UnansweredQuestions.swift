/// Questions to single hosts that wait for an answer, by their ids.
struct UnansweredQuestions<Question: Sendable>: Sendable {
    private var questions: [UInt16: Question] = [:]
    private var deadlines = IndexedHeap<UInt16, ContinuousClock.Instant>()

    var count: Int { questions.count }
    var next: ContinuousClock.Instant? { deadlines.first?.order }

    func contains(where isMeant: (Question) -> Bool) -> Bool { questions.values.contains(where: isMeant) }

    /// - Returns: the id with which to send the question.
    mutating func add(_ question: Question, until deadline: ContinuousClock.Instant, jitter: inout Jitter) -> UInt16 {
        var id: UInt16
        // At most a few hundred questions wait for an answer.
        repeat { id = UInt16.random(in: 1...UInt16.max, using: &jitter) } while questions[id] != nil
        questions[id] = question
        deadlines.set(id, deadline)
        return id
    }

    /// Removes and returns the question with this id, if the answer comes from the right host.
    mutating func take(_ id: UInt16, where isRight: (Question) -> Bool) -> Question? {
        guard let question = questions[id], isRight(question) else { return nil }
        questions[id] = nil
        deadlines.remove(id)
        return question
    }

    mutating func takeOverdue(at now: ContinuousClock.Instant) -> Question? {
        deadlines.popFirst(notAfter: now).flatMap { questions.removeValue(forKey: $0) }
    }
}
