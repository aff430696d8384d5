/// The state that all streams of a session share: one path with its round trip, its capacity and its order of sending.
struct PathState: Sendable {
    var roundTrip: RoundTripEstimate
    var evidence = DeliveryEvidence()
    var estimator: BandwidthEstimator
    var pacer: Pacer
    var repeats = RepeatBudget()
    private let hasSound: Bool
    private let mindsHeavyLoss: Bool
    private var transmissions: UInt64 = 0
    /// The start of the time in which no datagram is known to have arrived; nil if all datagrams are known to have
    /// arrived.
    private var unprovenSince: ContinuousClock.Instant?
    /// Datagrams that are not known to have arrived: the first of each `unprovenStep`, at most `mostUnproven`. Empty if
    /// the session has audio.
    private var unproven: [Transmission] = []

    /// When the receiver was last heard after an interruption.
    ///
    /// An interruption is a time without any arrival, longer than a queue delays useful data. It lasts one and a half
    /// target delays plus the round trip without a queue, and at least half a second.
    private(set) var interruptedUntil: ContinuousClock.Instant?
    /// When the receiver was last heard; nil if never.
    private var heardAt: ContinuousClock.Instant?
    /// When the first datagram left.
    private var beganAt: ContinuousClock.Instant?

    /// The share of datagrams that were lost recently, smoothed over some hundreds of them.
    private var lossShare = 0.0

    /// - Parameters:
    ///   - hasSound: The session has audio, so that a datagram leaves every few milliseconds.
    ///   - mindsHeavyLoss: If much is lost (`isLossy`), another rule tells waiting packets from lost ones.
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

    /// The time from which on nothing is known to have arrived: when the next datagram was sent.
    ///
    /// With audio the next datagram leaves at most one audio frame later, so the time of this datagram is used. Waiting
    /// longer would mean more loss and a lower rate on a bad path. Without audio the next datagram may belong to the
    /// next video frame, which left long after. Its acknowledgment can't be overdue yet.
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

    /// Whether the receiver was ever heard.
    var isKnown: Bool { heardAt != nil }

    /// The longest round trip without a queue.
    var emptyRoundTrip: Duration {
        (estimator.trend.base ?? .zero) + max(estimator.trend.threshold, jitter * 2)
    }

    /// Records that the receiver was heard. Call this before its message is processed.
    mutating func heard(at now: ContinuousClock.Instant) {
        heardAt = now
        let longest = max(roundTrip.cap * 3 / 2 + emptyRoundTrip, Self.shortestInterruption)
        if let unprovenSince, now - unprovenSince > longest { interruptedUntil = now }
    }

    /// Whether the receiver has been silent for longer than receivers pause.
    ///
    /// The receiver may have everything, or be gone. When it is heard again, it reports its missing packets.
    func isDeaf(at now: ContinuousClock.Instant) -> Bool {
        guard let since = heardAt ?? beganAt else { return false }
        return now - since > StreamingLimits.reportInterval + roundTrip.patience
    }

    /// How long any message of the receiver has been overdue, at most a second.
    ///
    /// Frames may well arrive in that time: the way back is silent, or the receiver pauses.
    func silence(at now: ContinuousClock.Instant) -> Duration {
        guard let heardAt else { return .zero }
        return min(max(now - heardAt - roundTrip.patience - jitter, .zero), Self.longestSilence)
    }

    /// Until when video packets wait, new and repeated ones, because all acknowledgments are overdue; nil if they need
    /// not wait.
    ///
    /// Overdue acknowledgments are the first sign of a queue, one round trip before any measurement can show it. A
    /// packet that is held back now is not dropped in that queue. Packets are never held back for long, because the
    /// acknowledgments may be lost.
    func holdsUntil(_ now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
        // With heavy loss, it is usually the acknowledgments that are missing.
        guard !isLossy, let since = unprovenSince, let base = estimator.trend.base, !estimator.isOverused else {
            return nil
        }
        let overdue = since + base + max(estimator.trend.threshold, jitter * 2)
        // If the receiver is heard meanwhile and acknowledges nothing, no acknowledgment was lost: the packets have not
        // arrived. Without audio, however, there may be no other packet on its way that could be acknowledged, and a
        // single packet was lost.
        let isHeard = heardAt.map { $0 >= overdue } ?? false
        let end = overdue + (isHeard && hasSound ? Self.longestHold * 3 : Self.longestHold)
        return now >= overdue && now < end ? end : nil
    }

