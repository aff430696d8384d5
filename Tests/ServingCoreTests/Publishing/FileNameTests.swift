import FilePaths
import Foundation
import Testing

@testable import ServingCore

@Suite struct FileNameTests {
    @Test(arguments: [
        ("/films/Film.en.srt", "Film.en.srt", "Film.en", "srt"), ("Film.mkv", "Film.mkv", "Film", "mkv"),
        ("/films/Film", "Film", "Film", ""), ("/a.b/Film", "Film", "Film", ""), (".hidden", ".hidden", ".hidden", ""),
        ("..", "..", "..", ""), (".", ".", ".", ""), ("a.", "a.", "a", ""), ("a..", "a..", "a.", ""),
        ("/films/", "films", "films", ""), ("/films//Film.mkv//", "Film.mkv", "Film", "mkv"), ("/", "/", "/", ""),
        ("", "", "", ""), ("Mr. Robot 1x01", "Mr. Robot 1x01", "Mr", " Robot 1x01"),
        ("Ü.Ö", "Ü.Ö", "Ü", "Ö"),
    ])
    func partsOfAName(path: String, text: String, stem: String, suffix: String) {
        let name = FileName(path)
        #expect((name.text, name.stem, name.suffix) == (text, stem, suffix))
        // As Foundation has them, which named what is served before.
        let last = (path as NSString).lastPathComponent as NSString
        #expect(name.text == last as String)
        #expect(name.stem == last.deletingPathExtension)
        #expect(name.suffix == last.pathExtension)
    }

    /// Swift has a slash or a dot and an accent behind it as one character.
    @Test func aNameIsCutByItsBytes() {
        let name = FileName("/films/\u{301}a.\u{301}b")
        #expect(Array(name.text.utf8) == Array("\u{301}a.\u{301}b".utf8))
        #expect(Array(name.suffix.utf8) == Array("\u{301}b".utf8))
        #expect(FileName("/a/\u{E9}") != FileName("/a/e\u{301}"), "two files, which Swift's == takes for one")
    }

    @Test func aNameThatIsNotUTF8KeepsItsPartsAndIsPublishedInASCII() {
        let name = FileName(PathText.text(Array("/films/caf".utf8) + [0xE9] + Array(".mp4".utf8)))
        #expect(PathText.bytes(name.stem) == Array("caf".utf8) + [0xE9])
        #expect(name.suffix == "mp4")
        #expect(PublishedPath.plain(name.text) == "caf-.mp4")
        let file = MediaFile(path: PathText.text([0x2F, 0xE9, 0xE9]), containers: [], streams: [])
        #expect(file.shownTitle == "\u{FFFD}\u{FFFD}")
    }
}
