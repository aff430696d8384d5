/// Scripts, regions and unofficial codes of languages.
enum LanguageParts {
    /// ISO 15924 codes of the scripts in which languages of today are written. Old scripts such as `Ital` and `Moon`
    /// are left out, since these are words in the names of films.
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

    /// The regions that may follow a language as a separate word ("pt.br"). Other words there are languages: "en.de"
    /// does not mean the English of Germany.
    private static let besides = [
        "pt": ["BR", "PT"], "en": ["US", "GB", "UK", "AU", "CA"], "es": ["ES", "MX", "LA", "AR", "419"],
        "fr": ["FR", "CA"], "zh": ["CN", "TW", "HK", "SG"], "de": ["AT", "CH"], "nl": ["NL", "BE"],
    ]

    /// Unofficial codes, from subtitle sites and everyday use.
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

    /// A region in capitals as in ISO 3166-1. "LA" is Latin America after Spanish, and Laos after other languages.
    static func region(_ text: String, of code: String) -> String {
        switch text {
        case "UK": "GB"
        case "LA" where code == "es": "419"
        default: text
        }
    }

    /// The region that a word after a language's code means; nil if it means none.
    static func region(_ word: String, behind language: LanguageTag) -> String? {
        guard language.region == nil, let places = besides[language.code] else { return nil }
        let place = word.uppercased()
        return places.contains(place) ? region(place, of: language.code) : nil
    }
}