    private static let unprovenStep = Duration.milliseconds(10)
    private static let mostUnproven = 64
    /// The first datagrams count for more. `lossPrior` datagrams are assumed to have arrived before them.
    private var lossWeight: Double {
        1 / Double(mindsHeavyLoss ? min(transmissions + Self.lossPrior, Self.lossMemory) : Self.lossMemory)
    }
    private static let lossPrior: UInt64 = 40
    private static let lossMemory: UInt64 = 500
    private static let longestSilence = Duration.seconds(1)
    /// A change of the route may add nearly as much delay.
    private static let shortestInterruption = Duration.milliseconds(500)
    private static let many: UInt64 = 8
    private static let longestQueue = Duration.milliseconds(600)
    private static let longestHold = Duration.milliseconds(150)

    /// Whether a packet that the receiver misses is lost, and not just on its way.
    func isLost(_ packet: SentFrame.Packet, at now: ContinuousClock.Instant) -> Bool {
        guard let sent = packet.sent else { return false }
        if packet.isGap, jitter < DeliveryEvidence.calm {
            // The path keeps the order, and a later packet has arrived. If the packet was sent again, the receiver's
            // message may be older than the repetition.
            let news = packet.isRepeated ? roundTrip.value : estimator.trend.base ?? roundTrip.value
            if now - sent.at >= news { return true }
        }
        return isLost(sent, at: now)
    }

    /// Whether a datagram that the receiver has not mentioned is lost.
    func isLost(_ transmission: Transmission, at now: ContinuousClock.Instant) -> Bool {
        if evidence.overtook(transmission, jitter: jitter) { return true }
        return now - transmission.at >= (mayAllWait(transmission) ? longLossAge : lossAge)
    }

    /// Whether everything since `transmission` probably waits in a queue.
    ///
    /// The answer is yes if the receiver was heard since, and has nothing of the many datagrams that were sent from
    /// then on. A queue is more likely than the loss of all of them, and repeating them would make that queue longer.
    private func mayAllWait(_ transmission: Transmission) -> Bool {
        let proven = evidence.latest?.number ?? 0
        guard transmission.number > proven, transmissions > proven + Self.many else { return false }
        return heardAt.map { $0 > transmission.at + (estimator.trend.base ?? roundTrip.value) } ?? false
    }

    /// `lossAge` for packets that may all wait in a queue. A queue is hardly ever longer.
    private var longLossAge: Duration { max(lossAge, Self.longestQueue) }

    /// When a missing packet that was sent at `sent` has to be judged again, if nothing is heard before.
    func judgement(ofSentAt sent: ContinuousClock.Instant, at now: ContinuousClock.Instant) -> ContinuousClock.Instant {
        let usual = sent + lossAge
        return usual > now ? usual : sent + longLossAge
    }

    /// Whether so much is lost that repairs and their acknowledgments are often lost too.
    ///
    /// A late packet then counts as lost rather than waiting, because there is no time to find out before a frame is
    /// due.
    var isLossy: Bool { mindsHeavyLoss && lossShare > Self.heavyLoss }
    private static let heavyLoss = 0.04

    mutating func lost(_ count: Int) { lossShare = min(lossShare + Double(count) * lossWeight, 1) }

    /// The age at which a missing packet counts as lost without any proof.
    ///
    /// If hardly anything was lost recently, this is long enough for a queue to build up: packets that wait in a queue
    /// must not be sent again.
    var lossAge: Duration {
        if isLossy { return roundTrip.value + roundTrip.deviation * 2 + jitter + .milliseconds(10) }
        return roundTrip.value * 1.5 + roundTrip.deviation * 2 + jitter + .milliseconds(lossShare > 0.01 ? 30 : 140)
    }
}
