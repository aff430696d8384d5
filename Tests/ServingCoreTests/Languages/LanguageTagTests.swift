import Testing

@testable import ServingCore

@Suite struct LanguageTagTests {
    @Test(arguments: [
        ("en", "en", "English"), ("ENG", "en", "English"), ("English", "en", "English"), ("ger", "de", "German"),
        ("deu", "de", "German"), ("Deutsch", "de", "German"), ("dut", "nl", "Dutch"), ("nld", "nl", "Dutch"),
        ("español", "es", "Spanish"), ("zho", "zh", "Chinese"), ("chi", "zh", "Chinese"), ("cmn", "zh", "Chinese"),
        ("wel", "cy", "Welsh"), ("cym", "cy", "Welsh"), ("iw", "he", "Hebrew"), ("hbs", "sh", "Serbo-Croatian"),
        ("haw", "haw", "Hawaiian"), ("yue", "yue", "Cantonese"), ("bod", "bo", "Tibetan"), ("tib", "bo", "Tibetan"),
        ("pt-BR", "pt-BR", "Portuguese"), ("por_br", "pt-BR", "Portuguese"),
        ("zh-cmn-Hans-CN", "zh-Hans-CN", "Chinese"),
        ("de-1996", "de", "German"), ("en-x-fun", "en", "English"), ("es-la", "es-419", "Spanish"),
        ("lo-LA", "lo-LA", "Lao"), ("en-uk", "en-GB", "English"), ("en-SB", "en-SB", "English"),
        ("zh-yue", "yue", "Cantonese"), ("ja-Jpan", "ja-Jpan", "Japanese"), ("sr_latn_me", "sr-Latn-ME", "Serbian"),
    ])
    func aStreamsTagIsReadInEachOfItsForms(text: String, tag: String, name: String) {
        let read = LanguageTag(tag: text)
        #expect(read?.text == tag)
        #expect(read?.name == name)
    }

    @Test(arguments: ["", "-", "und", "mul", "zxx", "qaa", "xx", "the", "and", "for", "1080p", "english-ish", "x-de"])
    func whatIsNoLanguageIsNone(text: String) {
        #expect(LanguageTag(tag: text) == nil)
    }

    /// 184 codes and sh, each with a name and with a code of three letters that leads to it.
    @Test func allOfISO639OneIsThere() {
        let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
        let two = letters.flatMap { first in letters.map { first + $0 } }
        let known = two.filter { LanguageTag(tag: $0)?.code == $0 }
        #expect(known.count == 185)
        let three = two.flatMap { start in letters.map { start + $0 } }
        let reached = Set(three.compactMap { LanguageTag(tag: $0)?.code }.filter { $0.utf8.count == 2 })
        #expect(reached == Set(known))
        #expect(known.allSatisfy { LanguageTag(code: $0).name.utf8.count > 2 })
    }

    @Test(arguments: ["en-cc", "en-sdh", "en-forced", "pt-XX", "2_en", "en-", "-en", "english"])
    func aWordThatIsMoreThanATagIsNone(word: String) {
        #expect(LanguageTag(word: word) == nil)
    }

    /// ISO 3166-1 has 249 regions; "en-cc" is one with captions.
    @Test func allOfISO3166IsThere() {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
        let known = letters.flatMap { first in letters.map { first + $0 } }.filter {
            LanguageTag(word: "sv-" + $0) != nil
        }
        // With Kosovo, and UK for GB.
        #expect(known.count == 249 - 1 + 2 && !known.contains("CC") && !known.contains("HI"))
        #expect(Set(known.compactMap { LanguageTag(word: "sv-" + $0)?.region }).count == 249)
    }

    @Test func aScriptThatGoesWithoutSayingIsNotSaid() {
        #expect(LanguageTag(tag: "ja-Jpan")?.details == [])
        #expect(LanguageTag(tag: "hi-Deva-IN")?.details == ["Devanagari", "India"])
    }

    @Test func languagesThatOneUnderstandsTogetherAreTheSame() {
        func same(_ first: String, _ second: String) -> Bool {
            guard let first = LanguageTag(tag: first), let second = LanguageTag(tag: second) else { return false }
            return first.isSame(as: second)
        }
        #expect(same("pt-BR", "por") && same("nb", "nor") && same("nn", "no") && same("yue", "zh-Hant"))
        #expect(!same("de", "nl") && !same("hr", "sr"))
    }
}
