import Foundation
import Testing

@testable import MediaServing

@Suite struct SubtitleFileTests {
    @Test func aFileThatIsTooLargeIsNotRead() throws {
        let folder = try TestFolder()
        let big = try folder.write("big.srt", [UInt8](repeating: 0x20, count: (10 << 20) + 1))
        let error = #expect(throws: ServingError.self) { try SubtitleConverter.webVTT(path: big) }
        #expect(error?.code == .subtitlesTooLarge)
    }

    @Test func filesOfTheSameStemAreFound() throws {
        let folder = try TestFolder()
        for name in ["Film.mkv", "Film.srt", "Film.en.srt", "Film.nfo", "Film2.srt", "Other.srt", "Film.de.ASS"] {
            try folder.write(name, "x")
        }
        let found = SidecarSubtitles.find(beside: folder.path + "/Film.mkv").map { ($0 as NSString).lastPathComponent }
        #expect(found == ["Film.de.ASS", "Film.en.srt", "Film.srt"])
        #expect(SidecarSubtitles.find(beside: "/nowhere/at/all.mkv") == [])
    }
}
