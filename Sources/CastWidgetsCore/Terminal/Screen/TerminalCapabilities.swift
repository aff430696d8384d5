/// What a terminal can do, from its environment and its answers. Marquee's own.
public struct TerminalCapabilities: Hashable, Sendable {
    /// The cursor can be moved anywhere. False for `TERM=dumb`: the screen is then printed as lines whenever it has
    /// changed.
    public var movesCursor = true
    /// Characters beyond ASCII can be shown; otherwise each of them becomes a question mark.
    public var hasUnicode = true
    /// Bold, dim and reverse.
    public var hasAttributes = true
    /// The 16 colors.
    public var hasColors = true
    /// It shows a frame only when the whole frame has arrived (mode 2026).
    public var synchronizesOutput = false
    /// It shows PNG images sent by the kitty graphics protocol.
    public var showsKittyPictures = false
    /// It shows images sent by iTerm2's protocol.
    public var showsInlinePictures = false
    /// The width of one cell: pixels, from 1 on; 10 if the terminal has not reported it.
    public var cellWidth = 10
    /// The height of one cell: pixels, from 1 on; 20 if the terminal has not reported it.
    public var cellHeight = 20

    /// The capabilities of a modern terminal without images.
    public init() {}

    /// Reads the capabilities from environment variables.
    ///
    /// - Parameter environment: `TERM` says whether the cursor can be moved: not if it is empty or `dumb`. `NO_COLOR`
    ///   turns colors off if it has any value but an empty one (no-color.org). The first of `LC_ALL`, `LC_CTYPE` and
    ///   `LANG` that is set says whether the terminal uses UTF-8.
    public init(environment: [String: String]) {
        let term = environment["TERM"] ?? ""
        movesCursor = !["", "dumb", "unknown"].contains(term)
        hasAttributes = movesCursor
        hasColors = movesCursor && (environment["NO_COLOR"] ?? "").isEmpty && !term.hasPrefix("vt1")
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let charset = locale.lowercased()
        hasUnicode = movesCursor && (charset.contains("utf-8") || charset.contains("utf8"))
    }

    /// Returns the language for a person at this terminal, such as `de`.
    ///
    /// It is the language of `LC_ALL`, `LC_MESSAGES` or `LANG`, of which the first that is set counts. It is `en` if
    /// none names a language, or if the terminal can't show the language's characters.
    public func language(_ environment: [String: String]) -> String {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let tag = locale.prefix { $0.isASCII && $0.isLetter }.lowercased()
        return hasUnicode && (2...3).contains(tag.utf8.count) ? tag : "en"
    }

    /// Takes in an answer of the terminal.
    package mutating func learn(_ report: TerminalReport) {
        switch report {
        case .attributes: break
        case .synchronizesOutput(let does): synchronizesOutput = does
        case .showsKittyPictures: showsKittyPictures = true
        case .name(let name):
            showsInlinePictures = Self.inlineNames.contains { name.lowercased().hasPrefix($0) }
        case .cellSize(let width, let height): (cellWidth, cellHeight) = (width, height)
        }
    }

    /// Terminals that are known to show images by iTerm2's protocol, and that report their names.
    private static let inlineNames = ["iterm2", "wezterm", "mintty", "konsole"]
}
