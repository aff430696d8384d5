import Testing

@testable import ServingCore

@Suite struct SidecarTests {
    @Test(arguments: [
        ("film.srt", nil, false, false, "film"),
        ("film.en.srt", "en", false, false, "English"),
        ("film.eng.forced.srt", "en", true, false, "English (forced)"),
        ("Film.2019.pt-BR.srt", "pt", false, false, "Portuguese"),
        ("film.de.sdh.srt", "de", false, true, "German (SDH)"),
        ("it.srt", nil, false, false, "it"),
        ("film.french.ass", "fr", false, false, "French"),
    ] as [(String, String?, Bool, Bool, String)])
    func nameTells(name: String, language: String?, forced: Bool, captions: Bool, label: String) {
        let told = SubtitleName(fileName: name)
        #expect(told.language == language)
        #expect(told.isForced == forced)
        #expect(told.isCaptions == captions)
        #expect(told.label == label)
    }

    @Test func filesOfTheSameStemAreChosen() {
        let names = ["Film.mkv", "Film.srt", "Film.en.srt", "Film.nfo", "Film2.srt", "Other.srt", "Film.de.ASS"]
        let chosen = SidecarSubtitles.choose(among: names, for: "/films/Film.mkv")
        #expect(chosen == ["Film.de.ASS", "Film.en.srt", "Film.srt"])
        #expect(SidecarSubtitles.choose(among: (0..<50).map { "Film.\($0).srt" }, for: "Film.mkv").count == 32)
    }
}
