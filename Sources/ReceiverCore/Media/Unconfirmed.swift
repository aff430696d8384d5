/// What the screen was told of one thing and has not said since, the newest last: until it has, what it says of that is
/// from before. A screen that does not say so within `MediaSessionCore.confirmationLimit` is believed again.
struct Unconfirmed<Value: Equatable & Sendable>: Equatable, Sendable {
    private var told: [Value] = []
    private var deadline: ContinuousClock.Instant?

    init() {}

    /// Until when the screen's word is waited for; nil where it is not.
    var awaitedUntil: ContinuousClock.Instant? { told.isEmpty ? nil : deadline }

    func isAwaited(at now: ContinuousClock.Instant) -> Bool { awaitedUntil.map { now < $0 } ?? false }

    mutating func tell(_ value: Value, at now: ContinuousClock.Instant) {
        if !isAwaited(at: now) { told = [] }
        told = told.suffix(63) + [value]
        deadline = now + MediaSessionCore.confirmationLimit
    }

    /// The screen says this of it.
    ///
    /// - Parameter isMeant: whether the screen may mean what it was told here, where it was told nothing of the kind.
    /// - Returns: whether that is how it is now: nothing is on its way that would change it.
    mutating func heard(
        _ said: Value, at now: ContinuousClock.Instant, orElse isMeant: (Value) -> Bool = { _ in false }
    ) -> Bool {
        guard isAwaited(at: now) else {
            told = []
            return true
        }
        guard let index = told.firstIndex(of: said) ?? told.firstIndex(where: isMeant) else { return false }
        return settle(index)
    }

    /// Whether the screen says this only of what it was told before something else that is still on its way. What it
    /// says otherwise counts: somebody at the screen itself may have done it.
    mutating func isOutdated(_ said: Value, at now: ContinuousClock.Instant) -> Bool {
        guard isAwaited(at: now), told.contains(said) else { return false }
        return !heard(said, at: now)
    }

    private mutating func settle(_ index: Int) -> Bool {
        let done = told[index]
        told.removeFirst(index + 1)
        // A screen that is told the same again need not say it again.
        return told.allSatisfy { $0 == done }
    }
}

extension Unconfirmed where Value == Double {
    /// As ``heard(_:at:orElse:)``, where the screen may have come only near to what it was told: it means the nearest,
    /// and of two that are as near the later one, since a seek that another follows may never be told of.
    mutating func heard(near said: Double, at now: ContinuousClock.Instant) -> Bool {
        guard isAwaited(at: now) else {
            told = []
            return true
        }
        let nearest = told.indices.min { (abs(told[$0] - said), $1) < (abs(told[$1] - said), $0) }
        return nearest.map { settle($0) } ?? true
    }
}
