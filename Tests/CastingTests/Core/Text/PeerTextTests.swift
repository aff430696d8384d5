import Testing

@testable import Casting

@Suite struct PeerTextTests {
    @Test("A name of ten million characters is shown with its beginning and its end")
    func length() {
        let name = "Living room " + String(repeating: "x", count: 10_000_000) + " end"
        let shown = PeerText.name(name)
        #expect(shown.unicodeScalars.count == PeerText.nameLimit)
        #expect(shown.hasPrefix("Living room x") && shown.contains("…") && shown.hasSuffix(" end"))
        #expect(PeerText.line(name).unicodeScalars.count == PeerText.lineLimit)
    }

    @Test("One character of ten thousand accents is no longer than a name may be")
    func accents() {
        let shown = PeerText.name("a" + String(repeating: "\u{301}", count: 10_000))
        #expect(shown.unicodeScalars.count <= PeerText.nameLimit)
    }

    @Test("What fits stays whole", arguments: ["", "Küche", String(repeating: "x", count: PeerText.nameLimit)])
    func whole(name: String) {
        #expect(PeerText.name(name) == name)
    }

    @Test("A name brings no lines, colours or directions of its own", arguments: [
        "TV\nmarquee: forged", "TV\r\nmarquee: forged", "TV\u{1B}[2Jmarquee: forged", "TV\u{202E}degrof", "TV\u{2028}x",
        "TV\u{85}x",
    ])
    func harmless(name: String) {
        let shown = PeerText.name(name)
        #expect(!shown.unicodeScalars.contains(where: PeerText.isCommand))
        #expect(PeerText.lines("a\n" + shown).split(separator: "\n").count == 2)
    }

    @Test("A name shows what would make it look like another name", arguments: [
        "TV\u{200B}", "T\u{2060}V", "\u{FEFF}TV", "TV\u{200F}", "TV\u{200E}", "T\u{AD}V", "TV\u{3164}", "TV\u{200D}",
        "TV\u{FE0F}", "TV\u{E0041}", "TV\u{180E}", "TV\u{2064}", "TV\u{61C}",
    ])
    func invisible(name: String) {
        let shown = PeerText.name(name)
        #expect(shown.unicodeScalars.contains("\u{FFFD}"))
        #expect(shown.unicodeScalars.count == name.unicodeScalars.count)
        #expect(!shown.unicodeScalars.contains { $0.properties.isDefaultIgnorableCodePoint })
    }

    @Test("What writing and symbols need stays", arguments: [
        "نمی\u{200C}خواهم", "क\u{94D}\u{200D}ष", "👨\u{200D}👩\u{200D}👧", "❤\u{FE0F}\u{200D}🔥 TV",
        "1\u{FE0F}\u{20E3}",
        "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "葛\u{E0100}",
    ])
    func joined(name: String) {
        #expect(PeerText.name(name) == name)
    }

    @Test("Lines stay lines, each bounded")
    func lines() {
        let long = String(repeating: "y", count: 5000)
        #expect(PeerText.lines("a\n\(long)\nb").split(separator: "\n").map(\.count) == [1, PeerText.lineLimit, 1])
    }
}
