import Testing

@testable import marquee

@Suite struct ConsoleTests {
    @Test("What would command a terminal is replaced", arguments: [
        ("\u{1B}]0;owned\u{07}", "\u{FFFD}]0;owned\u{FFFD}"), ("a\r\nb", "a\u{FFFD}\u{FFFD}b"), ("\u{7F}", "\u{FFFD}"),
        ("\u{9B}2J", "\u{FFFD}2J"), ("\u{202E}4pm.exe", "\u{FFFD}4pm.exe"), ("\u{2066}x\u{2069}", "\u{FFFD}x\u{FFFD}"),
        ("a\tb\0", "a\u{FFFD}b\u{FFFD}"),
    ])
    func replaces(text: String, shown: String) {
        #expect(Console.printable(text).unicodeScalars.elementsEqual(shown.unicodeScalars))
    }

    @Test("Ordinary text of any language stays as it is", arguments: [
        "", "Wohnzimmer", "Küche · 2. Stock", "居間のテレビ", "חדר שינה", "👩‍👩‍👧 TV", "\u{FFFD}",
    ])
    func keeps(text: String) {
        #expect(Console.printable(text) == text)
    }

    @Test("Lines stay where they are asked for, and nothing else does")
    func keepsLines() {
        #expect(Console.printable("a\nb\u{1B}[2K", keepsLines: true) == "a\nb\u{FFFD}[2K")
    }

    @Test("JSON holds no raw control character and no override, but says which there was")
    func json() {
        #expect(Console.json(["name": "a\u{9B}b\u{202E}c\u{7F}"]) == #"{"name":"a\u009bb\u202ec\u007f"}"#)
    }
}
