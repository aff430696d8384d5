import Foundation
import Testing

@testable import ServingCore

@Suite struct CharacterSetTests {
    private static let phrases: [(String, [CodePage], String)] = [
        ("fr", [.windows1252], "Où êtes-vous allé ? Ça ne me plaît guère, c'est déjà l'été."),
        ("de", [.windows1252], "Die Tür ist groß, aber schön. Er weiß es natürlich."),
        ("es", [.windows1252], "¿Dónde está el niño? ¡Mañana será otro día, señor!"),
        ("da", [.windows1252], "Så går det løs, kære børn. Æblerne er på bordet."),
        ("pl", [.windows1250, .latin2], "Zażółć gęślą jaźń. Nie wiem, co się stało, proszę pana."),
        ("cs", [.windows1250, .latin2], "Příliš žluťoučký kůň úpěl ďábelské ódy. Děkuji, že jste přišel."),
        ("hu", [.windows1250, .latin2], "Árvíztűrő tükörfúrógép. Hová tűnt az ő könyve?"),
        ("tr", [.windows1254], "Şu anda ışık yok, çünkü güneş battı. İyi geceler."),
        ("ru", [.windows1251, .koi8R, .ibm866, .isoCyrillic], "Привет, как дела? Я не знаю, где он живёт. Спасибо."),
        ("uk", [.windows1251], "Привіт, як справи? Я не знаю, де він живе. Дякую її."),
        ("el", [.windows1253, .isoGreek], "Γεια σου, τι κάνεις; Δεν ξέρω πού είναι το σπίτι."),
        ("he", [.windows1255], "שלום, מה שלומך? אני לא יודע איפה הוא."),
        ("ar", [.windows1256], "مرحبا، كيف حالك؟ لا أعرف أين هو."),
        ("th", [.windows874], "สวัสดีครับ คุณสบายดีไหม ผมไม่รู้ว่าเขาอยู่ที่ไหน"),
    ]

    static func encode(_ text: String, _ page: CodePage) -> [UInt8] {
        text.unicodeScalars.compactMap { scalar in
            (UInt8.min...UInt8.max).first { page[$0] == scalar }
        }
    }

    @Test func everyLanguageIsReadInEachOfItsSets() throws {
        for (language, pages, text) in Self.phrases {
            for page in pages {
                let bytes = Self.encode(text, page)
                try #require(bytes.count == text.unicodeScalars.count)
                #expect(TextDecoding.decode(bytes, language: nil)?.text == text, "\(language) in \(page.name)")
                let told = TextDecoding.decode(bytes, language: language)
                #expect(told?.text == text, "\(language), told, in \(page.name)")
            }
        }
    }

    /// One byte that is a letter of two languages, in the set of each.
    @Test(
        arguments: [("ro", "mamă"), ("rum", "mamă"), ("pt", "mamã"), ("ru", "mamã"), (nil, "mamã")]
            as [(String?, String)])
    func whereTwoSetsFitTheLanguageThatIsToldDecides(language: String?, text: String) {
        #expect(TextDecoding.decode(Array("mam".utf8) + [0xE3], language: language)?.text == text)
    }

    /// The letters are common ones of Russian too.
    @Test func aFewWordsOfHebrewAreNotTakenForRussian() {
        let text = String(repeating: "שלום עולם, 7!\n", count: 8)
        let decoded = TextDecoding.decode(Self.encode(text, .windows1255), language: nil)
        #expect(decoded == .init(text: text, charset: "windows-1255", isGuess: true))
    }

    @Test func whatNeitherALanguageNorUnicodeTellsIsAGuess() {
        let bytes = Self.encode("Привет, как дела?", .windows1251)
        #expect(TextDecoding.decode(bytes, language: nil)?.isGuess == true)
        #expect(TextDecoding.decode(bytes, language: "ru")?.isGuess == false)
        #expect(TextDecoding.decode(bytes, language: "fr")?.isGuess == true, "its language's sets do not fit")
        #expect(TextDecoding.decode(Array("Привет".utf8), language: nil)?.isGuess == false)
    }

    @Test func unicodeIsReadWithAndWithoutAMark() {
        let text = "1\n00:00:01,000 --> 00:00:02,000\nПривет, grüß dich\n"
        let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let all: [([UInt8], String)] = [
            (Array(text.utf8), "UTF-8"), ([0xEF, 0xBB, 0xBF] + text.utf8, "UTF-8"), (little, "UTF-16LE"),
            (big, "UTF-16BE"), ([0xFF, 0xFE] + little, "UTF-16LE"), ([0xFE, 0xFF] + big, "UTF-16BE"),
        ]
        for (bytes, charset) in all {
            #expect(TextDecoding.decode(bytes, language: nil) == .init(text: text, charset: charset))
        }
    }

    @Test func aDamagedByteDoesNotMakeUTF8SomethingElse() {
        let text = String(repeating: "Привет, как дела? ", count: 20)
        let decoded = TextDecoding.decode(Array(text.utf8) + [0xFF], language: nil)
        #expect(decoded?.charset == "UTF-8")
        #expect(decoded?.text == text + "\u{FFFD}")
    }

    @Test func anUnknownSetIsRefusedWithTheWayOn() {
        // Shift_JIS: "konnichiwa, ogenki desu ka" in hiragana.
        let japanese: [UInt8] = [
            0x82, 0xB1, 0x82, 0xF1, 0x82, 0xC9, 0x82, 0xBF, 0x82, 0xCD, 0x81, 0x41, 0x82, 0xA8, 0x8C, 0xB3, 0x8B, 0x43,
            0x82, 0xC5, 0x82, 0xB7, 0x82, 0xA9,
        ]
        let file = Array("1\n00:00:01,000 --> 00:00:02,000\n".utf8) + japanese
        for bytes in [file, [0, 1, 2, 3, 0xFF, 0, 0, 9]] {
            let error = #expect(throws: ServingError.self) {
                try SubtitleConverter.webVTT(bytes, name: "film.ja.srt", language: "ja")
            }
            #expect(error?.code == .subtitlesUndecodable)
            #expect(error?.description.contains("--subtitles") == true)
            #expect(error?.description.contains("iconv") == true)
        }
    }
}
