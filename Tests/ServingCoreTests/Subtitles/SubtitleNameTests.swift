import Testing

@testable import ServingCore

/// Names as people, Bazarr, Jellyfin, Plex, Kodi and the sites of subtitles write them.
@Suite struct SubtitleNameTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let language: String?
        let label: String
        var testDescription: String { name }

        init(_ name: String, _ language: String?, _ label: String) {
            (self.name, self.language, self.label) = (name, language, label)
        }
    }

    /// Behind the stem of `Film.mkv`.
    static let suffixes: [Row] = [
        // Languages by ISO 639-1, 639-2 (both kinds) and name.
        Row("Film.srt", nil, "Film"), Row("Film.en.srt", "en", "English"), Row("Film.eng.srt", "en", "English"),
        Row("Film.English.srt", "en", "English"), Row("Film.ger.srt", "de", "German"),
        Row("Film.deu.srt", "de", "German"), Row("Film.Deutsch.srt", "de", "German"),
        Row("Film.français.srt", "fr", "French"), Row("Film.francais.srt", "fr", "French"),
        Row("Film.cze.srt", "cs", "Czech"), Row("Film.ces.srt", "cs", "Czech"), Row("Film.may.srt", "ms", "Malay"),
        Row("Film.fil.srt", "fil", "Filipino"), Row("Film.is.srt", "is", "Icelandic"),
        Row("Film.日本語.srt", "ja", "Japanese"), Row("Film.nb.srt", "nb", "Norwegian Bokmål"),
        Row("Film.EN.srt", "en", "English"), Row("film.en.srt", "en", "English"),
        // Regions and scripts.
        Row("Film.pt-BR.srt", "pt-BR", "Portuguese (Brazil)"), Row("Film.pt_BR.srt", "pt-BR", "Portuguese (Brazil)"),
        Row("Film.pt.br.srt", "pt-BR", "Portuguese (Brazil)"), Row("Film.pob.srt", "pt-BR", "Portuguese (Brazil)"),
        Row("Film.Brazilian.por.srt", "pt-BR", "Portuguese (Brazil)"),
        Row("Film.Portuguese (Brazil).srt", "pt-BR", "Portuguese (Brazil)"),
        Row("Film.pt-PT.srt", "pt-PT", "Portuguese (Portugal)"),
        Row("Film.zh-Hans.srt", "zh-Hans", "Chinese (Simplified)"), Row("Film.zh-TW.srt", "zh-TW", "Chinese (Taiwan)"),
        Row("Film.zh-hans-cn.srt", "zh-Hans-CN", "Chinese (Simplified, China)"),
        Row("Film.chs.srt", "zh-Hans", "Chinese (Simplified)"),
        Row("Film.Traditional.chi.srt", "zh-Hant", "Chinese (Traditional)"),
        Row("Film.es-419.srt", "es-419", "Spanish (Latin America)"),
        Row("Film.Latin American.spa.srt", "es-419", "Spanish (Latin America)"),
        Row("Film.ptbr.srt", "pt-BR", "Portuguese (Brazil)"),
        Row("Film.Brazilian Portuguese.srt", "pt-BR", "Portuguese (Brazil)"),
        Row("Film.English (US).srt", "en-US", "English (United States)"),
        Row("Film.Spanish (Latin America).srt", "es-419", "Spanish (Latin America)"),
        Row("Film.French (Canadian).srt", "fr-CA", "French (Canada)"),
        Row("Film.Brazilian.eng.srt", "en", "English"),
        Row("Film.sr-Latn.srt", "sr-Latn", "Serbian (Latin)"),
        Row("Film.en-US.srt", "en-US", "English (United States)"),
        // Regions that are languages' codes too, behind a hyphen.
        Row("Film.sl-SI.srt", "sl-SI", "Slovenian (Slovenia)"), Row("Film.et-EE.srt", "et-EE", "Estonian (Estonia)"),
        Row("Film.ar-AE.srt", "ar-AE", "Arabic (United Arab Emirates)"),
        Row("Film.bs_BA.srt", "bs-BA", "Bosnian (Bosnia and Herzegovina)"),
        Row("Film.hy-am.srt", "hy-AM", "Armenian (Armenia)"), Row("Film.lo-LA.srt", "lo-LA", "Lao (Laos)"),
        Row("Film.es-SV.srt", "es-SV", "Spanish (El Salvador)"), Row("Film.el-CY.srt", "el-CY", "Greek (Cyprus)"),
        Row("Film.fa-AF.srt", "fa-AF", "Persian (Afghanistan)"), Row("Film.sq-XK.srt", "sq-XK", "Albanian (Kosovo)"),
        Row("Film.sr-Latn-ME.srt", "sr-Latn-ME", "Serbian (Latin, Montenegro)"),
        Row("Film.hi-Deva.srt", "hi-Deva", "Hindi (Devanagari)"), Row("Film.ja-Jpan.srt", "ja-Jpan", "Japanese"),
        Row("Film.hi-IN.srt", "hi-IN", "Hindi (India)"), Row("Film.zh-yue.srt", "yue", "Cantonese"),
        Row("Film.en-001.srt", "en-001", "English (World)"), Row("Film_sl_SI.srt", "sl-SI", "Slovenian (Slovenia)"),
        Row("Film.sl-SI-forced.srt", "sl-SI", "Slovenian (Slovenia, forced)"),
        Row("Film.forced-sl-SI.srt", "sl-SI", "Slovenian (Slovenia, forced)"),
        Row("Film.sl-SI-sdh.hi.srt", "sl-SI", "Slovenian (Slovenia, SDH)"),
        Row("Film.Slovenian-SI.srt", "sl-SI", "Slovenian (Slovenia)"),
        // No second part is another language.
        Row("Film.de-en.srt", "de", "German – en"), Row("Film.de_en_fr.srt", "de", "German – en fr"),
        Row("Film.en-hi.srt", "en", "English (SDH)"), Row("Film.hi-en.srt", "en", "English (SDH)"),
        Row("Film.en-eng.srt", "en", "English"),
        // What it is for.
        Row("Film.hi.srt", "hi", "Hindi"), Row("Film.en.hi.srt", "en", "English (SDH)"),
        Row("Film.hi.en.srt", "en", "English (SDH)"), Row("Film.hi.hi.srt", "hi", "Hindi (SDH)"),
        Row("Film.hi.sdh.srt", "hi", "Hindi (SDH)"), Row("Film.hin.srt", "hi", "Hindi"),
        Row("Film.hindi.hi.srt", "hi", "Hindi (SDH)"), Row("Film.hi.forced.srt", "hi", "Hindi (forced)"),
        Row("Film.en.sdh.srt", "en", "English (SDH)"), Row("Film.en.cc.srt", "en", "English (SDH)"),
        Row("Film.en-cc.srt", "en", "English (SDH)"), Row("Film.en-sdh.srt", "en", "English (SDH)"),
        Row("Film.en[sdh].srt", "en", "English (SDH)"), Row("Film.eng.HI.srt", "en", "English (SDH)"),
        Row("Film.English [SDH].eng.srt", "en", "English (SDH)"),
        Row("Film.en.hearing.impaired.srt", "en", "English (SDH)"), Row("Film.sdh.srt", nil, "Film (SDH)"),
        Row("Film.en.forced.srt", "en", "English (forced)"), Row("Film.forced.en.srt", "en", "English (forced)"),
        Row("Film.en-forced.srt", "en", "English (forced)"), Row("Film.eng.foreign.srt", "en", "English (forced)"),
        Row("Film.forced.srt", nil, "Film (forced)"), Row("Film.de.forced.sdh.srt", "de", "German (forced, SDH)"),
        Row("Film.pt-BR.forced.srt", "pt-BR", "Portuguese (Brazil, forced)"),
        Row("Film.en.commentary.srt", "en", "English (commentary)"), Row("Film.en.default.srt", "en", "English"),
        // What tells two of one language apart.
        Row("Film.en.1.srt", "en", "English"), Row("Film.2_English.srt", "en", "English"),
        Row("Film (German).srt", "de", "German"), Row("Film.en.Signs.srt", "en", "English – Signs"),
        Row("Film.Directors Cut.en.srt", "en", "English – Directors Cut"),
        Row("Film.mkv.srt", nil, "Film"), Row("Film.mkv.de.srt", "de", "German"), Row("Film.und.srt", nil, "Film"),
        Row("Film.en.de.srt", "de", "German – English"), Row("Film.1080p.srt", nil, "Film – 1080p"),
    ]

    @Test(arguments: suffixes) func whatFollowsTheFilmsStemTells(row: Row) {
        let told = SubtitleName(fileName: row.name, film: "/films/Film.mkv")
        #expect(told.language?.text == row.language)
        #expect(told.label == row.label)
    }

    @Test(
        arguments: [
            ("Show.S01E01.en.hi.srt", "/tv/Show.S01E01.mkv", "en", "English (SDH)"),
            ("The.Italian.Job.1969.srt", "The.Italian.Job.1969.mkv", nil, "The.Italian.Job.1969"),
            ("The.Italian.Job.1969.de.srt", "The.Italian.Job.1969.mkv", "de", "German"),
            ("My.Name.Is.Earl.S01E01.srt", "My.Name.Is.Earl.S01E01.avi", nil, "My.Name.Is.Earl.S01E01"),
            ("Hindi.Medium.srt", "Hindi.Medium.mkv", nil, "Hindi.Medium"),
            ("It.srt", "It.mkv", nil, "It"), ("It.it.srt", "It.mkv", "it", "Italian"),
            ("Film.en.srt", "Film.en.mkv", nil, "Film.en"),
        ] as [(String, String, String?, String)])
    func theFilmsOwnStemSaysNothing(name: String, film: String, language: String?, label: String) {
        let told = SubtitleName(fileName: name, film: film)
        #expect(told.language?.text == language)
        #expect(told.label == label)
    }

    /// Beside a film whose name has nothing to do with it.
    static let strangers: [Row] = [
        Row("other.de.srt", "de", "German"), Row("Other.2019.pt-BR.srt", "pt-BR", "Portuguese (Brazil)"),
        Row("Other.S01E01.1080p.en.hi.srt", "en", "English (SDH)"), Row("other.hi.srt", "hi", "Hindi"),
        Row("other.eng.forced.srt", "en", "English (forced)"), Row("Other.1999.English.srt", "en", "English"),
        Row("Other.Eng.srt", "en", "English"), Row("OTHER.GER.srt", "de", "German"),
        Row("other.it.srt", "it", "Italian"), Row("2_English.srt", "en", "English"),
        Row("Other (German).srt", "de", "German"), Row("Other - French.srt", "fr", "French"),
        Row("Other [es-419].srt", "es-419", "Spanish (Latin America)"), Row("en.sdh.srt", "en", "English (SDH)"),
        Row("Simplified.chi.srt", "zh-Hans", "Chinese (Simplified)"), Row("pt-BR.srt", "pt-BR", "Portuguese (Brazil)"),
        Row("SDH.eng.HI.srt", "en", "English (SDH)"), Row("other.en.2.srt", "en", "English"),
        Row("other.en.US.srt", "en-US", "English (United States)"), Row("other.zh.TW.srt", "zh-TW", "Chinese (Taiwan)"),
        Row("other.sl-SI.srt", "sl-SI", "Slovenian (Slovenia)"),
        Row("other_ar_AE.srt", "ar-AE", "Arabic (United Arab Emirates)"),
        Row("so-be.srt", nil, "so-be"), Row("other.de-en.srt", nil, "other.de-en"),
        // Words of titles.
        Row("it.srt", nil, "it"), Row("hi.srt", nil, "hi"), Row("English.srt", nil, "English"),
        Row("de.srt", nil, "de"),
        Row("The.Italian.Job.1969.srt", nil, "The.Italian.Job.1969"),
        Row("My.Name.Is.Earl.srt", nil, "My.Name.Is.Earl"), Row("My.Name.Is.srt", nil, "My.Name.Is"),
        Row("this.is.it.srt", nil, "this.is.it"), Row("Let.It.Be.srt", nil, "Let.It.Be"),
        Row("let.it.be.srt", nil, "let.it.be"), Row("yes.or.no.srt", nil, "yes.or.no"),
        Row("The.English.srt", nil, "The.English"), Row("The English.srt", nil, "The English"),
        Row("Learn to Speak French.srt", nil, "Learn to Speak French"), Row("Kiss.The.War.srt", nil, "Kiss.The.War"),
        Row("Rain.Man.srt", nil, "Rain.Man"), Row("rain.man.srt", nil, "rain.man"), Row("For.Her.srt", nil, "For.Her"),
        Row("Uncle.Dan.srt", nil, "Uncle.Dan"), Row("say.hi.srt", nil, "say.hi"),
        Row("The.Mexican.srt", nil, "The.Mexican"),
        Row("dr.no.srt", nil, "dr.no"), Row("get.it.srt", nil, "get.it"),
        Row("kill.bill.vol.1.srt", nil, "kill.bill.vol.1"),
        Row("Moroccan.srt", nil, "Moroccan"), Row("   .srt", nil, "Subtitles"),
    ]

    @Test(arguments: strangers) func ofAnotherNameOnlyKnownWordsAtItsEndTell(row: Row) {
        let told = SubtitleName(fileName: row.name, film: "/films/Film.mkv")
        #expect(told.language?.text == row.language)
        #expect(told.label == row.label)
        #expect(SubtitleName(fileName: row.name) == told)
    }

    @Test func flagsAreToldApart() {
        func flags(_ name: String) -> TrackFlags { SubtitleName(fileName: name, film: "Film.mkv").flags }
        #expect(flags("Film.en.forced.srt") == .forced)
        #expect(flags("Film.en.hi.srt") == .captions)
        #expect(flags("Film.en.default.srt") == .standard)
        #expect(flags("Film.en.forced.default.sdh.srt") == [.forced, .standard, .captions])
        #expect(flags("Film.Moroccan.srt") == [])
    }
}
