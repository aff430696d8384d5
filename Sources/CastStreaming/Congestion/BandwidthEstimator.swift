/// Estimates the path's capacity, and how many bits per second the video may use.
///
/// The estimator starts with half of the maximum, or with a given value, and adds a tenth every 100 ms. As long as
/// nothing shows a limit, it assumes none: if less is sent than the path can carry, the delivered amount says nothing
/// about the limit. A limit shows in packets that wait longer and longer (`DelayTrend`), well before any packet is
/// dropped. Then:
/// - At once the capacity is set to half of the sending rate, or to 70 % of the arrival rate if that is more. This
///   stops the growth of the queue. If a limit was known already, the capacity is set to 85 % of it.
/// - The acknowledged data rate while the queue fills or drains is exactly the path's capacity. So the capacity becomes
///   known within a few tenths of a second. The video gets less than that until the queue has drained.
/// - Afterwards the video gets nine tenths of it, and 4 % more every 100 ms, or 1 % near the old limit.
///
/// Not every wait is a queue: a path's delay may vary, or its route may become longer. A wait that passes although the
/// bit rate was not lowered was no queue. Neither is a wait that stays although far less is sent than the path has
/// carried. The path then counts as one whose delay varies, and the bit rate is restored. A wait of more than 120 ms is
/// a queue, and so is a wait during which far less arrives than is sent.
///
/// Loss alone counts as a limit only if the receiver reports more than 35 % of the packets lost: radio links lose
/// packets without being full.
struct BandwidthEstimator: Sendable {
    static let step = Duration.milliseconds(100)

    /// The most and the least bits per second that the video may use.
    let maximum: Int
    let minimum: Int
    var trend = DelayTrend()
    var meter: FlowMeter
    var overuse: Overuse?
    /// Bits per second of all traffic, with all headers; nil while nothing has shown a limit.
    var capacity: Double?
    /// The last limit that was found.
    var ceiling: Double?
    /// The bits per second that the video may use while nothing else limits it. It rises after the start.
    private var ramp: Double
    var nextGrowth: ContinuousClock.Instant
    var nextLook: ContinuousClock.Instant
    /// So much is lost that acknowledgments often wait for a repair or come with later ones. A wait alone then does not
    /// show a queue.
    var isLossy = false
    private var lastLossCut: ContinuousClock.Instant?

    /// - Parameter start: The bits per second that the video may use at the start. Nil means half of the maximum.
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

    /// Processes an acknowledgment of frames.
    ///
    /// - Parameter delay: The time from sending the last packet of the newest frame until now. Nil if that is not
    ///   certain: a frame that was repeated, or that waited for another frame, says nothing.
    mutating func acknowledged(_ bytes: Int, delay: Duration?, at now: ContinuousClock.Instant) {
        meter.arrived(bytes, at: now)
        if let delay { trend.measured(delay, at: now, isQueue: overuse?.isCertain ?? false) }
        watch(isMeasured: delay != nil, at: now)
    }

    /// Processes a loss report of the receiver.
    ///
    /// - Parameter loss: The share of lost packets, 0 to 1, over so many packets that chance hardly matters.
    mutating func reported(loss: Double, at now: ContinuousClock.Instant) {
        guard loss > 0.35, lastLossCut.map({ now - $0 >= .milliseconds(500) }) ?? true else { return }
        lastLossCut = now
        let arriving = meter.sending(over: .milliseconds(500), at: now) * (1 - loss)
        capacity = floored(min(capacity ?? .infinity, arriving))
        ceiling = capacity
    }

    /// The bits per second that the video may use while audio uses `audio`.
    func videoBitrate(besides audio: Int) -> Int {
        let most = min(maximum, Int(ramp))
        guard let capacity else { return max(most, minimum) }
        // The rest is for packets that have to be sent again.
        return max(min(Int((capacity - Double(audio)) * 0.95), most), minimum)
    }

    /// The bits per second at which video packets should leave. On a path with a limit they are spread out.
    func pacing(atMost most: Int) -> Int {
        guard let capacity else { return most }
        return min(Int(capacity * (isOverused ? 1 : 1.25)), most)
    }

    /// Lets the capacity grow. Call this when `nextDeadline` has come.
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

    /// Nil while nothing can grow.
    var nextDeadline: ContinuousClock.Instant? {
        capacity == nil && ramp >= Double(maximum) ? nil : nextGrowth
    }

    func floored(_ bits: Double) -> Double { max(bits, Double(minimum)) }
}
