/// The upper halves (0x80 to 0xFF) of the one-byte character sets of subtitle files. U+FFFD stands for undefined bytes.
/// They are here because a C library may lack its conversion modules.
struct CodePage: Sendable {
    /// Its name as iconv and browsers know it.
    let name: String
    private let upper: [Unicode.Scalar]

    private init(_ name: String, _ upper: String) {
        self.name = name
        self.upper = Array(upper.unicodeScalars)
    }

    subscript(byte: UInt8) -> Unicode.Scalar {
        guard byte >= 0x80 else { return Unicode.Scalar(byte) }
        let place = Int(byte) - 0x80
        return place < upper.count ? upper[place] : "\u{FFFD}"
    }

    func text(_ bytes: [UInt8]) -> String {
        var text = String.UnicodeScalarView()
        for byte in bytes { text.append(self[byte]) }
        return String(text)
    }

    static let windows1250 = CodePage(
        "windows-1250",
        """
        €\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰Š‹ŚŤŽŹ\
        \u{FFFD}‘’“”•–—\u{FFFD}™š›śťžź\
        \u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż\
        °±˛ł´µ¶·¸ąş»Ľ˝ľż\
        ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎ\
        ĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß\
        ŕáâăäĺćçčéęëěíîď\
        đńňóôőö÷řůúűüýţ˙
        """)

    static let windows1251 = CodePage(
        "windows-1251",
        """
        ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏ\
        ђ‘’“”•–—\u{FFFD}™љ›њќћџ\
        \u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї\
        °±Ііґµ¶·ё№є»јЅѕї\
        АБВГДЕЖЗИЙКЛМНОП\
        РСТУФХЦЧШЩЪЫЬЭЮЯ\
        абвгдежзийклмноп\
        рстуфхцчшщъыьэюя
        """)

    static let windows1252 = CodePage(
        "windows-1252",
        """
        €\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\
        \u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ\
        \u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯\
        °±²³´µ¶·¸¹º»¼½¾¿\
        ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏ\
        ÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß\
        àáâãäåæçèéêëìíîï\
        ðñòóôõö÷øùúûüýþÿ
        """)

    static let windows1253 = CodePage(
        "windows-1253",
        """
        €\u{FFFD}‚ƒ„…†‡\u{FFFD}‰\u{FFFD}‹\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\
        \u{FFFD}‘’“”•–—\u{FFFD}™\u{FFFD}›\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\
        \u{A0}΅Ά£¤¥¦§¨©\u{FFFD}«¬\u{AD}®―\
        °±²³΄µ¶·ΈΉΊ»Ό½ΎΏ\
        ΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟ\
        ΠΡ\u{FFFD}ΣΤΥΦΧΨΩΪΫάέήί\
        ΰαβγδεζηθικλμνξο\
        πρςστυφχψωϊϋόύώ\u{FFFD}
        """)

    static let windows1254 = CodePage(
        "windows-1254",
        """
        €\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}\u{FFFD}\u{FFFD}\
        \u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}\u{FFFD}Ÿ\
        \u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯\
        °±²³´µ¶·¸¹º»¼½¾¿\
        ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏ\
        ĞÑÒÓÔÕÖ×ØÙÚÛÜİŞß\
        àáâãäåæçèéêëìíîï\
        ğñòóôõö÷øùúûüışÿ
        """)

    static let windows1255 = CodePage(
        "windows-1255",
        """
        €\u{FFFD}‚ƒ„…†‡ˆ‰\u{FFFD}‹\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\
        \u{FFFD}‘’“”•–—˜™\u{FFFD}›\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\
        \u{A0}¡¢£₪¥¦§¨©×«¬\u{AD}®¯\
        °±²³´µ¶·¸¹÷»¼½¾¿\
        \u{5B0}\u{5B1}\u{5B2}\u{5B3}\u{5B4}\u{5B5}\u{5B6}\u{5B7}\
        \u{5B8}\u{5B9}\u{FFFD}\u{5BB}\u{5BC}\u{5BD}\u{5BE}\u{5BF}\
        \u{5C0}\u{5C1}\u{5C2}\u{5C3}\u{5F0}\u{5F1}\u{5F2}\u{5F3}\
        \u{5F4}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\
        \u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4}\u{5D5}\u{5D6}\u{5D7}\
        \u{5D8}\u{5D9}\u{5DA}\u{5DB}\u{5DC}\u{5DD}\u{5DE}\u{5DF}\
        \u{5E0}\u{5E1}\u{5E2}\u{5E3}\u{5E4}\u{5E5}\u{5E6}\u{5E7}\
        \u{5E8}\u{5E9}\u{5EA}\u{FFFD}\u{FFFD}\u{200E}\u{200F}\u{FFFD}
        """)

