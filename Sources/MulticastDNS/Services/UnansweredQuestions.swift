/// Questions that were put to one host each and wait for its answer, by the id that they were sent with.
struct UnansweredQuestions<Question: Sendable>: Sendable {
    private var questions: [UInt16: Question] = [:]
    private var deadlines = IndexedHeap<UInt16, ContinuousClock.Instant>()

    var count: Int { questions.count }
    /// When the next has waited for too long.
    var next: ContinuousClock.Instant? { deadlines.first?.order }

    func contains(where isMeant: (Question) -> Bool) -> Bool { questions.values.contains(where: isMeant) }

    /// - Returns: the id that the question is to be sent with.
    mutating func add(_ question: Question, until deadline: ContinuousClock.Instant, jitter: inout Jitter) -> UInt16 {
        var id: UInt16
        // Those that wait for an answer are a few hundred at most.
        repeat { id = UInt16.random(in: 1...UInt16.max, using: &jitter) } while questions[id] != nil
        questions[id] = question
        deadlines.set(id, deadline)
        return id
    }

    /// Takes out what an answer with this id is the answer to, where it comes from the right host.
    mutating func take(_ id: UInt16, where isRight: (Question) -> Bool) -> Question? {
        guard let question = questions[id], isRight(question) else { return nil }
        questions[id] = nil
        deadlines.remove(id)
        return question
    }

    /// The next that has waited for too long.
    mutating func takeOverdue(at now: ContinuousClock.Instant) -> Question? {
        deadlines.popFirst(notAfter: now).flatMap { questions.removeValue(forKey: $0) }
    }
}
