/// What a terminal can do, as its environment says and as it has answered. Marquee's own.
public struct TerminalCapabilities: Hashable, Sendable {
    /// The cursor can be sent anywhere. False for `TERM=dumb`: the screen is printed as lines then, whenever something
    /// on it has changed.
    public var movesCursor = true
    /// Letters other than ASCII's can be shown; else each of them is a question mark.
    public var hasUnicode = true
    /// Bold, dim and reverse.
    public var hasAttributes = true
    /// The 16 colours.
    public var hasColors = true
    /// It shows a frame only when all of it has arrived (mode 2026).
    public var synchronizesOutput = false
    /// It shows PNG pictures sent by the kitty graphics protocol.
    public var showsKittyPictures = false
    /// It shows pictures sent as iTerm2 has it.
    public var showsInlinePictures = false
    /// The width of one cell: pixels, from 1 on; 10 where the terminal has not said.
    public var cellWidth = 10
    /// The height of one cell: pixels, from 1 on; 20 where the terminal has not said.
    public var cellHeight = 20

    /// Those of a terminal of today, without pictures.
    public init() {}

    /// - Parameter environment: `TERM` (none, and `dumb`, can't move the cursor), `NO_COLOR` (no-color.org: anything
    ///   but nothing), and `LC_ALL`, `LC_CTYPE` or `LANG`, of which the first that is set says whether it is UTF-8.
    public init(environment: [String: String]) {
        let term = environment["TERM"] ?? ""
        movesCursor = !["", "dumb", "unknown"].contains(term)
        hasAttributes = movesCursor
        hasColors = movesCursor && (environment["NO_COLOR"] ?? "").isEmpty && !term.hasPrefix("vt1")
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let charset = locale.lowercased()
        hasUnicode = movesCursor && (charset.contains("utf-8") || charset.contains("utf8"))
    }

    /// The language in which a person at this terminal is spoken to, as `de`: that of `LC_ALL`, `LC_MESSAGES` or
    /// `LANG`, of which the first that is set counts. `en` where that is none, and where its letters can't be shown.
    public func language(_ environment: [String: String]) -> String {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let tag = locale.prefix { $0.isASCII && $0.isLetter }.lowercased()
        return hasUnicode && (2...3).contains(tag.utf8.count) ? tag : "en"
    }

    /// The terminal has answered.
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

    /// Those that are known to show pictures as iTerm2 has them, and say their names when they are asked.
    private static let inlineNames = ["iterm2", "wezterm", "mintty", "konsole"]
}
