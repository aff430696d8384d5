import FilePaths
import Testing

@testable import MPVPlayer

@Suite struct MPVPlaceTests {
    @Test(
        "Where mpv's names lead",
        arguments: [
            ("film.mp4", MPVPlace.file("/films/film.mp4")),
            ("/a/b c.mkv", .file("/a/b c.mkv")),
            ("file:///a/b%20c%2.mkv", .file("/a/b c%2.mkv")),
            ("a file: what://now.mp4", .file("/films/a file: what://now.mp4")),
            ("HTTP://tv.example/live.m3u8", .url("HTTP://tv.example/live.m3u8")),
            ("dvd://1", .other("dvd://1")), ("-", .other("-")), ("file://host/x", .other("file://host/x")),
        ])
    func places(path: String, place: MPVPlace) {
        #expect(MPVPlace(path, opened: path, in: "/films") == place)
    }

    @Test("A page becomes the stream in it, unless mpv puts several together")
    func pages() {
        let page = "https://video.example/watch?v=1"
        #expect(MPVPlace(page, opened: "https://cdn.example/1.mp4", in: nil) == .url("https://cdn.example/1.mp4"))
        #expect(MPVPlace(page, opened: "edl://no_clip;!new_stream", in: nil) == .other(page))
        #expect(MPVPlace("film.mp4", opened: nil, in: nil) == .other("film.mp4"))
    }

    @Test("A name is bytes: what is no UTF-8 stays as it is, in a URL and in a line")
    func namesThatAreNoUTF8() throws {
        let path = PathText.text(Array("/films/caf".utf8) + [0xE9])
        #expect(MPVPlace("file:///films/caf%E9", opened: nil, in: nil) == .file(path))
        #expect(MPVPlace(PathText.text([0x63, 0x61, 0x66, 0xE9]), opened: nil, in: "/films") == .file(path))
        let line =
            Array(#"{"event":"property-change","name":"path","data":"/films/caf"#.utf8) + [0xE9] + Array("\"}".utf8)
        #expect(MPVLine(line) == .property(.path, .text(path)))
    }
}
