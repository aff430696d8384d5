/// The questions of one link that are put to one host each: whether it serves the instance that is said to be there.
///
/// What answers has the address that was asked, since the question was sent there alone, with an id that nobody else
/// saw. Its answer may come from another address that the host is said to have. It is for telling who is there from
/// what is invented, not for security: whoever can read or take over others' addresses on the link can answer for them.
struct DirectQuestions: Sendable {
    /// A question that is to be put: to the host of an instance, or to one of several that are said to be its.
    struct Wanted: Hashable, Sendable {
        let instance: DomainName
        let location: ServiceLocation
        /// Who has said what gives rise to it; nil: nobody.
        let cause: IPAddress?
        /// That nobody answers means nothing.
        var isCasual = false
        /// Counts from 1.
        var attempt = 1

        func isSame(as other: Self) -> Bool { instance == other.instance && location == other.location }

        /// Whether this makes the other needless.
        func covers(_ other: Self) -> Bool { isSame(as: other) && (!isCasual || other.isCasual) }
    }

    struct Asked: Hashable, Sendable {
        let wanted: Wanted
        let endpoint: Endpoint
        /// All that the host is said to have: it may answer from another one.
        let addresses: [IPAddress]
    }

    private var asked = UnansweredQuestions<Asked>()
    /// Second attempts, and those about which hosts disagree: before what the roster has.
    private var wanted: [Wanted] = []
    /// Of instances that have answered before: whoever invents others does not keep them from being asked.
    private var first: [Wanted] = []
    private var pace = PaceBudget(burst: DiscoveryLimits.directBurst, perSecond: DiscoveryLimits.directPerSecond)
    private var heldUntil: ContinuousClock.Instant?
    /// How long questions wait where none may leave.
    private static let pause = Duration.milliseconds(20)

    /// Nothing where it is wanted already. Where too many are, the newest goes of whoever gave rise to most.
    ///
    /// - Parameter isFirst: the instance has answered before.
    mutating func want(_ question: Wanted, isFirst: Bool = false) {
        guard !asked.contains(where: { $0.wanted.covers(question) }),
            !first.contains(where: { $0.covers(question) }), !wanted.contains(where: { $0.covers(question) })
        else { return }
        // What was casual is in earnest now.
        first.removeAll(where: question.isSame)
        wanted.removeAll(where: question.isSame)
        if isFirst {
            if first.count < DiscoveryLimits.mostInstances { first.append(question) }
        } else if wanted.count < DiscoveryLimits.directBurst || makeRoom(for: question.cause) {
            wanted.append(question)
        }
    }

    private mutating func makeRoom(for cause: IPAddress?) -> Bool {
        let counts = Dictionary(wanted.map { ($0.cause, 1) }, uniquingKeysWith: +)
        guard let most = counts.max(by: { $0.value < $1.value }), most.value >= counts[cause, default: 0] + 2,
            let newest = wanted.lastIndex(where: { $0.cause == most.key })
        else { return false }
        wanted.remove(at: newest)
        return true
    }

    var hasFirst: Bool { !first.isEmpty }

    var hasWanted: Bool { hasFirst || !wanted.isEmpty }

    mutating func takeWanted() -> Wanted? {
        if hasFirst { return first.removeFirst() }
        return wanted.isEmpty ? nil : wanted.removeFirst()
    }

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
        let waiting = hasMore || hasWanted ? heldUntil : nil
        return [asked.next, waiting].compactMap(\.self).min()
    }
}
