package import SenderCore

/// The changes to a text track style that a command line requests; nil stays unchanged.
package struct StyleWish: Equatable {
    package var color: String?
    package var background: String?
    package var edge: String?
    package var edgeColor: String?
    package var window: String?
    package var windowColor: String?
    /// Pixels.
    package var cornerRadius: Double?
    /// 1 is the usual size.
    package var scale: Double?
    package var font: String?
    package var family: String?
    package var fontStyle: String?

    package init(
        color: String? = nil, background: String? = nil, edge: String? = nil, edgeColor: String? = nil,
        window: String? = nil, windowColor: String? = nil, cornerRadius: Double? = nil, scale: Double? = nil,
        font: String? = nil, family: String? = nil, fontStyle: String? = nil
    ) {
        self.color = color
        self.background = background
        self.edge = edge
        self.edgeColor = edgeColor
        self.window = window
        self.windowColor = windowColor
        self.cornerRadius = cornerRadius
        self.scale = scale
        self.font = font
        self.family = family
        self.fontStyle = fontStyle
    }

    package var isEmpty: Bool { self == StyleWish() }

    /// - Throws: `.wrongUse` for invalid colors, kinds or numbers.
    package func apply(to style: inout TextTrackStyle) throws {
        try Self.color(color) { style.foregroundColor = $0 }
        try Self.color(background) { style.backgroundColor = $0 }
        try Self.color(edgeColor) { style.edgeColor = $0 }
        try Self.color(windowColor) { style.windowColor = $0 }
        try Self.word(edge, TextTrackStyle.EdgeType.allCases) { style.edgeType = $0 }
        try Self.word(window, TextTrackStyle.WindowType.allCases) { style.windowType = $0 }
        try Self.word(family, TextTrackStyle.FontGenericFamily.allCases) { style.fontGenericFamily = $0 }
        try Self.word(fontStyle, TextTrackStyle.FontStyle.allCases) { style.fontStyle = $0 }
        try Self.number(cornerRadius, 0...1000, "radius") { style.windowRoundedCornerRadius = $0 }
        try Self.number(scale, 0.1...10, "size") { style.fontScale = $0 }
        try Self.name(font) { style.fontFamily = $0 }
    }

    /// A style in the words that set it: one line per option, without what is left to the device.
    package static func words(of style: TextTrackStyle) -> String {
        let words: [(String, String?)] = [
            ("color", style.foregroundColor?.cssString), ("background", style.backgroundColor?.cssString),
            ("edge", word(style.edgeType)), ("edge-color", style.edgeColor?.cssString),
            ("window", word(style.windowType)), ("window-color", style.windowColor?.cssString),
            ("corner-radius", style.windowRoundedCornerRadius.map(NumberText.plain)),
            ("scale", style.fontScale.map(NumberText.plain)), ("font", style.fontFamily),
            ("family", word(style.fontGenericFamily)), ("font-style", word(style.fontStyle)),
        ]
        return words.compactMap { name, value in value.map { "\(name) \(PeerText.name($0))" } }
            .joined(separator: "\n")
    }

    private static func word<Word: RawRepresentable>(_ value: Word) -> String? where Word.RawValue == String {
        value.rawValue == "UNKNOWN" ? nil : plain(value.rawValue)
    }

    private static func name(_ text: String?, _ set: (String) -> Void) throws {
        guard let text else { return }
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw CastFailure(.wrongUse, "an empty name is no font; leave --font out to keep the one that is set")
        }
        set(text)
    }

    private static func color(_ text: String?, _ set: (Color) -> Void) throws {
        guard let text else { return }
        guard let color = Color(cssString: text) else {
            throw CastFailure(.wrongUse, "\"\(text)\" is no colour; write #RRGGBB or #RRGGBBAA")
        }
        set(color)
    }

    /// Reads protocol constants as people write them, such as `drop-shadow` for DROP_SHADOW; never UNKNOWN.
    private static func word<Word: RawRepresentable>(_ text: String?, _ all: [Word], _ set: (Word) -> Void) throws
    where Word.RawValue == String {
        guard let text else { return }
        let names = all.filter { $0.rawValue != "UNKNOWN" }
        let wanted = text.lowercased().replacing("_", with: "-")
        guard let word = names.first(where: { plain($0.rawValue) == wanted }) else {
            let known = names.map { plain($0.rawValue) }.joined(separator: ", ")
            throw CastFailure(.wrongUse, "\"\(text)\" is none of \(known)")
        }
        set(word)
    }

    private static func plain(_ word: String) -> String { word.lowercased().replacing("_", with: "-") }

    private static func number(
        _ number: Double?, _ range: ClosedRange<Double>, _ name: String, _ set: (Double) -> Void
    ) throws {
        guard let number else { return }
        guard range.contains(number) else {
            throw CastFailure(
                .wrongUse, "\(number) is no \(name); write \(range.lowerBound) to \(range.upperBound)")
        }
        set(number)
    }
}
