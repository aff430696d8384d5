import Testing

@testable import FilePaths

@Suite struct PathTextTests {
    /// Bytes that are no UTF-8: alone, cut off, overlong, a surrogate's, beyond the last scalar.
    static let odd: [[UInt8]] = [
        [0xE9], Array("caf".utf8) + [0xE9] + Array(".mp4".utf8), [0x80, 0xFF, 0xFE], [0xC3], [0xC0, 0xAF],
        [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F, 0x98], Array(repeating: 0xB0, count: 255),
        Array("é".utf8) + [0xE9], [0xF4], [0xF4, 0x8F, 0xBA], [0x0A, 0x22, 0xE9],
    ]

    @Test(arguments: odd)
    func aPathThatIsNotUTF8ComesBackAsItIs(bytes: [UInt8]) {
        let text = PathText.text(bytes)
        #expect(PathText.bytes(text) == bytes)
        #expect(PathText.argument(text) == bytes + [0])
        #expect(text.pathBytes == (bytes + [0]).map(CChar.init(bitPattern:)))
        #expect(text.unicodeScalars.contains(where: PathText.isEscape))
    }

    @Test(arguments: ["", "film.mkv", "/films/é/日本.mkv", "e\u{301}", "😀\n\"'", "\u{FFFD}", "\u{10FFFD}", "\u{10FE7F}"])
    func aPathThatIsUTF8IsItsOwnText(path: String) {
        let text = PathText.text(Array(path.utf8))
        #expect(Array(text.utf8) == Array(path.utf8))
        #expect(PathText.bytes(path) == Array(path.utf8))
        #expect(Array(PathText.shown(path).utf8) == Array(path.utf8))
    }

    @Test func eachByteBehindASCIIHasAScalarOfItsOwn() {
        let texts = (0x80...0xFF).map { PathText.text([UInt8($0)]) }
        #expect(Set(texts).count == 128)
        #expect(texts.map { PathText.bytes($0) } == (0x80...0xFF).map { [UInt8($0)] })
    }

    /// Otherwise two paths would have one text, and one of them could not be opened.
    @Test func aPathThatReallyHasSuchAScalarIsAnotherThanTheOneThatItWouldStandFor() {
        let bytes = Array("\u{10FEE9}".utf8)
        let text = PathText.text(bytes)
        #expect(text != PathText.text([0xE9]))
        #expect(PathText.bytes(text) == bytes)
        #expect(PathText.shown(text) == "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")
    }

    @Test func randomBytesComeBackAsTheyAre() {
        var state: UInt64 = 1
        for _ in 0..<2_000 {
            let bytes = (0..<12).map { _ -> UInt8 in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                // Half of them of the kind that begin and go on with multi-byte sequences.
                let byte = UInt8(truncatingIfNeeded: state >> 33)
                return state >> 63 == 0 ? byte : [0xF4, 0x8F, 0xBA, 0xBB, 0x80, 0xBF, 0xE9, 0xC3][Int(byte) % 8]
            }
            #expect(PathText.bytes(PathText.text(bytes)) == bytes)
        }
    }

    @Test func aPersonIsShownAReplacementForEachByteThatIsNotUTF8() {
        #expect(PathText.shown(PathText.text(Array("caf".utf8) + [0xE9] + Array(".mp4".utf8))) == "caf\u{FFFD}.mp4")
    }

    @Test func whatACFunctionGivesEndsAtItsNUL() {
        let bytes: [CChar] = [0x61, CChar(bitPattern: 0xE9), 0, 0x62]
        #expect(PathText.bytes(PathText.text(cString: bytes)) == [0x61, 0xE9])
    }
}
