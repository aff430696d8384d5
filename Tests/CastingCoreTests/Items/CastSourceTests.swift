import Testing

@testable import CastingCore

@Suite struct CastSourceTests {
    @Test("A URL's type is guessed by its end, and is a film where that says nothing", arguments: [
        ("a.webm", "video/webm"), ("a.M3U8", "application/x-mpegURL"), ("a.mpd", "application/dash+xml"),
        ("a.jpg", "image/jpeg"), ("watch", "video/mp4"), ("a.php", "video/mp4"),
    ])
    func contentType(path: String, type: String) {
        #expect(CastSource.contentType(ofPath: path) == type)
    }
}
