/// Converts a cue's text of SubRip, ASS or MicroDVD to WebVTT. `<i>`, `<b>` and `<u>` are kept and closed in order,
/// every other tag and override code is dropped, and `&`, `<` and `>` are escaped. Pure and bounded.
struct CueText {
    private(set) var text = ""
    /// `line:` and other settings, from `{\an8}` and similar codes.
    private(set) var settings = ""
    private var open: [Character] = []
    /// Between `{\p1}` and `{\p0}`, "text" is the coordinates of a drawing.
    private var isDrawing = false

    /// Reads SubRip: HTML-like tags, and the ASS overrides in braces that many files contain.
    static func subRip(_ source: some StringProtocol) -> CueText {
        var result = CueText()
        result.read(source, markup: true)
        result.finish()
        return result
    }

    /// Reads ASS: overrides in braces, `\N` for a new line, `\h` for a hard space; `<` is an ordinary character.
    static func advancedSubStation(_ source: some StringProtocol) -> CueText {
        var result = CueText()
        result.read(source, markup: false)
        result.finish()
        return result
    }

    mutating func append(_ character: Character) {
        switch character {
        case "&": text += "&amp;"
        case "<": text += "&lt;"
        case ">": text += "&gt;"
        case "\r", "\0": break
        default: text.append(character)
        }
    }

    mutating func openTag(_ name: Character) {
        guard !open.contains(name) else { return }
        open.append(name)
        text += "<\(name)>"
    }

    /// Closes a tag. Tags that were opened inside it are closed before and reopened after it.
    mutating func closeTag(_ name: Character) {
        guard let place = open.lastIndex(of: name) else { return }
        let inner = open[(place + 1)...]
        for other in inner.reversed() { text += "</\(other)>" }
        text += "</\(name)>"
        for other in inner { text += "<\(other)>" }
        open.remove(at: place)
    }

    /// Closes open tags and removes blanks and empty lines at both ends, which would end or pad a cue.
    mutating func finish() {
        for name in open.reversed() { text += "</\(name)>" }
        open = []
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
        text = lines.map { line in
            var line = line
            while line.last == " " { line.removeLast() }
            return String(line)
        }.filter { !$0.isEmpty }.joined(separator: "\n")
        if !text.contains(where: { $0.isLetter || $0.isNumber || $0.isPunctuation || $0.isSymbol }) { text = "" }
        for pair in ["<i></i>", "<b></b>", "<u></u>"] where text == pair { text = "" }
    }

    private mutating func read(_ source: some StringProtocol, markup: Bool) {
        var rest = Substring(source.prefix(SubtitleLimits.textLength))
        var brace = NextPlace(of: "}", in: rest)
        var backslash = NextPlace(of: "\\", in: rest)
        var bracket = NextPlace(of: ">", in: rest)
        while let character = rest.first {
            if character == "{", let end = brace.after(rest.startIndex) {
                let inside = rest[rest.index(after: rest.startIndex)..<end]
                let hasCode = backslash.after(rest.startIndex).map { $0 < end } ?? false
                if hasCode || !markup {
                    overrides(inside)
                    rest = rest[rest.index(after: end)...]
                    continue
                }
            }
            if markup, character == "<", let end = bracket.after(rest.startIndex) {
                let inside = rest[rest.index(after: rest.startIndex)..<end]
                if tag(inside) {
                    rest = rest[rest.index(after: end)...]
                    continue
                }
            }
            rest.removeFirst()
            guard !isDrawing else { continue }
            if character == "\\", let next = rest.first, "NnH h".contains(next), next != " " {
                guard next != "H" else { continue }
                if next == "h" { text += " " } else { text += "\n" }
                rest.removeFirst()
            } else if character.isNewline {
                text += "\n"
            } else {
                append(character)
            }
        }
    }

    /// Whether this is a tag (kept or dropped) and not a `<` in the text, as in "3 < 5 > 2".
    private mutating func tag(_ inside: Substring) -> Bool {
        var name = inside
        let closes = name.first == "/"
        if closes { name.removeFirst() }
        let word = name.prefix { $0.isASCII && $0.isLetter }.lowercased()
        guard !word.isEmpty, name.utf8.count <= 200, name.first?.isLetter == true else { return false }
        let kinds: [String: Character] = ["i": "i", "em": "i", "b": "b", "strong": "b", "u": "u"]
        guard let kind = kinds[word] else { return ["font", "s", "br", "span", "c", "v", "ruby", "rt"].contains(word) }
        if closes { closeTag(kind) } else { openTag(kind) }
        return true
    }

    /// Reads ASS override codes: italics, bold, underline and the position are kept.
    private mutating func overrides(_ inside: Substring) {
        for code in inside.split(separator: "\\") {
            if let place = Self.place(code) {
                settings = place
            } else if code.first == "p", let scale = Int(code.dropFirst().prefix(4)) {
                isDrawing = scale > 0
            } else if code.count <= 4, let letter = code.first, "ibu".contains(letter),
                let number = Int(code.dropFirst())
            {
                if number == 0 { closeTag(letter) } else { openTag(letter) }
            } else if code.hasPrefix("r") {
                for name in ["i", "b", "u"] as [Character] { closeTag(name) }
            }
        }
    }

    /// Reads `an`, which counts like a number pad: 7 to 9 are the top, 4 to 6 the middle, 1, 4 and 7 the left.
    private static func place(_ code: Substring) -> String? {
        guard code.hasPrefix("an"), code.count == 3, let number = code.last?.wholeNumberValue, number > 0 else {
            return nil
        }
        let line = number >= 7 ? "line:0" : number >= 4 ? "line:50%" : ""
        let side = number % 3 == 1 ? "position:0% align:start" : number % 3 == 0 ? "position:100% align:end" : ""
        return [line, side].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// Finds the next place of a character in a text. If asked for ascending places, it looks at nothing twice, so that a
/// text of unpaired brackets takes no longer than another.
private struct NextPlace {
    private let character: Character
    private let text: Substring
    private var found: String.Index?
    private var isPast = false

    init(of character: Character, in text: Substring) {
        self.character = character
        self.text = text
    }

    mutating func after(_ place: String.Index) -> String.Index? {
        if isPast { return nil }
        if let found, found >= place { return found }
        found = text[place...].firstIndex(of: character)
        isPast = found == nil
        return found
    }
}
