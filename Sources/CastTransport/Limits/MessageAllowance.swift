import Synchronization

/// The pool that all connections of a listener share.
final class MessagePool: Sendable {
    private let store: Mutex<PointStore>
    /// Seconds of the event loop for long messages.
    private let longOnes: Mutex<PointStore>

    init(_ rate: MessageRate, at now: ContinuousClock.Instant) {
        store = Mutex(PointStore(perSecond: rate.pool, most: rate.poolSaved, at: now))
        longOnes = Mutex(PointStore(perSecond: rate.longShare, most: rate.longTurn / .seconds(1), at: now))
    }

    /// How long a long message waits for the others' turn; nil where it may be taken now.
    func waitForLong(at now: ContinuousClock.Instant) -> Duration? {
        longOnes.withLock { store in
            store.fill(at: now)
            return store.points >= 0 ? nil : store.timeToZero
        }
    }

    func tookLong(_ time: Duration) { longOnes.withLock { $0.spend(time / .seconds(1)) } }

    /// All of it or nothing.
    func take(_ count: Double, at now: ContinuousClock.Instant) -> Bool {
        store.withLock { store in
            store.fill(at: now)
            guard store.points >= count else { return false }
            store.spend(count)
            return true
        }
    }
}

/// What one connection may still have read; see `MessageRate`.
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

    /// Of what came in, what reading its TLS records took beyond what its bytes are worth; see `MessageRate.dearest`.
    func cost(ofRecords bytes: Int, taking time: Duration) -> Double {
        let worth = cost(ofMessage: bytes)
        return min(time / rate.pointTime, worth * rate.dearest) - worth
    }

    /// How long a message waits before it is read; nil where it need not.
    func wait(forMessage bytes: Int, at now: ContinuousClock.Instant) -> Duration? {
        bytes > rate.longMessage ? pool.waitForLong(at: now) : nil
    }

    func took(_ time: Duration, forMessage bytes: Int) {
        // A machine that stood still for a while is nobody's doing.
        if bytes > rate.longMessage { pool.tookLong(min(time, rate.longTurn * 10)) }
    }

    func cost(ofSending bytes: Int, toOthers messages: Int) -> Double {
        Double(bytes + messages * rate.overhead) / rate.bytesOut
    }

    mutating func turnBegins() { (usedThisTurn, timeThisTurn) = (0, .zero) }

    var isTurnOver: Bool { usedThisTurn >= rate.turn || timeThisTurn >= rate.turnTime }

    enum Outcome: Equatable {
        case goOn
        /// Nothing is to be read before; then `settle`.
        case pause(until: ContinuousClock.Instant)
    }

    /// Pays for what was read, from the connection's own points first.
    ///
    /// - Parameter time: what reading and handling it has really taken.
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

    /// Whether what is owed can be paid by now.
    mutating func settle(at now: ContinuousClock.Instant) -> Outcome {
        own.fill(at: now)
        if own.points < 0, pool.take(-own.points, at: now) { own.spend(own.points) }
        turnBegins()
        return outcome(at: now)
    }

    private func outcome(at now: ContinuousClock.Instant) -> Outcome {
        // Others may leave something in the pool meanwhile, so it looks again soon.
        if own.points < 0 { return .pause(until: now + min(own.timeToZero, .milliseconds(100))) }
        return isTurnOver ? .pause(until: now + rate.betweenTurns) : .goOn
    }
}
