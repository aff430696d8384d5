/// What the path carries, and from that how many bits a second the pictures may take.
///
/// It starts with half of the maximum, or what it is told, and goes up from there by a tenth each tenth of a second.
/// While nothing shows a limit there is none: what was delivered says nothing of what could be, when less
/// than that was sent. A limit shows itself by packets that wait longer and longer (`DelayTrend`), well before any is
/// dropped. Then:
/// - at once the capacity is thought to be half of what was being sent, or nearly what arrives if that is more, so that
///   the queue stops growing; where a limit was known already, 85 % of it;
/// - what is acknowledged while the queue fills or empties is exactly what the path carries: the capacity becomes
///   known within a few tenths of a second, and the pictures get less than that until the queue has gone;
/// - afterwards they get nine tenths, and 4 % more each tenth of a second, in small steps near the old limit.
///
/// Not every wait is a queue: a path's delay may jump about, or its way become longer. A wait that passes though
/// nothing was lowered was none, and neither is one that stays though far less is sent than the path has carried. Such
/// a path is known to wander from then on, and what was lowered is as before. A wait of more than 120 ms, or one during
/// which far less arrives than is sent, is a queue.
///
/// Loss alone is taken for a limit only where the receiver reports more than a third of the packets lost: radio loses
/// packets without being full.
struct BandwidthEstimator: Sendable {
    static let step = Duration.milliseconds(100)

    /// Bits a second that the pictures may take at most and at least.
    let maximum: Int
    let minimum: Int
    var trend = DelayTrend()
    var meter: FlowMeter
    var overuse: Overuse?
    /// Bits a second of everything, with all headers; nil while nothing showed a limit.
    var capacity: Double?
    /// Where the last limit was.
    var ceiling: Double?
    /// What the pictures may take as long as nothing else limits them: rises after the start.
    private var ramp: Double
    var nextGrowth: ContinuousClock.Instant
    var nextLook: ContinuousClock.Instant
    /// So much is lost that news often waits for a repair, or comes with later news: a wait alone shows no queue.
    var isLossy = false
    private var lastLossCut: ContinuousClock.Instant?

    /// - Parameter start: What the pictures may take to begin with; nil: half of the maximum.
    init(maximum: Int, minimum: Int, start: Int? = nil, at now: ContinuousClock.Instant) {
        self.maximum = max(maximum, 1)
        self.minimum = min(max(minimum, 1), max(maximum, 1))
        ramp = start.map { Double(min(max($0, 1), max(maximum, 1))) } ?? Double(max(maximum, 1)) / 2
        meter = FlowMeter(at: now)
        nextGrowth = now + Self.step
        nextLook = now + FlowMeter.longWindow
    }

    /// Whether packets wait too long at the moment.
    var isOverused: Bool { overuse != nil }

    mutating func sent(_ bytes: Int, isRepeated: Bool = false, at now: ContinuousClock.Instant) {
        meter.sent(bytes, isRepeated: isRepeated, at: now)
    }

    /// Frames were acknowledged.
    /// - Parameter delay: From sending the last packet of the newest of them until now, where that is certain: a frame
    ///   that was repeated, or that waited for another one, tells nothing.
    mutating func acknowledged(_ bytes: Int, delay: Duration?, at now: ContinuousClock.Instant) {
        meter.arrived(bytes, at: now)
        if let delay { trend.measured(delay, at: now, isQueue: overuse?.isCertain ?? false) }
        watch(isMeasured: delay != nil, at: now)
    }

    /// The receiver told its share of lost packets, 0 to 1, over so many that chance hardly matters.
    mutating func reported(loss: Double, at now: ContinuousClock.Instant) {
        guard loss > 0.35, lastLossCut.map({ now - $0 >= .milliseconds(500) }) ?? true else { return }
        lastLossCut = now
        let arriving = meter.sending(over: .milliseconds(500), at: now) * (1 - loss)
        capacity = floored(min(capacity ?? .infinity, arriving))
        ceiling = capacity
    }

    /// What of the capacity the pictures may take when sound takes `audio`, bits a second.
    func videoBitrate(besides audio: Int) -> Int {
        let most = min(maximum, Int(ramp))
        guard let capacity else { return max(most, minimum) }
        // The twentieth is for what has to be sent again.
        return max(min(Int((capacity - Double(audio)) * 0.95), most), minimum)
    }

    /// Bits a second at which pictures should leave: a path that shows a limit gets them spread out.
    func pacing(atMost most: Int) -> Int {
        guard let capacity else { return most }
        return min(Int(capacity * (isOverused ? 1 : 1.25)), most)
    }

    /// Lets the capacity grow. To be called when `nextDeadline` has come.
    mutating func advance(to now: ContinuousClock.Instant) {
        guard nextDeadline != nil, now >= nextGrowth else { return }
        nextGrowth = now + Self.step
        guard overuse == nil else { return }
        ramp = min(ramp * 1.1, Double(maximum))
        guard let capacity else { return }
        let isNearLimit = ceiling.map { (0.9...1.1).contains(capacity / $0) } ?? false
        let grown = capacity * (isNearLimit ? 1.01 : 1.04)
        self.capacity = grown
        guard grown > Double(maximum) * 1.5 + 500_000 else { return }
        self.capacity = nil
        ceiling = nil
    }

    /// Nil while there is nothing to grow.
    var nextDeadline: ContinuousClock.Instant? {
        capacity == nil && ramp >= Double(maximum) ? nil : nextGrowth
    }

    func floored(_ bits: Double) -> Double { max(bits, Double(minimum)) }
}
