import FilePaths
import Foundation
import MediaServing
import Testing

@testable import Casting

@Suite struct CastMemoTests {
    @Test("What a cast needs to go on survives with its session")
    func survives() throws {
        let path = #"{"token":"abc","name":"film.mp4"}"#
        let saved = #"{"port":4711,"content":\#(path),"tracks":[\#(path)]}"#
        var memo = CastMemo([], [])
        memo.items = [
            .init(url: "https://example.com/a.mp4"),
            .init(
                file: "/film.mp4", subtitles: ["/film.srt"],
                saved: try JSONDecoder().decode(MediaServingSession.Saved.self, from: Data(saved.utf8)), audio: 2),
        ]
        #expect(CastMemo(memo.resumptionData) == memo)
    }

    @Test("A path is kept byte for byte")
    func keepsBytes() throws {
        let path = PathText.text([0x2F, 0xE9, 0x0A, 0x22])
        var memo = CastMemo([], [])
        memo.items = [.init(file: path, subtitles: [path])]
        let kept = try #require(CastMemo(memo.resumptionData)?.items.first)
        #expect(kept.file.map { PathText.bytes($0) } == [0x2F, 0xE9, 0x0A, 0x22])
        #expect(kept.subtitles.map { PathText.bytes($0) } == [[0x2F, 0xE9, 0x0A, 0x22]])
    }

    @Test(
        "Sessions of other apps, broken ones and empty ones are none of ours",
        arguments: [
            [:], ["other": "{}"], ["marquee.cast": "{"], ["marquee.cast": #"{"items":[]}"#],
        ])
    func others(data: [String: String]) {
        #expect(CastMemo(data) == nil)
    }
}
