package import Logging
import Synchronization

/// Limits the lines of a log, so that a peer that sends much does not cause many lines: a number at once, then a number
/// per second. The next line that is written tells how many were left out.
package struct LogBudget: Equatable, Sendable {
    private let perSecond: Double
    private let most: Double
    private var room: Double
    private var filledAt: ContinuousClock.Instant
    private var leftOut = 0

    package init(perSecond: Double, most: Double, at now: ContinuousClock.Instant) {
        self.perSecond = perSecond
        self.most = most
        room = most
        filledAt = now
    }

    package enum Outcome: Equatable {
        /// The line may be written. `leftOut` is the number of lines that were left out before it.
        case write(leftOut: Int)
        case leaveOut
    }

    package mutating func take(at now: ContinuousClock.Instant) -> Outcome {
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

/// A log of events that unknown peers cause, one line each: a hundred at once, then ten per second.
package final class BoundedLog: Sendable {
    package static let atOnce = 100.0
    package static let perSecond = 10.0

    private let logger: Logger
    private let now: @Sendable () -> ContinuousClock.Instant
    private let budget: Mutex<LogBudget>

    package init(logger: Logger, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
        self.logger = logger
        self.now = now
        budget = Mutex(LogBudget(perSecond: Self.perSecond, most: Self.atOnce, at: now()))
    }

    package func write(
        _ level: Logger.Level, _ text: String, metadata: @autoclosure () -> Logger.Metadata? = nil
    ) {
        // A line that the logger does not write costs nothing.
        guard logger.logLevel <= level else { return }
        guard case .write(let leftOut) = budget.withLock({ $0.take(at: now()) }) else { return }
        let rest = leftOut > 0 ? " (\(leftOut) lines like this were left out before)" : ""
        logger.log(level: level, "\(text)\(rest)", metadata: metadata())
    }
}
