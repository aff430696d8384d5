import SenderScripts
import Testing

@testable import MediaServing

/// What a receiver's page needs of the server when a film has subtitles.
@Suite struct RequirementsServingTests {
    // S3-34
    @Test(arguments: ["film.vtt", "FILM.EN.VTT"])
    func aSubtitleFileIsTextVTT(name: String) {
        #expect(ContentType.forFile(named: name).hasPrefix("text/vtt"))
    }

    // S3-32, S3-33, S3-34
    @Test func filmAndSubtitlesAreBothServedUnderTheRulesOfCORS() async throws {
        let folder = try TestFolder()
        let film = try folder.write("film.mp4", [1, 2, 3, 4])
        let text = try folder.write("film.vtt", "WEBVTT\n")
        let server = try await MediaServer.start(.init(address: "127.0.0.1"), logger: quiet)
        var generator = SeededGenerator(seed: 5)
        let http = RawHTTP(port: server.port)
        for (file, type) in [(film, "video/mp4"), (text, "text/vtt")] {
            let item = PublishedItem(
                name: "item", contentType: ContentType.forFile(named: file), content: .file(path: file))
            let path = server.publish(item, using: &generator)
            let preflight = try await http.request(
                "OPTIONS", path.text,
                ["Origin": "https://host", "Access-Control-Request-Headers": "content-type, accept-encoding, range"])
            let allowed = (preflight.fields["access-control-allow-headers"] ?? "").lowercased()
                .split(separator: ",").map { $0.drop { $0 == " " } }
            for header in ["content-type", "accept-encoding", "range"] {
                #expect(allowed.contains { $0 == header }, "\(type): \(header)")
            }
            let part = try await http.request("GET", path.text, ["Origin": "https://host", "Range": "bytes=1-2"])
            #expect(part.status == 206)
            #expect(part.fields["access-control-allow-origin"] == "*")
            #expect(part.fields["content-type"]?.hasPrefix(type) == true)
        }
        await server.stop()
    }
}
