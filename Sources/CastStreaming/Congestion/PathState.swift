/// What all streams of a session share: one path with its round trip, its capacity and its order of sending.
struct PathState: Sendable {
    var roundTrip: RoundTripEstimate
    var evidence = DeliveryEvidence()
    var estimator: BandwidthEstimator
    var pacer: Pacer
    var repeats = RepeatBudget()
    private let hasSound: Bool
    private let mindsHeavyLoss: Bool
    private var transmissions: UInt64 = 0
    /// From when on nothing that was sent is known to have arrived; nil while all is.
    private var unprovenSince: ContinuousClock.Instant?
    /// What was sent and is not known to have arrived: the first of each `unprovenStep`, so many at most. Without sound
    /// only.
    private var unproven: [Transmission] = []

    /// The last time when the receiver was heard though nothing had arrived there for longer than a queue makes wait
    /// what is still of use: half as long again as the target delay, and half a second at least.
    private(set) var interruptedUntil: ContinuousClock.Instant?
    /// When the receiver was last heard; nil: never.
    private var heardAt: ContinuousClock.Instant?
    /// When the first datagram left.
    private var beganAt: ContinuousClock.Instant?

    /// The share of datagrams that was lost lately, smoothed over some hundred of them.
    private var lossShare = 0.0

    /// - Parameters:
    ///   - hasSound: Something leaves every few milliseconds.
    ///   - mindsHeavyLoss: What waits is told from what is lost in another way where much is lost (`isLossy`).
    init(
        roundTrip: RoundTripEstimate, estimator: BandwidthEstimator, pacer: Pacer, hasSound: Bool = true,
        mindsHeavyLoss: Bool = true
    ) {
        self.hasSound = hasSound
        self.mindsHeavyLoss = mindsHeavyLoss
        self.roundTrip = roundTrip
        self.estimator = estimator
        self.pacer = pacer
    }

    var jitter: Duration { estimator.trend.jitter }

    /// Counts a datagram that leaves now.
    mutating func transmit(
        _ bytes: Int, isRepeated: Bool = false, at now: ContinuousClock.Instant
    ) -> Transmission {
        transmissions += 1
        if unprovenSince == nil { unprovenSince = now }
        if beganAt == nil { beganAt = now }
        let transmission = Transmission(number: transmissions, at: now)
        noteUnproven(transmission)
        lossShare *= 1 - lossWeight
        estimator.isLossy = isLossy
        pacer.sent(bytes, at: now)
        estimator.sent(bytes, isRepeated: isRepeated, at: now)
        return transmission
    }

    /// When what was sent next left. With sound that is a frame of it later at most, and to wait for that as well makes
    /// for more loss and a lower rate on a bad path. Without sound it may be the next picture, which left long after:
    /// its news can't be overdue yet.
    private func departure(after transmission: Transmission) -> ContinuousClock.Instant {
        unproven.first?.at ?? transmission.at
    }

    private mutating func noteUnproven(_ transmission: Transmission) {
        guard !hasSound, unproven.count < Self.mostUnproven else { return }
        if let last = unproven.last, transmission.at - last.at < Self.unprovenStep { return }
        unproven.append(transmission)
    }

    mutating func arrived(_ transmission: Transmission) {
        guard evidence.arrived(transmission) else { return }
        unproven.removeFirst(unproven.prefix { $0.number <= transmission.number }.count)
        unprovenSince = transmission.number == transmissions ? nil : departure(after: transmission)
    }

    /// The receiver was heard.
    var isKnown: Bool { heardAt != nil }

    /// The longest that the round trip takes without a queue.
    var emptyRoundTrip: Duration {
        (estimator.trend.base ?? .zero) + max(estimator.trend.threshold, jitter * 2)
    }

    /// The receiver was heard; to be told before what it said is taken.
    mutating func heard(at now: ContinuousClock.Instant) {
        heardAt = now
        let longest = max(roundTrip.cap * 3 / 2 + emptyRoundTrip, Self.shortestInterruption)
        if let unprovenSince, now - unprovenSince > longest { interruptedUntil = now }
    }

    /// Whether the receiver has said nothing for longer than receivers pause: it may have everything, or be gone. What
    /// it has not got it will say when it is heard again.
    func isDeaf(at now: ContinuousClock.Instant) -> Bool {
        guard let since = heardAt ?? beganAt else { return false }
        return now - since > StreamingLimits.reportInterval + roundTrip.patience
    }

