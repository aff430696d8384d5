import Testing

@testable import CastWire

@Suite struct ContentTypeTests {
    @Test(arguments: [
        "video/mp4", "audio/mpeg", "image/svg+xml", "application/x-mpegURL", "application/dash+xml", "VIDEO/MP4",
    ])
    func aTypeOfMediaIsTaken(type: String) {
        #expect(ContentType.checked(type) == type)
    }

    @Test(arguments: [
        "", "mp4", "video", "video/", "/mp4", "text/html", "video/mp4; a=b", "video/a b", "video/mp4/x", "vidéo/mp4",
    ])
    func whatIsNoneIsNot(type: String) {
        #expect(ContentType.checked(type) == nil)
    }
}
