/// Languages by code, in English; few enough to be in the binary, and no more are common in file names.
package enum LanguageName {
    private static let table: [(two: String, three: [String], name: String)] = [
        ("en", ["eng"], "English"), ("fr", ["fre", "fra"], "French"), ("de", ["ger", "deu"], "German"),
        ("es", ["spa"], "Spanish"), ("pt", ["por", "pob"], "Portuguese"), ("it", ["ita"], "Italian"),
        ("nl", ["dut", "nld"], "Dutch"), ("sv", ["swe"], "Swedish"), ("fi", ["fin"], "Finnish"),
        ("da", ["dan"], "Danish"), ("no", ["nor", "nob", "nno"], "Norwegian"), ("is", ["ice", "isl"], "Icelandic"),
        ("pl", ["pol"], "Polish"), ("cs", ["cze", "ces"], "Czech"), ("sk", ["slo", "slk"], "Slovak"),
        ("hu", ["hun"], "Hungarian"), ("hr", ["hrv"], "Croatian"), ("sl", ["slv"], "Slovenian"),
        ("sr", ["srp"], "Serbian"), ("bs", ["bos"], "Bosnian"), ("ro", ["rum", "ron"], "Romanian"),
        ("tr", ["tur"], "Turkish"), ("lt", ["lit"], "Lithuanian"), ("lv", ["lav"], "Latvian"),
        ("et", ["est"], "Estonian"), ("ru", ["rus"], "Russian"), ("uk", ["ukr"], "Ukrainian"),
        ("bg", ["bul"], "Bulgarian"), ("mk", ["mac", "mkd"], "Macedonian"), ("el", ["gre", "ell"], "Greek"),
        ("he", ["heb"], "Hebrew"), ("ar", ["ara"], "Arabic"), ("fa", ["per", "fas"], "Persian"),
        ("ja", ["jpn"], "Japanese"), ("zh", ["chi", "zho"], "Chinese"), ("ko", ["kor"], "Korean"),
        ("th", ["tha"], "Thai"), ("vi", ["vie"], "Vietnamese"), ("id", ["ind"], "Indonesian"), ("hi", ["hin"], "Hindi"),
        ("ca", ["cat"], "Catalan"), ("eu", ["baq", "eus"], "Basque"), ("gl", ["glg"], "Galician"),
    ]

    /// The two-letter code for `en`, `eng`, `english` or `en-US`; nil for what is no language.
    package static func code(of word: String) -> String? {
        let word = word.lowercased()
        let first = String(word.prefix { $0 != "-" && $0 != "_" })
        let found = table.first { $0.two == first || $0.three.contains(first) || $0.name.lowercased() == word }
        return found?.two
    }

    package static func name(of code: String) -> String {
        table.first { $0.two == code }?.name ?? code
    }
}
