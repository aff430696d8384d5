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
}
