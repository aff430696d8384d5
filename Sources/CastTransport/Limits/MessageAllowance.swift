import Synchronization

/// The pool of points that all connections of a listener share.
final class MessagePool: Sendable {
    private let store: Mutex<PointStore>
    /// The seconds of the event loop that are available for long messages.
    private let longOnes: Mutex<PointStore>

    init(_ rate: MessageRate, at now: ContinuousClock.Instant) {
        store = Mutex(PointStore(perSecond: rate.pool, most: rate.poolSaved, at: now))
        longOnes = Mutex(PointStore(perSecond: rate.longShare, most: rate.longTurn / .seconds(1), at: now))
    }

    /// Returns how long a long message has to wait for others' turns, or nil if it may be read now.
    func waitForLong(at now: ContinuousClock.Instant) -> Duration? {
        longOnes.withLock { store in
            store.fill(at: now)
            return store.points >= 0 ? nil : store.timeToZero
        }
    }

    func tookLong(_ time: Duration) { longOnes.withLock { $0.spend(time / .seconds(1)) } }

    /// Takes all of the points or none.
    func take(_ count: Double, at now: ContinuousClock.Instant) -> Bool {
        store.withLock { store in
            store.fill(at: now)
            guard store.points >= count else { return false }
            store.spend(count)
            return true
        }
    }
}

/// The allowance of one connection for reading; see `MessageRate`.
struct MessageAllowance: Sendable {
    let rate: MessageRate
    private let pool: MessagePool
    private var own: PointStore
    private var usedThisTurn = 0.0
    private var timeThisTurn = Duration.zero

    init(rate: MessageRate, pool: MessagePool, at now: ContinuousClock.Instant) {
        self.rate = rate
        self.pool = pool
        own = PointStore(perSecond: rate.own, most: rate.ownSaved, at: now)
    }

    func cost(ofMessage bytes: Int) -> Double { 1 + Double(bytes) / rate.bytesIn }

    /// Returns the cost of reading TLS records beyond the cost of their bytes; see `MessageRate.dearest`.
    func cost(ofRecords bytes: Int, taking time: Duration) -> Double {
        let worth = cost(ofMessage: bytes)
        return min(time / rate.pointTime, worth * rate.dearest) - worth
    }

    /// Returns how long a message has to wait before it is read, or nil if it may be read now.
    func wait(forMessage bytes: Int, at now: ContinuousClock.Instant) -> Duration? {
        bytes > rate.longMessage ? pool.waitForLong(at: now) : nil
    }

    func took(_ time: Duration, forMessage bytes: Int) {
        // The time is limited, since a machine that stood still for a while is nobody's fault.
        if bytes > rate.longMessage { pool.tookLong(min(time, rate.longTurn * 10)) }
    }

    func cost(ofSending bytes: Int, toOthers messages: Int) -> Double {
        Double(bytes + messages * rate.overhead) / rate.bytesOut
    }

    mutating func turnBegins() { (usedThisTurn, timeThisTurn) = (0, .zero) }

    var isTurnOver: Bool { usedThisTurn >= rate.turn || timeThisTurn >= rate.turnTime }

    enum Outcome: Equatable {
        case goOn
        /// Nothing may be read before this time. Then call `settle`.
        case pause(until: ContinuousClock.Instant)
    }

    /// Pays for what was read, first with the connection's own points.
    ///
    /// - Parameter time: the actual time of reading and handling.
    mutating func spend(
        _ points: Double, taking time: Duration = .zero, at now: ContinuousClock.Instant
    ) -> Outcome {
        own.fill(at: now)
        usedThisTurn += points
        timeThisTurn += time
        let cost = rate.cost(points, taking: time)
        let ownPart = min(cost, max(own.points, 0))
        own.spend(ownPart)
        let rest = cost - ownPart
        if rest > 0, !pool.take(rest, at: now) { own.spend(min(rest, rate.debt + own.points)) }
        return outcome(at: now)
    }

    /// Pays the debt if possible, and returns whether reading may go on.
    mutating func settle(at now: ContinuousClock.Instant) -> Outcome {
        own.fill(at: now)
        if own.points < 0, pool.take(-own.points, at: now) { own.spend(own.points) }
        turnBegins()
        return outcome(at: now)
    }

    private func outcome(at now: ContinuousClock.Instant) -> Outcome {
        // Others may leave points in the pool in the meantime, so the next attempt comes soon.
        if own.points < 0 { return .pause(until: now + min(own.timeToZero, .milliseconds(100))) }
        return isTurnOver ? .pause(until: now + rate.betweenTurns) : .goOn
    }
}
