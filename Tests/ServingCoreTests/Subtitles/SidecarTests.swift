import Testing

@testable import ServingCore

@Suite struct SidecarTests {
    @Test func filesOfTheSameStemAreChosen() {
        let names = ["Film.mkv", "Film.srt", "Film.en.srt", "Film.nfo", "Film2.srt", "Other.srt", "Film.de.ASS"]
        let chosen = SidecarSubtitles.choose(among: names, for: "/films/Film.mkv")
        #expect(chosen == ["Film.de.ASS", "Film.en.srt", "Film.srt"])
        #expect(SidecarSubtitles.choose(among: (0..<50).map { "Film.\($0).srt" }, for: "Film.mkv").count == 32)
    }

    @Test func aSeparatorThatIsNoDotNeedsAKnownWordBehindIt() {
        let names = [
            "Film (German).srt", "Film [en].srt", "Film_fr.srt", "Film-es-419.srt", "Film - English.srt",
            "Film French.srt",
            "film.it.srt", "Film 2.srt", "Film-2.srt", "Film It.srt", "Film - Part Two.srt", "Film_Making.srt",
        ]
        let chosen = SidecarSubtitles.choose(among: names, for: "Film.mkv")
        #expect(
            Set(chosen) == [
                "Film (German).srt", "Film [en].srt", "Film_fr.srt", "Film-es-419.srt", "Film - English.srt",
                "Film French.srt", "film.it.srt",
            ])
    }

    @Test func whatBelongsToAFilmOfALongerNameIsNotChosen() {
        let names = ["Film.mkv", "Film.Extended.mkv", "Film.en.srt", "Film.Extended.en.srt", "Film.Extended.srt"]
        #expect(SidecarSubtitles.choose(among: names, for: "Film.mkv") == ["Film.en.srt"])
        let longer = SidecarSubtitles.choose(among: names, for: "Film.Extended.mkv")
        #expect(longer == ["Film.Extended.en.srt", "Film.Extended.srt"])
    }
}
