import Testing

@testable import CastWidgetsCore

@Suite struct TerminalLettersTests {
    nonisolated private static let widths: [(String, Int)] = [
        ("", 0), ("abc", 3), ("Zoë", 3), ("Zoe\u{308}", 3), ("日本語", 6), ("ｶﾅ", 2), ("한국어", 6),
        ("\u{1112}\u{1161}\u{11AB}", 2),
        ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("שלום", 4), ("مرحبا", 5),
        ("สวัสดี", 4), ("क", 1), ("\u{301}", 1), ("a\u{200B}b", 2), ("\u{AD}", 1), ("𠀀", 2), ("〜", 2), ("✅", 2),
    ]

    @Test(arguments: widths)
    func aTextTakesItsCells(_ text: String, _ width: Int) {
        #expect(TerminalLetters.width(of: text) == width)
        let cells = TerminalLetters.cells(text)
        #expect(cells.count == width && cells.reduce(0) { $0 + $1.width } == width)
    }

    // Hostile titles.
    @Test func nothingInATitleCommandsTheTerminal() {
        let hostile = [
            "\u{1B}[2J\u{1B}[31mred", "a\nb\r\nc", "\u{9B}31m", "\u{1B}]0;title\u{7}", "\u{202E}gnp.exe\u{202C}",
            "\u{0}\u{7F}",
            "a\u{1B}\u{301}b", "\u{1B}P+q\u{1B}\\", "x\u{2028}y\u{2066}z",
        ]
        for text in hostile {
            let shown = TerminalLetters.cells(text).map(\.text).joined()
            #expect(!shown.unicodeScalars.contains(where: TerminalLetters.isCommand), "\(text.debugDescription)")
            #expect(shown.contains("\u{FFFD}"))
        }
        #expect(TerminalLetters.cells("\u{1B}[31mred").map(\.text).joined() == "\u{FFFD}[31mred")
    }

    @Test func noLetterAndNoTextIsWithoutEnd() {
        let tower = "a" + String(repeating: "\u{301}", count: 10_000)
        let cells = TerminalLetters.cells(tower + tower)
        #expect(cells.allSatisfy { $0.text.unicodeScalars.count <= TerminalLetters.scalarLimit + 1 })
        let family = String(repeating: "👨\u{200D}", count: 5_000)
        #expect(
            TerminalLetters.cells(family).allSatisfy { $0.text.unicodeScalars.count <= TerminalLetters.scalarLimit + 1 }
        )
        #expect(TerminalLetters.cells(String(repeating: "x", count: 1_000_000)).count == TerminalLetters.textLimit)
    }

    @Test func withoutUnicodeEachOtherLetterIsAQuestionMark() {
        let cells = TerminalLetters.cells("Zoë 日本 👍\u{1B}", hasUnicode: false)
        #expect(cells.map(\.text).joined() == "Zo? ?? ??")
    }

    private func text(_ text: String) -> TerminalText { TerminalText(cells: TerminalLetters.cells(text)) }

    private func string(_ text: TerminalText) -> String { text.cells.map(\.text).joined() }

    @Test func whatIsTooLongIsCutWithAMarkAndNoWideLetterThroughItsMiddle() {
        #expect(string(text("Tears of Steel").shortened(to: 8, mark: text("…"))) == "Tears o…")
        let cut = text("日本語日本語").shortened(to: 6, mark: text("…"))
        #expect(string(cut) == "日本 …" && cut.width == 6)
        #expect(string(text("short").shortened(to: 8, mark: text("…"))) == "short")
        #expect(text("long").shortened(to: 0, mark: text("…")).width == 0)
        #expect(string(text("long text").shortened(to: 3, mark: text("..."))) == "lon")
        for columns in 1..<12 {
            #expect(text("日本語").filled(to: columns).width == columns)
        }
    }

    @Test func linesBreakAtBlanksWhereThereAreAny() {
        #expect(text("one two three").wrapped(to: 7).map(string) == ["one two", "three"])
        #expect(text("abcdefgh").wrapped(to: 3).map(string) == ["abc", "def", "gh"])
        #expect(text("日本語").wrapped(to: 3).map(string) == ["日", "本", "語"])
        #expect(text("日本").wrapped(to: 1).map(string).joined() == "")
        #expect(text("").wrapped(to: 5).count == 1)
    }
}
