import Testing

@testable import NowPlayingCore

@Suite struct ShownTextTests {
    @Test func atMostSoMuchIsLeftOfATitleOfTenMegabytes() {
        var info = NowPlayingInfo()
        info[.title] = String(repeating: "a", count: 10 << 20)
        #expect(info[.title]?.utf8.count == NowPlayingLimits.textBytes)
        info[.itemDescription] = String(repeating: "漢", count: 1 << 20)
        #expect(info[.itemDescription]?.utf8.count == NowPlayingLimits.descriptionBytes / 3 * 3)
        // What is left out is not read on and on.
        info[.title] = String(repeating: "\u{202E}", count: 3 << 20) + "end"
        #expect(info[.title] == nil)
    }

    @Test func controlCharactersAndLineEndsBecomeOneSpace() {
        #expect(ShownText.clean(" One\n\r\u{7}\u{0}two\u{2028}three\u{9B}31m ") == "One two three 31m")
        #expect(ShownText.clean("\u{1B}\u{7F}") == nil)
    }

    @Test(arguments: [0xFFFE, 0xFFFF, 0xFDD0, 0xFDEF, 0x1FFFE, 0x10FFFF] as [UInt32])
    func whatIsNoCharacterIsLeftOut(_ value: UInt32) throws {
        let scalar = Character(try #require(Unicode.Scalar(value)))
        #expect(ShownText.clean("a\(scalar)b") == "ab")
        #expect(ShownText.clean(String(scalar)) == nil)
    }

    @Test(arguments: [0xFFFD, 0xFDCF, 0xFDF0] as [UInt32])
    func itsNeighboursStay(_ value: UInt32) throws {
        let text = String(Character(try #require(Unicode.Scalar(value))))
        #expect(ShownText.clean(text) == text)
    }

    @Test func whatTurnsTheTextAroundItIsLeftOut() {
        #expect(ShownText.clean("a\u{202E}b\u{2066}c\u{2069}d\u{202A}") == "abcd")
        #expect(ShownText.clean("שלום עולם") == "שלום עולם")
    }

    @Test func anIdentifierIsAsItIsOrNotThere() {
        var info = NowPlayingInfo()
        info[.externalContentIdentifier] = "a b"
        #expect(info[.externalContentIdentifier] == "a b")
        info[.externalContentIdentifier] = String(repeating: "a", count: NowPlayingLimits.identifierBytes + 1)
        #expect(info[.externalContentIdentifier] == nil)
        info[.assetURL] = "https://example.com/\u{202E}gpj.exe"
        #expect(info[.assetURL] == nil)
        let option = NowPlayingLanguageOption(
            kind: .audible, languageTag: String(repeating: "e", count: 65), displayName: "\n", identifier: "1\u{0}")
        #expect(option.languageTag == nil && option.displayName == nil && option.identifier == "")
    }
}
