/// A ready-made log delegate, which prints what `CastLogger` lets through, a line for each message.
///
/// `CastLogger` holds its delegate weakly: keep the printer as long as it is to print.
///
/// Told, and prints, on the main actor. Marquee's own.
@MainActor
public final class LogPrinter: LoggerDelegate {
    /// The two forms of the Cast SDK's own samples.
    public enum Format: Sendable, CaseIterable {
        /// `function - message`
        case brief
        /// `function - message, location`
        case located
    }

    /// How a line looks.
    public var format: Format
    /// While it is off, messages are taken and nothing is printed. Default: on.
    public var isEnabled = true
    /// Messages that it was told, printed or not, from 0 on.
    public private(set) var messageCount = 0
    private let printLine: @MainActor (String) -> Void

    /// `printLine` gets each line, without an end of line; the default prints it to standard output.
    public init(format: Format = .brief, printLine: @escaping @MainActor (String) -> Void = { print($0) }) {
        self.format = format
        self.printLine = printLine
    }

    public func logMessage(
        _ message: String, at level: LoggerLevel, fromFunction function: String, location: String
    ) {
        messageCount += 1
        guard isEnabled else { return }
        switch format {
        case .brief: printLine(function + " - " + message)
        case .located: printLine("\(function) - \(message), \(location)")
        }
    }
}
