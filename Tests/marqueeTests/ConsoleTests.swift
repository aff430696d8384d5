import Testing

@testable import Casting
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

    @Test("In JSON each character that commands a terminal has its four digits, and what is around it stays")
    func digits() throws {
        for value in [0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069].joined() {
            let scalar = try #require(Unicode.Scalar(UInt32(value)))
            let hex = String(value, radix: 16)
            let digits = String(repeating: "0", count: 4 - hex.count) + hex
            let told = Console.json(["a": "ö" + String(Character(scalar)) + "居👩"])
            #expect(told == "{\"a\":\"ö\\u" + digits + "居👩\"}")
        }
        for value in 0..<0x20 {
            let scalar = try #require(Unicode.Scalar(UInt32(value)))
            let told = Console.json(["a": String(Character(scalar))])
            #expect(told.hasPrefix("{\"a\":\"\\") && !told.unicodeScalars.contains(where: PeerText.isCommand))
        }
    }
}