    /// For how long news of any kind has been overdue, a second at most. Then frames may well arrive: it is the way
    /// back that is silent, or the receiver that pauses.
    func silence(at now: ContinuousClock.Instant) -> Duration {
        guard let heardAt else { return .zero }
        return min(max(now - heardAt - roundTrip.patience - jitter, .zero), Self.longestSilence)
    }

    /// Until when pictures wait, new and repeated ones, because all news is overdue; nil: they needn't. It is the first
    /// sign of a queue, a round trip before any measurement can be, and what is held back now is not dropped there.
    /// Nothing is held back for long: the news may be what was lost.
    func holdsUntil(_ now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
        // Where much is lost it is the news that is missing, more often than not.
        guard !isLossy, let since = unprovenSince, let base = estimator.trend.base, !estimator.isOverused else {
            return nil
        }
        let overdue = since + base + max(estimator.trend.threshold, jitter * 2)
        // A receiver that is heard meanwhile, and tells nothing of it, has not got it: no news was lost then. But
        // without sound nothing else may be on its way that could tell, and it is a packet that was lost alone.
        let isHeard = heardAt.map { $0 >= overdue } ?? false
        let end = overdue + (isHeard && hasSound ? Self.longestHold * 3 : Self.longestHold)
        return now >= overdue && now < end ? end : nil
    }

    private static let unprovenStep = Duration.milliseconds(10)
    private static let mostUnproven = 64
    /// The first datagrams count for more, after so many that are taken to have arrived.
    private var lossWeight: Double {
        1 / Double(mindsHeavyLoss ? min(transmissions + Self.lossPrior, Self.lossMemory) : Self.lossMemory)
    }
    private static let lossPrior: UInt64 = 40
    private static let lossMemory: UInt64 = 500
    private static let longestSilence = Duration.seconds(1)
    /// A way may become longer by nearly as much.
    private static let shortestInterruption = Duration.milliseconds(500)
    private static let many: UInt64 = 8
    private static let longestQueue = Duration.milliseconds(600)
    private static let longestHold = Duration.milliseconds(150)

    /// Whether a packet that the receiver misses is lost, and not just on its way.
    func isLost(_ packet: SentFrame.Packet, at now: ContinuousClock.Instant) -> Bool {
        guard let sent = packet.sent else { return false }
        if packet.isGap, jitter < DeliveryEvidence.calm {
            // A path that keeps the order has brought a later one. What was sent again may be missed in old news.
            let news = packet.isRepeated ? roundTrip.value : estimator.trend.base ?? roundTrip.value
            if now - sent.at >= news { return true }
        }
        return isLost(sent, at: now)
    }

    /// The same for what the receiver said nothing of.
    func isLost(_ transmission: Transmission, at now: ContinuousClock.Instant) -> Bool {
        if evidence.overtook(transmission, jitter: jitter) { return true }
        return now - transmission.at >= (mayAllWait(transmission) ? longLossAge : lossAge)
    }

    /// Whether the receiver was heard since, and has nothing of much that was sent from then on: it all waits in a
    /// queue, more likely than that it was lost together, and repeating it would make that queue longer.
    private func mayAllWait(_ transmission: Transmission) -> Bool {
        let proven = evidence.latest?.number ?? 0
        guard transmission.number > proven, transmissions > proven + Self.many else { return false }
        return heardAt.map { $0 > transmission.at + (estimator.trend.base ?? roundTrip.value) } ?? false
    }

    /// The same for what may all wait: a queue is hardly ever longer.
    private var longLossAge: Duration { max(lossAge, Self.longestQueue) }

    /// When a packet that is missed and was sent at that time is to be judged anew, if nothing is heard before.
    func judgement(ofSentAt sent: ContinuousClock.Instant, at now: ContinuousClock.Instant) -> ContinuousClock.Instant {
        let usual = sent + lossAge
        return usual > now ? usual : sent + longLossAge
    }

    /// Whether so much is lost that repairs and the news of them are often lost too. Then what is late is lost rather
    /// than waiting, and a picture has no time for finding out.
    var isLossy: Bool { mindsHeavyLoss && lossShare > Self.heavyLoss }
    private static let heavyLoss = 0.04

    mutating func lost(_ count: Int) { lossShare = min(lossShare + Double(count) * lossWeight, 1) }

    /// What is missed so long after it was sent is lost, though nothing proves it. Where hardly anything was lost
    /// lately this is long enough for a queue to build up: what waits in one must not be sent again.
    var lossAge: Duration {
        if isLossy { return roundTrip.value + roundTrip.deviation * 2 + jitter + .milliseconds(10) }
        return roundTrip.value * 1.5 + roundTrip.deviation * 2 + jitter + .milliseconds(lossShare > 0.01 ? 30 : 140)
    }
}
