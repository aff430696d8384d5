import Testing

@testable import ServingCore

@Suite struct SidecarTests {
    @Test func filesOfTheSameStemAreChosen() {
        let names = ["Film.mkv", "Film.srt", "Film.en.srt", "Film.nfo", "Film2.srt", "Other.srt", "Film.de.ASS"]
        let chosen = SidecarSubtitles.look(among: names, for: "/films/Film.mkv").names
        #expect(chosen == ["Film.de.ASS", "Film.en.srt", "Film.srt"])
        #expect(SidecarSubtitles.look(among: (0..<50).map { "Film.\($0).srt" }, for: "Film.mkv").names.count == 32)
    }

    @Test func aSeparatorThatIsNoDotNeedsAKnownWordBehindIt() {
        let names = [
            "Film (German).srt", "Film [en].srt", "Film_fr.srt", "Film-es-419.srt", "Film - English.srt",
            "Film French.srt",
            "film.it.srt", "Film 2.srt", "Film-2.srt", "Film It.srt", "Film - Part Two.srt", "Film_Making.srt",
        ]
        let chosen = SidecarSubtitles.look(among: names, for: "Film.mkv").names
        #expect(
            Set(chosen) == [
                "Film (German).srt", "Film [en].srt", "Film_fr.srt", "Film-es-419.srt", "Film - English.srt",
                "Film French.srt", "film.it.srt",
            ])
    }

    @Test func whatBelongsToAFilmOfALongerNameIsNotChosen() {
        let names = ["Film.mkv", "Film.Extended.mkv", "Film.en.srt", "Film.Extended.en.srt", "Film.Extended.srt"]
        #expect(SidecarSubtitles.look(among: names, for: "Film.mkv").names == ["Film.en.srt"])
        let longer = SidecarSubtitles.look(among: names, for: "Film.Extended.mkv").names
        #expect(longer == ["Film.Extended.en.srt", "Film.Extended.srt"])
    }

    @Test func whatMayBeAnotherFilmsIsToldAndNotChosen() {
        let long = "Film." + String(repeating: "x", count: 39) + ".srt"
        let names = ["Film.mkv", "Film en.srt", "Film 2.srt", "Film the.srt", "Films.srt", long, "Film.en.srt"]
        let found = SidecarSubtitles.look(among: names, for: "Film.mkv")
        #expect(found == .init(names: ["Film.en.srt"], unsure: ["Film en.srt", long]))
        #expect(SidecarSubtitles.look(among: names + ["Film en.mkv"], for: "Film.mkv").unsure == [long])
        let many = SidecarSubtitles.look(among: (0..<50).map { "Film.\($0).srt" }, for: "Film.mkv")
        #expect(many.names.count == 32 && many.unsure.count == 18)
    }

    @Test func subtitlesThatArePicturesAreToldAndNotRead() {
        let names = ["Film.idx", "Film.sub", "Film.de.SUP", "Film.fr.sub", "Other.sup"]
        let found = SidecarSubtitles.look(among: names, for: "Film.mkv")
        #expect(found == .init(names: ["Film.fr.sub"], pictures: ["Film.de.SUP", "Film.idx"]))
    }
}
