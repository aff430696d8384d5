/// Measures the data that goes into the path and comes out of it, in bits per second.
struct FlowMeter: Sendable {
    /// The time over which arriving and sent data are compared.
    static let window = Duration.milliseconds(300)
    static let longWindow = Duration.milliseconds(950)
    private static let memory = Duration.seconds(5)
    /// Limited, because the meters remember two seconds.
    private static let longestWay = Duration.milliseconds(500)

    /// The data that was sent for the first time, and the data that arrived, in bits per second.
    struct Flow {
        let offered: Double
        let arriving: Double
        var isFilling: Bool { arriving < offered * 0.9 }
        var isEmptying: Bool { arriving > offered * 1.1 }
        func isShort(of share: Double) -> Bool { arriving < offered * share }
    }

    private var sent: RateMeter
    /// Without repeated packets.
    private var offered: RateMeter
    private var arrived: RateMeter
    /// The most that arrived within `window` in the last five seconds, or since the last queue.
    private(set) var mostCarried = 0.0
    private var mostCarriedAt: ContinuousClock.Instant

    init(at now: ContinuousClock.Instant) {
        sent = RateMeter(at: now)
        offered = RateMeter(at: now)
        arrived = RateMeter(at: now)
        mostCarriedAt = now
    }

    mutating func sent(_ bytes: Int, isRepeated: Bool, at now: ContinuousClock.Instant) {
        sent.add(bytes, at: now)
        if !isRepeated { offered.add(bytes, at: now) }
    }

    mutating func arrived(_ bytes: Int, at now: ContinuousClock.Instant) {
        arrived.add(bytes, at: now)
        let arriving = arriving(over: Self.window, at: now)
        if arriving >= mostCarried || now - mostCarriedAt > Self.memory { carries(arriving, at: now) }
    }

    /// Sets the path's capacity. Earlier values no longer count.
    mutating func carries(_ rate: Double, at now: ContinuousClock.Instant) {
        mostCarried = rate
        mostCarriedAt = now
    }

    mutating func sending(over window: Duration, at now: ContinuousClock.Instant) -> Double {
        Double(sent.bitsPerSecond(over: window, at: now))
    }

    mutating func arriving(over window: Duration, at now: ContinuousClock.Instant) -> Double {
        Double(arrived.bitsPerSecond(over: window, at: now))
    }

    /// - Parameter way: The time from sending until the acknowledgment, without a queue. Data that arrives now was sent
    ///   that long ago.
    mutating func flow(over window: Duration, way: Duration?, at now: ContinuousClock.Instant) -> Flow {
        let age = min(way ?? .zero, Self.longestWay)
        return Flow(
            offered: Double(offered.bitsPerSecond(over: window, age: age, at: now)),
            arriving: arriving(over: window, at: now))
    }
}
