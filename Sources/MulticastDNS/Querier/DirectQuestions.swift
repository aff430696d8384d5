/// The questions on one link that are sent to single hosts, to check whether an instance is there.
///
/// Each question goes to one address only, with a random id, so an answer comes from a host at that address. It may
/// come from another address that the host announces. The check tells real hosts from forged ones, but it is not a
/// security measure: a host that can read or take over others' addresses on the link can answer for them.
struct DirectQuestions: Sendable {
    /// A question to the host of an instance, or to one of several hosts that announce it.
    struct Wanted: Hashable, Sendable {
        let instance: DomainName
        let location: ServiceLocation
        /// The source whose message caused the question; nil for none.
        let cause: IPAddress?
        /// Whether a missing answer has no consequences.
        var isCasual = false
        /// Counts from 1.
        var attempt = 1

        func isSame(as other: Self) -> Bool { instance == other.instance && location == other.location }

        func covers(_ other: Self) -> Bool { isSame(as: other) && (!isCasual || other.isCasual) }
    }

    struct Asked: Hashable, Sendable {
        let wanted: Wanted
        let endpoint: Endpoint
        /// All announced addresses of the host. It may answer from any of them.
        let addresses: [IPAddress]
    }

    private var asked = UnansweredQuestions<Asked>()
    /// Second attempts and questions about disputed instances. They come before the roster's questions.
    private var wanted: [Wanted] = []
    /// Questions about instances that have answered before, so that forged instances do not delay them.
    private var first: [Wanted] = []
    private var pace = PaceBudget(burst: DiscoveryLimits.directBurst, perSecond: DiscoveryLimits.directPerSecond)
    private var heldUntil: ContinuousClock.Instant?
    /// How long questions wait when the budget is spent.
    private static let pause = Duration.milliseconds(20)

    /// Adds a question, unless it is already wanted. If there are too many, the newest of the busiest source is
    /// dropped.
    ///
    /// - Parameter isFirst: whether the instance has answered before.
    mutating func want(_ question: Wanted, isFirst: Bool = false) {
        guard !asked.contains(where: { $0.wanted.covers(question) }),
            !first.contains(where: { $0.covers(question) }), !wanted.contains(where: { $0.covers(question) })
        else { return }
        // This question replaces a casual one.
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

    /// - Parameter isHeld: whether more questions are waiting than may be sent now.
    mutating func hold(_ isHeld: Bool, at now: ContinuousClock.Instant) { heldUntil = isHeld ? now + Self.pause : nil }

    /// - Returns: the id with which to send the question.
    mutating func put(_ question: Asked, at now: ContinuousClock.Instant, jitter: inout Jitter) -> UInt16 {
        pace.spend(1)
        return asked.add(question, until: now + DiscoveryLimits.directPatience, jitter: &jitter)
    }

    mutating func answered(_ id: UInt16, from source: Endpoint) -> Asked? {
        asked.take(id) { $0.endpoint.port == source.port && $0.addresses.contains(source.address) }
    }

    mutating func takeOverdue(at now: ContinuousClock.Instant) -> Asked? { asked.takeOverdue(at: now) }

    /// - Parameter hasMore: whether the roster has instances to ask.
    func next(hasMore: Bool) -> ContinuousClock.Instant? {
        let waiting = hasMore || hasWanted ? heldUntil : nil
        return [asked.next, waiting].compactMap(\.self).min()
    }
}
