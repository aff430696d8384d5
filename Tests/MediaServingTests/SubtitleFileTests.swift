import FileAccess
import FilePaths
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

    // However large they are; the advice is not to convert their letters.
    @Test(arguments: [
        Array("PG".utf8) + [0, 1, 2, 3, 0, 0, 0, 0, 0x16, 0, 19], [0, 0, 1, 0xBA, 0x44, 0, 4],
        Array("# VobSub index file, v7\n".utf8),
    ])
    func aFileOfPicturesIsToldFromText(head: [UInt8]) throws {
        let folder = try TestFolder()
        let file = try folder.write("Film.sup", head + [UInt8](repeating: 0xFF, count: 11 << 20))
        let error = #expect(throws: ServingError.self) { try SubtitleConverter.webVTT(path: file) }
        #expect(error?.code == .subtitlesUnknownFormat && error?.description.contains("burn:1") == true)
    }

    @Test func aPipeIsNotWaitedFor() throws {
        let folder = try TestFolder()
        let pipe = folder.path + "/Film.srt"
        #expect(mkfifo(pipe, 0o600) == 0)
        let error = #expect(throws: ServingError.self) { try SubtitleConverter.webVTT(path: pipe) }
        #expect(error?.code == .notAFile)
    }

    @Test func aTextThatBeginsLikePicturesIsText() throws {
        let folder = try TestFolder()
        let file = try folder.write("Film.sub", "{0}{25}PG-13")
        #expect(try SubtitleConverter.webVTT(path: file).contains("PG-13"))
        #expect(!PictureSubtitles.begin(Array("PG-13, and more".utf8)) && !PictureSubtitles.begin(Array("PG".utf8)))
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

    /// Each byte counts: neither is a name that is not UTF-8 left out, nor is one that only reads alike taken.
    @Test func subtitlesBesideAFilmWhoseNameIsNotUTF8AreFoundAndRead() throws {
        let folder = try TestFolder()
        let inner = folder.path + "/" + PathText.text([0xE9])
        #expect(Files.makeFolder(inner))
        func path(_ name: [UInt8]) -> String { inner + "/" + PathText.text(name) }
        let odd: [UInt8] = [0x61, 0xE9]
        let subtitles = path(odd + Array(".en.srt".utf8))
        #expect(Files.write(Array("1\n00:00:01,000 --> 00:00:02,000\nHello\n".utf8), to: subtitles))
        #expect(Files.write([1], to: path([0x61, 0xE8] + Array(".en.srt".utf8))))
        let found = SidecarSubtitles.find(beside: path(odd + Array(".mp4".utf8)))
        #expect(found.map { PathText.bytes($0) } == [PathText.bytes(subtitles)])
        #expect(try SubtitleConverter.webVTT(path: subtitles).contains("Hello"))
        let missing = #expect(throws: ServingError.self) { try SubtitleConverter.webVTT(path: path([0xFF])) }
        #expect(missing?.code == .fileMissing)
        #expect(missing?.description.contains("\u{FFFD}") == true)
        for name in Files.names(in: inner) { Files.remove(inner + "/" + name) }
        #expect(rmdir(inner.pathBytes) == 0)
    }

    @Test func subtitlesOfANameThatIsWrittenOtherwiseAreTheFilmsWhereNoOthersAre() throws {
        let (composed, decomposed) = ("\u{E9}.de.srt", "e\u{301}.de.srt")
        func found(_ names: [String]) -> [[UInt8]] {
            SidecarSubtitles.look(among: names, for: "\u{E9}.mkv").names.map { Array($0.utf8) }
        }
        #expect(found([decomposed]) == [Array(decomposed.utf8)])
        #expect(found([composed, decomposed]) == [Array(composed.utf8)])
        #expect(found([composed, decomposed, "\u{E9}.mkv", "e\u{301}.mkv"]) == [Array(composed.utf8)])
        #expect(found([decomposed, "\u{E9}.mkv", "e\u{301}.mkv"]) == [])
        #expect(SubtitleName(fileName: decomposed, film: "\u{E9}.mkv").label == "German")
    }
}
