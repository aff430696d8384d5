/// Whether a page is open, on a receiver whose page is shown by another program's browser, and the offers that wait for
/// a page.
///
/// Without a page, nobody sees what is mirrored, and the sender would not notice. So an offer waits until somebody
/// opens the page, or a reload completes. It is refused when its time is up. A running mirroring ends if the page stays
/// closed.
struct PageWait: Sendable {
    /// A sender waits four seconds for its answer.
    static let limit: Duration = .seconds(3)
    /// How long a mirroring goes on with a closed page: as long as a sender's first frame may take to appear.
    static let closedLimit: Duration = .seconds(15)

    struct Offer: Sendable {
        let text: String
        let sequence: Int
        let sender: SenderAddress
        /// The transport id of the application to which it was sent.
        let transport: String
        let deadline: ContinuousClock.Instant
    }

    /// Nil if a page is open, or the screen never reports it.
    private var missingSince: ContinuousClock.Instant?
    private var offers: [Offer] = []

    var isMissing: Bool { missingSince != nil }
    /// When the mirroring ends because nobody can see it; nil while a page is open.
    var closedDeadline: ContinuousClock.Instant? { missingSince.map { $0 + Self.closedLimit } }

    var isWaiting: Bool { !offers.isEmpty }
    var nextDeadline: ContinuousClock.Instant? { offers.first?.deadline }

    /// Adds an offer. Returns false if too many wait.
    mutating func add(_ offer: Offer) -> Bool {
        guard offers.count < MirroringCore.waitingLimit else { return false }
        offers.append(offer)
        return true
    }

    /// Takes the screen's report. Returns the offers that can be handled now.
    mutating func pageIs(open isOpen: Bool, at now: ContinuousClock.Instant) -> [Offer] {
        missingSince = isOpen ? nil : missingSince ?? now
        guard isOpen else { return [] }
        defer { offers = [] }
        return offers
    }

    /// Removes and returns the offers that have waited too long.
    mutating func expired(at now: ContinuousClock.Instant) -> [Offer] {
        let count = offers.prefix { $0.deadline <= now }.count
        defer { offers.removeFirst(count) }
        return Array(offers.prefix(count))
    }
}
