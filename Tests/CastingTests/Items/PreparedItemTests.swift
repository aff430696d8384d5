import CastSender
import Testing

@testable import Casting

@Suite struct PreparedItemTests {
    /// Name, language and subtype of each.
    private func tracks(_ film: String, _ subtitles: [String]) throws -> [[String?]] {
        try PreparedItem(url: film, subtitles: subtitles).media.mediaTracks.map {
            [$0.name, $0.languageCode, $0.textSubtype?.rawValue]
        }
    }

    @Test func subtitlesOfAURLAreNamedByWhatTheirNamesTell() throws {
        let told = try tracks(
            "https://example.com/My.Name.Is.Earl.mp4",
            [
                "https://example.com/My.Name.Is.Earl.en.hi.vtt", "https://example.com/other.pt-BR.vtt",
                "https://example.com/words.vtt", "https://example.com/My.Name.Is.Earl.vtt?key=de",
                "https://example.com/more/words.vtt",
            ])
        #expect(
            told == [
                ["English (SDH)", "en", "CAPTIONS"], ["Portuguese (Brazil)", "pt-BR", "SUBTITLES"],
                ["words.vtt", nil, "SUBTITLES"], ["My.Name.Is.Earl.vtt", nil, "SUBTITLES"],
                ["words.vtt 2", nil, "SUBTITLES"],
            ])
    }

    @Test(arguments: ["https://example.com/%20%20", "https://example.com/%E2%80%8B"])
    func aURLWhoseNameIsBlankIsShownWhole(url: String) throws {
        #expect(try PreparedItem(url: url).title == url)
    }
}
