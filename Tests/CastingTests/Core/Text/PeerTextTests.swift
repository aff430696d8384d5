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

    @Test("Lines stay lines, each bounded")
    func lines() {
        let long = String(repeating: "y", count: 5000)
        #expect(PeerText.lines("a\n\(long)\nb").split(separator: "\n").map(\.count) == [1, PeerText.lineLimit, 1])
    }
}
