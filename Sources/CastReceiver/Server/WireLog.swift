import CastTransport
import CastWire
import Logging

/// What a receiver's log says of messages: each that came or went, in a line without secrets (`MessageSummary`), and
/// what was made of those that were wrong. Both are bounded in length and in number.
struct WireLog: Sendable {
    /// Lines on messages: at once, and a second. Ordinary senders write some ten a second between them.
    static let messagesAtOnce = 2_000.0
    static let messagesPerSecond = 200.0
    /// Lines on what was passed over.
    static let notesAtOnce = 100.0
    static let notesPerSecond = 10.0
    /// Bytes of a note.
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
        // What nobody reads is not made.
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
