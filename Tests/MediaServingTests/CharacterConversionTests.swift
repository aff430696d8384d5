import Foundation
import Testing

@testable import MediaServing
@testable import ServingCore

/// Files of several bytes a letter, converted by the C library.
@Suite struct CharacterConversionTests {
    private static let phrases: [(String, String, String, String)] = [
        ("ja", "CP932", "こんにちは、世界の皆さん。お元気ですか？", "82b182f182c982bf82cd814190a28a4582cc8a4682b382f1814282a88cb38b4382c582b782a98148"),
        ("ja", "EUC-JP", "こんにちは、世界の皆さん。お元気ですか？", "a4b3a4f3a4cba4c1a4cfa1a2c0a4b3a6a4ceb3a7a4b5a4f3a1a3a4aab8b5b5a4a4c7a4b9a4aba1a9"),
        ("ko", "CP949", "안녕하세요, 세계! 저는 잘 지내고 있습니다.", "bec8b3e7c7cfbcbcbfe42c20bcbcb0e82120c0fab4c220c0df20c1f6b3bbb0ed20c0d6bdc0b4cfb4d92e"),
        ("zh", "GB18030", "你好，世界。我们今天不去了，你知道这是为什么吗？", "c4e3bac3a3accac0bde7a1a3ced2c3c7bdf1ccecb2bbc8a5c1cba3acc4e3d6aab5c0d5e2cac7ceaacab2c3b4c2f0a3bf"),
        ("zh", "BIG5-HKSCS", "你好，世界。我們今天不去了，你知道這是為什麼嗎？", "a741a66ea141a540acc9a143a7daadcca4b5a4d1a4a3a568a446a141a741aabeb944b36fac4facb0a4b0bbf2b6dca148"),
    ]

    private static func bytes(_ digits: String) -> [UInt8] {
        stride(from: 0, to: digits.utf8.count, by: 2).compactMap { place in
            UInt8(digits.dropFirst(place).prefix(2), radix: 16)
        }
    }

    private func file(_ digits: String) -> [UInt8] {
        Array("1\n00:00:01,000 --> 00:00:02,000\n".utf8) + Self.bytes(digits) + Array("\n".utf8)
    }

    @Test(arguments: phrases)
    func theLanguageInTheNameLeadsToTheSetAndTheLettersDoSoWithoutIt(
        language: String, charset: String, text: String, digits: String
    ) throws {
        let folder = try TestFolder()
        let film = MediaFile(path: folder.path + "/film.mkv", containers: ["matroska"], streams: [])
        for name in ["film.\(language).srt", "film.srt"] {
            let path = try folder.write(name, file(digits))
            let converted = try SubtitleConverter.convert(
                path: path, framesPerSecond: nil, language: name == "film.srt" ? nil : language)
            #expect(converted.text.contains("\n\(text)\n"), "\(name): \(converted.text)")
            #expect(converted.guess == (name == "film.srt" ? charset : nil))
            let remark = try TrackSource(path: path, film: film).remark
            #expect((remark != nil) == (name == "film.srt"))
            #expect(remark?.contains("\"film.srt\" is a guess: \(charset).") != false)
        }
    }

    @Test func lettersOfOneByteAreNotTakenForOthers() throws {
        // "Привет, как дела?" in windows-1251, and "Où êtes-vous allé ?" in windows-1252.
        for (digits, text) in [
            ("cff0e8e2e5f22c20eae0ea20e4e5ebe03f20d120edeee2fbec20e3eee4eeec2c20e4eef0eee3e8e52e", "Привет"),
            ("4ff920ea7465732d766f757320616c6ce9203f20c761206e65206d6520706c61ee742067e87265", "êtes-vous"),
        ] {
            let converted = try SubtitleConverter.convert(
                file(digits), name: "film.srt", wide: CharacterConversion.text)
            #expect(converted.text.contains(text))
        }
    }

    @Test func aDamagedByteIsReplacedAndMoreAreRefused() {
        let good = Self.bytes(String(repeating: "82b1", count: 60))
        #expect(CharacterConversion.text(good, "CP932") == String(repeating: "こ", count: 60))
        #expect(CharacterConversion.text(good + [0xFF, 0x41], "CP932")?.contains("\u{FFFD}") == true)
        #expect(CharacterConversion.text(good + [0xFF, 0xFF, 0xFF, 0xFF, 0x41], "CP932") == nil)
        #expect(CharacterConversion.text(Array(good.dropLast()), "CP932") == String(repeating: "こ", count: 59))
        #expect(CharacterConversion.text(good, "no such set") == nil && CharacterConversion.text([], "CP932") == "")
    }
}
