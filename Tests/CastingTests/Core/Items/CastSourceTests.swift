import FilePaths
import Testing

@testable import Casting

@Suite struct CastSourceTests {
    @Test(
        "A URL's type is guessed by its end, and is a film where that says nothing",
        arguments: [
            ("a.webm", "video/webm"), ("a.M3U8", "application/x-mpegURL"), ("a.mpd", "application/dash+xml"),
            ("a.jpg", "image/jpeg"), ("watch", "video/mp4"), ("a.php", "video/mp4"),
        ])
    func contentType(path: String, type: String) {
        #expect(CastSource.contentType(ofPath: path) == type)
    }

    @Test(arguments: [
        ("http://a.b/My%20film.mp4", "My film.mp4"), ("http://a.b/100%25%20fun.mp4", "100% fun.mp4"),
        ("http://bücher.example/ä.mp4?b", "ä.mp4"), ("http://a.b/c/", "c"), ("http://a.mp3:8000/", "a.mp3"),
        ("http://a.b", "a.b"), ("/films/a b.mp4", "a b.mp4"),
    ])
    func nameIsTheLastPartOfThePath(argument: String, name: String) throws {
        #expect(try CastSource(argument).name == name)
    }

    @Test func aHostsNameSuggestsNoType() throws {
        #expect(try CastSource("http://a.mp3:8000/").contentType == "video/mp4")
        #expect(try CastSource("http://a.b/c.mp3?d").contentType == "audio/mpeg")
    }

    @Test func hostMayBeWrittenInAnyScript() throws {
        #expect(try CastSource("https://bücher.example/a") == .url("https://bücher.example/a"))
        #expect(try CastSource("file:///tmp/%C3%A4") == .file("/tmp/ä"))
        #expect(throws: CastFailure.self) { try CastSource("http://") }
        #expect(throws: CastFailure.self) { try CastSource("http://a\u{200B}b/") }
        #expect(throws: CastFailure.self) { try CastSource("ftp://a.b/c") }
    }

    @Test func aPathIsBytesAndShownWithReplacements() throws {
        let path = PathText.text(Array("/films/caf".utf8) + [0xE9] + Array(".mp4".utf8))
        #expect(try CastSource(path) == .file(path))
        #expect(try CastSource(path).name == "caf\u{FFFD}.mp4")
        #expect(try CastSource("file:///films/caf%E9.mp4") == .file(path))
        #expect(try CastSource("file:///100%.mp4") == .file("/100%.mp4"))
        #expect(throws: CastFailure.self) { try CastSource("file://host/a") }
        // Swift has the slash and the accent behind it as one character.
        #expect(try CastSource("/\u{301}://a") == .file("/\u{301}://a"))
    }

    @Test func noSentenceHasWhatOnlyStandsForAByte() {
        let path = PathText.text([0x2F, 0xE9])
        #expect(CastFailure(.wrongUse, "there is no file \(path)").description == "there is no file /\u{FFFD}")
        #expect(PeerText.line(path) == "/\u{FFFD}")
    }
}
