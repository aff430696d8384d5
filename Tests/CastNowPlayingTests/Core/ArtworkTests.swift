import Testing
import ToldMedia

@testable import CastNowPlaying
@testable import SenderCore

@Suite struct ArtworkTests {
    private func url(_ images: String, type: String = "video/mp4") throws -> String? {
        playback(try told(media: #""contentType":"\#(type)","metadata":{"title":"F","images":[\#(images)]}"#)).image?
            .url
    }

    private func image(_ name: String, _ width: Int?, _ height: Int?) -> String {
        let sides = [width.map { #","width":\#($0)"# }, height.map { #","height":\#($0)"# }].compactMap(\.self).joined()
        return #"{"url":"http://127.0.0.1/\#(name)"\#(sides)}"#
    }

    @Test func theSmallestThatIsLargeEnough() throws {
        let images = [
            image("icon", 48, 48), image("huge", 4000, 3000), image("good", 640, 480), image("poor", 320, 240),
        ]
        #expect(try url(images.joined(separator: ",")) == "http://127.0.0.1/good")
    }

    @Test func elseTheLargest() throws {
        #expect(
            try url([image("icon", 48, 48), image("more", 100, 90)].joined(separator: ",")) == "http://127.0.0.1/more")
    }

    @Test func withoutSizesTheFirst() throws {
        #expect(try url([image("a", nil, nil), image("b", nil, nil)].joined(separator: ",")) == "http://127.0.0.1/a")
    }

    @Test(arguments: ["file:///etc/passwd", "/etc/passwd", "data:image/png;base64,AA", "ftp://127.0.0.1/a.png"])
    func whatIsNoWebURLIsPassedOver(address: String) throws {
        #expect(try url(#"{"url":"\#(address)"}"#) == nil)
        #expect(try url(#"{"url":"\#(address)"},\#(image("b", nil, nil))"#) == "http://127.0.0.1/b")
    }

    @Test func aURLWithoutEndIsPassedOver() throws {
        #expect(try url(#"{"url":"http://127.0.0.1/\#(String(repeating: "x", count: 4000))"}"#) == nil)
    }

    @Test func aPictureIsItsOwn() throws {
        #expect(try url("", type: "image/jpeg") == "http://127.0.0.1/x/a%20film.mp4?token=1")
        #expect(try url("") == nil)
    }

    @Test func elseTheContainers() throws {
        let status = try told(
            #","queueData":{"containerMetadata":{"containerImages":[\#(image("album", 600, 600))]}}"#)
        #expect(playback(status).image?.url == "http://127.0.0.1/album")
    }

}
