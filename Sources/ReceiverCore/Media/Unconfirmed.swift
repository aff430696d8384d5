/// The values of one setting that the screen was told and has not confirmed, the newest last.
///
/// Until the screen has confirmed them, its reports about the setting are from before the change. If it confirms
/// nothing within `MediaSessionCore.confirmationLimit`, its reports count again.
struct Unconfirmed<Value: Equatable & Sendable>: Equatable, Sendable {
    private var told: [Value] = []
    private var deadline: ContinuousClock.Instant?

    init() {}

    /// Until when a confirmation is awaited; nil if none is.
    var awaitedUntil: ContinuousClock.Instant? { told.isEmpty ? nil : deadline }

    func isAwaited(at now: ContinuousClock.Instant) -> Bool { awaitedUntil.map { now < $0 } ?? false }

    mutating func tell(_ value: Value, at now: ContinuousClock.Instant) {
        if !isAwaited(at: now) { told = [] }
        told = told.suffix(63) + [value]
        deadline = now + MediaSessionCore.confirmationLimit
    }

    /// Takes the screen's report of the value.
    ///
    /// - Parameter isMeant: Whether the report may refer to this value that the screen was told; asked if no such value
    ///   equals the report.
    /// - Returns: Whether the reported value is final: the screen has confirmed everything that would change it.
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

    /// Whether the report only confirms an earlier value, while a later one is not confirmed yet. A report of any other
    /// value counts: somebody at the screen may have set it.
    mutating func isOutdated(_ said: Value, at now: ContinuousClock.Instant) -> Bool {
        guard isAwaited(at: now), told.contains(said) else { return false }
        return !heard(said, at: now)
    }

    private mutating func settle(_ index: Int) -> Bool {
        let done = told[index]
        told.removeFirst(index + 1)
        // A screen that is told the same value again need not report it again.
        return told.allSatisfy { $0 == done }
    }
}

extension Unconfirmed where Value == Double {
    /// Like ``heard(_:at:orElse:)``, for a screen that reaches only about the value that it was told. The report refers
    /// to the nearest value. Of two equally near values it refers to the later one, because a seek that another one
    /// follows may never be reported.
    mutating func heard(near said: Double, at now: ContinuousClock.Instant) -> Bool {
        guard isAwaited(at: now) else {
            told = []
            return true
        }
        let nearest = told.indices.min { (abs(told[$0] - said), $1) < (abs(told[$1] - said), $0) }
        return nearest.map { settle($0) } ?? true
    }
}
