import Testing

@testable import ServingCore

@Suite struct FirstTextTests {
    typealias Track = (String?, TrackFlags)

    private func first(_ sound: String?, beside files: [String] = [], _ tracks: [Track]) -> Int? {
        FirstText.choose(
            files.map { TrackLabel(SubtitleName(fileName: $0, film: "Film.mkv")) }
                + tracks.map { TrackLabel(TrackLabelTests.text($0.0, nil, $0.1)) },
            sound: sound.flatMap { LanguageTag(tag: $0) })
    }

    @Test func theForcedTrackOfTheSoundsLanguageIsShown() {
        #expect(first("ger", [("eng", .forced), ("ger", .forced), ("ger", [])]) == 1)
        #expect(first("deu", [("eng", [.forced, .standard]), ("de", .forced)]) == 1)
        #expect(first("por", [("pt-PT", .forced), ("pt-BR", .forced)]) == 0)
        #expect(first("pt-BR", [("pt-PT", .forced), ("pt-BR", .forced)]) == 1)
        #expect(first("nob", [("nor", .forced)]) == 0)
    }

    @Test func aForcedTrackOfAnotherLanguageIsNotShown() {
        #expect(first("ger", [("eng", .forced)]) == nil)
        #expect(first("ger", [("eng", [.forced, .standard])]) == nil)
        #expect(first("ger", [("eng", .forced), ("fre", .forced)]) == nil)
    }

    @Test func aForcedTrackWithoutALanguageIsShownWhereItIsTheOnlyOne() {
        #expect(first("ger", [("ger", []), (nil, .forced)]) == 1)
        #expect(first("ger", [("eng", .forced), (nil, .forced)]) == nil)
        #expect(first(nil, [("eng", .forced)]) == 0)
        #expect(first(nil, [("eng", .forced), ("ger", .forced)]) == nil)
    }

    @Test func theDefaultTrackIsShownAsPlayersDo() {
        #expect(first("jpn", [("ger", []), ("eng", .standard)]) == 1)
        #expect(first("jpn", [("eng", .standard)]) == 0)
        #expect(first("ger", [("eng", .standard), ("ger", .forced)]) == 1, "what the sound needs comes first")
        #expect(first("eng", [("eng", [.standard, .commentary]), ("eng", [])]) == nil)
        #expect(first("eng", [("eng", []), ("ger", [])]) == nil)
    }

    @Test func aMarkThatAllTracksHaveSaysNothing() {
        #expect(first("ger", [("eng", .standard), ("fre", .standard)]) == nil)
        #expect(first("ger", []) == nil)
    }

    @Test func filesBesideTheFilmDoNotChangeWhatItsMarksSay() {
        let both: [Track] = [("eng", .standard), ("ger", .standard)]
        #expect(first("jpn", both) == nil)
        #expect(first("jpn", beside: ["Film.fr.srt"], both) == nil)
        #expect(first("jpn", beside: ["Film.fr.srt"], [("eng", .standard)]) == 1)
        #expect(first("jpn", beside: ["Film.fr.srt"], [("eng", []), ("ger", .standard)]) == 2)
        #expect(first("jpn", beside: ["Film.fr.srt", "Film.en.default.srt"], both) == 1)
        #expect(first("eng", beside: ["Film.en.default.srt"], []) == 0, "somebody has called it so")
    }

    // mkvmerge marks a film's only text by itself.
    @Test func aMarkedTextInTheSoundsLanguageIsNotShown() {
        #expect(first("eng", [("eng", .standard)]) == nil)
        #expect(first("eng", [("eng", [.standard, .captions])]) == nil)
        #expect(first("eng", [("eng", .standard), ("ger", [])]) == nil)
        #expect(first("eng", [("eng", .standard), ("ger", .standard), ("fre", [])]) == 1)
        #expect(first("eng", [("eng", [.standard, .forced])]) == 0)
        #expect(first("nob", [("nor", .standard)]) == nil)
        #expect(first(nil, [("eng", .standard)]) == 0)
    }
}