    static let windows1256 = CodePage(
        "windows-1256",
        """
        €\u{67E}‚ƒ„…†‡ˆ‰\u{679}‹Œ\u{686}\u{698}\u{688}\
        \u{6AF}‘’“”•–—\u{6A9}™\u{691}›œ\u{200C}\u{200D}\u{6BA}\
        \u{A0}،¢£¤¥¦§¨©\u{6BE}«¬\u{AD}®¯\
        °±²³´µ¶·¸¹\u{61B}»¼½¾\u{61F}\
        \u{6C1}\u{621}\u{622}\u{623}\u{624}\u{625}\u{626}\u{627}\
        \u{628}\u{629}\u{62A}\u{62B}\u{62C}\u{62D}\u{62E}\u{62F}\
        \u{630}\u{631}\u{632}\u{633}\u{634}\u{635}\u{636}×\u{637}\u{638}\u{639}\u{63A}\u{640}\u{641}\u{642}\u{643}\
        à\u{644}â\u{645}\u{646}\u{647}\u{648}çèéêë\u{649}\u{64A}îï\
        \u{64B}\u{64C}\u{64D}\u{64E}ô\u{64F}\u{650}÷\u{651}ù\u{652}ûü\u{200E}\u{200F}\u{6D2}
        """)

    static let windows1257 = CodePage(
        "windows-1257",
        """
        €\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰\u{FFFD}‹\u{FFFD}¨ˇ¸\
        \u{FFFD}‘’“”•–—\u{FFFD}™\u{FFFD}›\u{FFFD}¯˛\u{FFFD}\
        \u{A0}\u{FFFD}¢£¤\u{FFFD}¦§Ø©Ŗ«¬\u{AD}®Æ\
        °±²³´µ¶·ø¹ŗ»¼½¾æ\
        ĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻ\
        ŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽß\
        ąįāćäåęēčéźėģķīļ\
        šńņóōõö÷ųłśūüżž˙
        """)

    static let latin2 = CodePage(
        "ISO-8859-2",
        """
        \u{80}\u{81}\u{82}\u{83}\u{84}\u{85}\u{86}\u{87}\u{88}\u{89}\u{8A}\u{8B}\u{8C}\u{8D}\u{8E}\u{8F}\
        \u{90}\u{91}\u{92}\u{93}\u{94}\u{95}\u{96}\u{97}\u{98}\u{99}\u{9A}\u{9B}\u{9C}\u{9D}\u{9E}\u{9F}\
        \u{A0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{AD}ŽŻ\
        °ą˛ł´ľśˇ¸šşťź˝žż\
        ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎ\
        ĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß\
        ŕáâăäĺćçčéęëěíîď\
        đńňóôőö÷řůúűüýţ˙
        """)

    static let isoCyrillic = CodePage(
        "ISO-8859-5",
        """
        \u{80}\u{81}\u{82}\u{83}\u{84}\u{85}\u{86}\u{87}\u{88}\u{89}\u{8A}\u{8B}\u{8C}\u{8D}\u{8E}\u{8F}\
        \u{90}\u{91}\u{92}\u{93}\u{94}\u{95}\u{96}\u{97}\u{98}\u{99}\u{9A}\u{9B}\u{9C}\u{9D}\u{9E}\u{9F}\
        \u{A0}ЁЂЃЄЅІЇЈЉЊЋЌ\u{AD}ЎЏ\
        АБВГДЕЖЗИЙКЛМНОП\
        РСТУФХЦЧШЩЪЫЬЭЮЯ\
        абвгдежзийклмноп\
        рстуфхцчшщъыьэюя\
        №ёђѓєѕіїјљњћќ§ўџ
        """)

