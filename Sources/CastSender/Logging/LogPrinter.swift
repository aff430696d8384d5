/// A log delegate that prints the messages of `CastLogger`, one line each.
///
/// `CastLogger` holds its delegate weakly, so keep a reference to the printer. It is called and prints on the main
/// actor.
///
/// Marquee's own.
@MainActor
public final class LogPrinter: LoggerDelegate {
    /// The two formats of the Cast SDK's own samples.
    public enum Format: Sendable, CaseIterable {
        /// `function - message`
        case brief
        /// `function - message, location`
        case located
    }

    /// The format of a line.
    public var format: Format
    /// Whether messages are printed. While it is false, they are only counted. The default is true.
    public var isEnabled = true
    /// The number of messages received, printed or not, from 0 on.
    public private(set) var messageCount = 0
    private let printLine: @MainActor (String) -> Void

    /// Creates a printer. `printLine` gets each line without its newline; the default prints it to standard output.
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
