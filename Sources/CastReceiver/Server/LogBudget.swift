/// How many lines a log takes, so that who sends much does not make us write much: some at once, then so many a
/// second. How many were left out is told with the next line that there is room for.
struct LogBudget: Equatable, Sendable {
    private let perSecond: Double
    private let most: Double
    private var room: Double
    private var filledAt: ContinuousClock.Instant
    private var leftOut = 0

    init(perSecond: Double, most: Double, at now: ContinuousClock.Instant) {
        self.perSecond = perSecond
        self.most = most
        room = most
        filledAt = now
    }

    enum Outcome: Equatable {
        /// With the number of lines that were left out before.
        case write(leftOut: Int)
        case leaveOut
    }

    mutating func take(at now: ContinuousClock.Instant) -> Outcome {
        room = min(most, room + max(0, (now - filledAt) / .seconds(1)) * perSecond)
        filledAt = max(now, filledAt)
        guard room >= 1 else {
            leftOut += 1
            return .leaveOut
        }
        room -= 1
        defer { leftOut = 0 }
        return .write(leftOut: leftOut)
    }
}