    static let isoGreek = CodePage(
        "ISO-8859-7",
        """
        \u{80}\u{81}\u{82}\u{83}\u{84}\u{85}\u{86}\u{87}\u{88}\u{89}\u{8A}\u{8B}\u{8C}\u{8D}\u{8E}\u{8F}\
        \u{90}\u{91}\u{92}\u{93}\u{94}\u{95}\u{96}\u{97}\u{98}\u{99}\u{9A}\u{9B}\u{9C}\u{9D}\u{9E}\u{9F}\
        \u{A0}‘’£€₯¦§¨©ͺ«¬\u{AD}\u{FFFD}―\
        °±²³΄΅Ά·ΈΉΊ»Ό½ΎΏ\
        ΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟ\
        ΠΡ\u{FFFD}ΣΤΥΦΧΨΩΪΫάέήί\
        ΰαβγδεζηθικλμνξο\
        πρςστυφχψωϊϋόύώ\u{FFFD}
        """)

    static let koi8R = CodePage(
        "KOI8-R",
        """
        ─│┌┐└┘├┤┬┴┼▀▄█▌▐\
        ░▒▓⌠■∙√≈≤≥\u{A0}⌡°²·÷\
        ═║╒ё╓╔╕╖╗╘╙╚╛╜╝╞\
        ╟╠╡Ё╢╣╤╥╦╧╨╩╪╫╬©\
        юабцдефгхийклмно\
        пярстужвьызшэщчъ\
        ЮАБЦДЕФГХИЙКЛМНО\
        ПЯРСТУЖВЬЫЗШЭЩЧЪ
        """)

    static let ibm866 = CodePage(
        "IBM866",
        """
        АБВГДЕЖЗИЙКЛМНОП\
        РСТУФХЦЧШЩЪЫЬЭЮЯ\
        абвгдежзийклмноп\
        ░▒▓│┤╡╢╖╕╣║╗╝╜╛┐\
        └┴┬├─┼╞╟╚╔╩╦╠═╬╧\
        ╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀\
        рстуфхцчшщъыьэюя\
        ЁёЄєЇїЎў°∙·√№¤■\u{A0}
        """)

    static let windows874 = CodePage(
        "windows-874",
        """
        €\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}…\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\
        \u{FFFD}‘’“”•–—\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\
        \u{A0}\u{E01}\u{E02}\u{E03}\u{E04}\u{E05}\u{E06}\u{E07}\
        \u{E08}\u{E09}\u{E0A}\u{E0B}\u{E0C}\u{E0D}\u{E0E}\u{E0F}\
        \u{E10}\u{E11}\u{E12}\u{E13}\u{E14}\u{E15}\u{E16}\u{E17}\
        \u{E18}\u{E19}\u{E1A}\u{E1B}\u{E1C}\u{E1D}\u{E1E}\u{E1F}\
        \u{E20}\u{E21}\u{E22}\u{E23}\u{E24}\u{E25}\u{E26}\u{E27}\
        \u{E28}\u{E29}\u{E2A}\u{E2B}\u{E2C}\u{E2D}\u{E2E}\u{E2F}\
        \u{E30}\u{E31}\u{E32}\u{E33}\u{E34}\u{E35}\u{E36}\u{E37}\
        \u{E38}\u{E39}\u{E3A}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{E3F}\
        \u{E40}\u{E41}\u{E42}\u{E43}\u{E44}\u{E45}\u{E46}\u{E47}\
        \u{E48}\u{E49}\u{E4A}\u{E4B}\u{E4C}\u{E4D}\u{E4E}\u{E4F}\
        \u{E50}\u{E51}\u{E52}\u{E53}\u{E54}\u{E55}\u{E56}\u{E57}\
        \u{E58}\u{E59}\u{E5A}\u{E5B}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}
        """)
}
