import CastTransport
import CastWire
import Logging

/// A receiver's log of messages: one line without secrets (`MessageSummary`) for each message sent or received, and
/// notes about wrong messages. Both are limited in length and rate.
struct WireLog: Sendable {
    /// Lines about messages: at once, and per second. Ordinary senders together cause some ten per second.
    static let messagesAtOnce = 2_000.0
    static let messagesPerSecond = 200.0
    /// Notes: at once, and per second.
    static let notesAtOnce = 100.0
    static let notesPerSecond = 10.0
    /// The largest size of a note in bytes.
    static let noteLength = 500

    private let logger: Logger
    private var messages: LogBudget
    private var notes: LogBudget

    init(logger: Logger, at now: ContinuousClock.Instant = .now) {
        self.logger = logger
        messages = LogBudget(perSecond: Self.messagesPerSecond, most: Self.messagesAtOnce, at: now)
        notes = LogBudget(perSecond: Self.notesPerSecond, most: Self.notesAtOnce, at: now)
    }

    mutating func received(_ message: CastMessage, on id: ConnectionID) { tell(message, .received, id) }

    mutating func sent(_ message: CastMessage, on id: ConnectionID) { tell(message, .sent, id) }

    private mutating func tell(_ message: CastMessage, _ direction: MessageSummary.Direction, _ id: ConnectionID) {
        // A line that is not logged is not made.
        guard logger.logLevel <= .debug, case .write(let leftOut) = messages.take(at: .now) else { return }
        if leftOut > 0 { logger.debug("\(leftOut) messages were not written down here: there were too many") }
        logger.debug(
            "\(MessageSummary(message, direction, atDevice: true).text)",
            metadata: [
                "connection": "\(id.rawValue)", "namespace": "\(MessageSummary.word(message.namespace.rawValue))",
                "bytes": "\(message.approximateLength)",
            ])
    }

    mutating func note(_ text: String, on id: ConnectionID? = nil, level: Logger.Level = .debug) {
        guard logger.logLevel <= level, case .write(let leftOut) = notes.take(at: .now) else { return }
        let rest = leftOut > 0 ? " (\(leftOut) lines like this were left out before)" : ""
        logger.log(
            level: level, "\(text.held(toBytes: Self.noteLength))\(rest)",
            metadata: id.map { ["connection": "\($0.rawValue)"] })
    }
}
