/// Whether a page is open, on a receiver whose page somebody else's browser shows, and the offers that wait for one.
///
/// Nobody sees what is mirrored to a page that is not there, and the sender would not hear of it. So an offer waits for
/// somebody to open the page (or for one that is being loaded anew), and is refused when there is no time left. What is
/// mirrored ends where the page stays closed.
struct PageWait: Sendable {
    /// A sender waits for its answer for four seconds.
    static let limit: Duration = .seconds(3)
    /// How long something is mirrored to a closed page: as long as a sender's first frame may take to be seen.
    static let closedLimit: Duration = .seconds(15)

    struct Offer: Sendable {
        let text: String
        let sequence: Int
        let sender: SenderAddress
        /// Of the application that it was sent to.
        let transport: String
        let deadline: ContinuousClock.Instant
    }

    /// Nil also where the screen never says.
    private var missingSince: ContinuousClock.Instant?
    private var offers: [Offer] = []

    var isMissing: Bool { missingSince != nil }
    /// When what is mirrored has nobody left to see it; nil while a page is open.
    var closedDeadline: ContinuousClock.Instant? { missingSince.map { $0 + Self.closedLimit } }

    var isWaiting: Bool { !offers.isEmpty }
    var nextDeadline: ContinuousClock.Instant? { offers.first?.deadline }

    /// False where too many wait.
    mutating func add(_ offer: Offer) -> Bool {
        guard offers.count < MirroringCore.waitingLimit else { return false }
        offers.append(offer)
        return true
    }

    /// What the screen says. Gives the offers that can be taken now.
    mutating func pageIs(open isOpen: Bool, at now: ContinuousClock.Instant) -> [Offer] {
        missingSince = isOpen ? nil : missingSince ?? now
        guard isOpen else { return [] }
        defer { offers = [] }
        return offers
    }

    /// The offers that have waited long enough.
    mutating func expired(at now: ContinuousClock.Instant) -> [Offer] {
        let count = offers.prefix { $0.deadline <= now }.count
        defer { offers.removeFirst(count) }
        return Array(offers.prefix(count))
    }
}
