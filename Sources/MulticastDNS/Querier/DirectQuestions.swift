/// The questions of one link that are put to one host each: whether it serves the instance that is said to be there.
///
/// What answers has the address that was asked, since the question was sent there alone, with an id that nobody else
/// saw. Its answer may come from another address that the host is said to have. It is for telling who is there from
/// what is invented, not for security: whoever can read or take over others' addresses on the link can answer for them.
struct DirectQuestions: Sendable {
    struct Asked: Hashable, Sendable {
        let instance: DomainName
        let location: ServiceLocation
        let endpoint: Endpoint
        /// All that the host is said to have: it may answer from another one.
        let addresses: [IPAddress]
        /// Counts from 1.
        let attempt: Int
    }

    /// A question that is to be put: to the host of an instance, or to one of several that are said to be its.
    struct Wanted: Hashable, Sendable {
        let instance: DomainName
        let location: ServiceLocation
        var attempt = 1
    }

    private var asked = UnansweredQuestions<Asked>()
    /// Second attempts, and those about which hosts disagree: before what the roster has.
    private var wanted: [Wanted] = []
    private var pace = PaceBudget(burst: DiscoveryLimits.directBurst, perSecond: DiscoveryLimits.directPerSecond)
    private var heldUntil: ContinuousClock.Instant?
    /// How long questions wait where none may leave.
    private static let pause = Duration.milliseconds(20)

    /// Nothing where it is wanted already, or too many are.
    mutating func want(_ question: Wanted) {
        let isKnown =
            wanted.contains(question)
            || asked.contains { $0.instance == question.instance && $0.location == question.location }
        guard !isKnown, wanted.count < DiscoveryLimits.directBurst else { return }
        wanted.append(question)
    }

    var hasWanted: Bool { !wanted.isEmpty }

    mutating func takeWanted() -> Wanted? { wanted.isEmpty ? nil : wanted.removeFirst() }

    mutating func mayAsk(at now: ContinuousClock.Instant) -> Bool { pace.available(at: now) > 0 }

    /// - Parameter isHeld: more are to be put than may leave now.
    mutating func hold(_ isHeld: Bool, at now: ContinuousClock.Instant) { heldUntil = isHeld ? now + Self.pause : nil }

    /// - Returns: the id that the question is sent with.
    mutating func put(_ question: Asked, at now: ContinuousClock.Instant, jitter: inout Jitter) -> UInt16 {
        pace.spend(1)
        return asked.add(question, until: now + DiscoveryLimits.directPatience, jitter: &jitter)
    }

    /// What an answer with this id, from there, is the answer to.
    mutating func answered(_ id: UInt16, from source: Endpoint) -> Asked? {
        asked.take(id) { $0.endpoint.port == source.port && $0.addresses.contains(source.address) }
    }

    /// The next that has waited for too long.
    mutating func takeOverdue(at now: ContinuousClock.Instant) -> Asked? { asked.takeOverdue(at: now) }

    /// - Parameter hasMore: the roster has instances that are to be asked.
    func next(hasMore: Bool) -> ContinuousClock.Instant? {
        let waiting = hasMore || !wanted.isEmpty ? heldUntil : nil
        return [asked.next, waiting].compactMap(\.self).min()
    }
}
