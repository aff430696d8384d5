/// What stands beside a language's code, and codes that are no standard's.
enum LanguageParts {
    /// ISO 15924, as far as languages of today are written in them. Old ones such as `Ital` and `Moon` are words of
    /// films' names.
    static let scripts = [
        "Adlm": "Adlam", "Arab": "Arabic", "Aran": "Nastaliq", "Armn": "Armenian", "Beng": "Bengali",
        "Bopo": "Bopomofo", "Cans": "Canadian Aboriginal", "Cher": "Cherokee", "Copt": "Coptic", "Cyrl": "Cyrillic",
        "Deva": "Devanagari", "Ethi": "Ethiopic", "Geor": "Georgian", "Grek": "Greek", "Gujr": "Gujarati",
        "Guru": "Gurmukhi", "Hang": "Hangul", "Hani": "Han", "Hans": "Simplified", "Hant": "Traditional",
        "Hebr": "Hebrew", "Hira": "Hiragana", "Hrkt": "Kana", "Java": "Javanese", "Jpan": "Japanese",
        "Kana": "Katakana", "Khmr": "Khmer", "Knda": "Kannada", "Kore": "Korean", "Laoo": "Lao", "Latf": "Fraktur",
        "Latn": "Latin", "Mlym": "Malayalam", "Mong": "Mongolian", "Mymr": "Burmese", "Nkoo": "N’Ko",
        "Olck": "Ol Chiki", "Orya": "Odia", "Sinh": "Sinhala", "Sund": "Sundanese", "Syrc": "Syriac", "Taml": "Tamil",
        "Telu": "Telugu", "Tfng": "Tifinagh", "Thaa": "Thaana", "Thai": "Thai", "Tibt": "Tibetan", "Yiii": "Yi",
    ]

    /// Which regions are written behind a language as a word of their own ("pt.br"). Others are languages there:
    /// "en.de" is no English of Germany.
    private static let besides = [
        "pt": ["BR", "PT"], "en": ["US", "GB", "UK", "AU", "CA"], "es": ["ES", "MX", "LA", "AR", "419"],
        "fr": ["FR", "CA"], "zh": ["CN", "TW", "HK", "SG"], "de": ["AT", "CH"], "nl": ["NL", "BE"],
    ]

    /// Codes of subtitle sites and of everyday use, which no standard has.
    static let unofficial = [
        "pob": LanguageTag(code: "pt", region: "BR"), "pb": LanguageTag(code: "pt", region: "BR"),
        "spl": LanguageTag(code: "es", region: "419"), "esp": LanguageTag(code: "es"),
        "chs": LanguageTag(code: "zh", script: "Hans"), "cht": LanguageTag(code: "zh", script: "Hant"),
        "zht": LanguageTag(code: "zh", script: "Hant"), "zhs": LanguageTag(code: "zh", script: "Hans"),
        "cmn": LanguageTag(code: "zh"), "cn": LanguageTag(code: "zh"), "iw": LanguageTag(code: "he"),
        "ji": LanguageTag(code: "yi"), "jw": LanguageTag(code: "jv"), "mo": LanguageTag(code: "ro"),
        "mol": LanguageTag(code: "ro"), "scc": LanguageTag(code: "sr"), "scr": LanguageTag(code: "hr"),
        "jp": LanguageTag(code: "ja"), "jap": LanguageTag(code: "ja"), "cz": LanguageTag(code: "cs"),
        "dk": LanguageTag(code: "da"), "gr": LanguageTag(code: "el"), "ua": LanguageTag(code: "uk"),
    ]

    static let families = ["nb": "no", "nn": "no", "yue": "zh", "fil": "tl"]

    /// A region in capitals as ISO 3166-1 has it. Only Spanish writes "la" for Latin America; Lao is spoken in Laos.
    static func region(_ text: String, of code: String) -> String {
        switch text {
        case "UK": "GB"
        case "LA" where code == "es": "419"
        default: text
        }
    }

    /// The region that a word behind a language's code means; nil where it means none.
    static func region(_ word: String, behind language: LanguageTag) -> String? {
        guard language.region == nil, let places = besides[language.code] else { return nil }
        let place = word.uppercased()
        return places.contains(place) ? region(place, of: language.code) : nil
    }
}
