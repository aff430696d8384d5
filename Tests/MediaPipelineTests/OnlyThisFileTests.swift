import Foundation
import Synchronization
import Testing

@testable import MediaPipeline

/// A named pipe that tells whether anybody has opened it to read.
private final class Tripwire: Sendable {
    private let path: String
    private let wasOpened = Mutex(false)
    private let ended = DispatchSemaphore(value: 0)

    init(_ path: String) {
        self.path = path
        mkfifo(path, 0o600)
        Thread.detachNewThread {
            // Returns when a reader comes, and never before.
            let descriptor = open(path, O_WRONLY)
            self.wasOpened.withLock { $0 = true }
            close(descriptor)
            self.ended.signal()
        }
    }

    /// Whether a reader had come before this was asked. Once.
    func isBroken() -> Bool {
        let seen = wasOpened.withLock { $0 }
        let descriptor = open(path, O_RDONLY | O_NONBLOCK)
        ended.wait()
        close(descriptor)
        return seen
    }
}

@Suite("A film's file is the only one that is opened")
struct OnlyThisFileTests {
    let films: FilmMaker
    init() throws { films = try FilmMaker() }

    @Test(
        "A film that is a playlist is no film, and what it names stays closed",
        arguments: [
            "#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nsecret.ts\n#EXT-X-ENDLIST\n",
            "ffconcat version 1.0\nfile secret.ts\n",
            """
            <?xml version="1.0"?>
            <MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT10S" \
            profiles="urn:mpeg:dash:profile:isoff-on-demand:2011"><Period><AdaptationSet mimeType="video/mp4">\
            <Representation id="1" bandwidth="1000" codecs="avc1.4d401e"><BaseURL>secret.ts</BaseURL>\
            </Representation></AdaptationSet></Period></MPD>
            """,
        ])
    func playlists(text: String) throws {
        // Absolute too: a reader that does not know where the list lies could find nothing beside it.
        for name in ["secret.ts", films.path("secret.ts")] {
            unlink(films.path("secret.ts"))
            let secret = Tripwire(films.path("secret.ts"))
            let path = films.path("film.mp4")
            try Data(text.replacing("secret.ts", with: name).utf8).write(to: URL(fileURLWithPath: path))
            let error = #expect(throws: PipelineError.self) { try FileSource(path: path) }
            #expect(error?.code == .notMedia)
            #expect(!secret.isBroken())
        }
    }

    @Test(
        "A picture's name stands for that picture alone",
        arguments: ["holiday%02d.png", "holiday%02d.jpg", "a?*.png"])
    func patterns(name: String) async throws {
        let kind = String(name.suffix(3))
        let plain = try films.make("plain.\(kind)", ["-f", "lavfi", "-i", "testsrc=size=320x180", "-frames:v", "1"])
        try FileManager.default.moveItem(atPath: plain, toPath: films.path(name))
        let other = Tripwire(films.path("holiday01.\(kind)"))
        let source = try FileSource(path: films.path(name), clock: JumpingClock().capture)
        #expect(source.format.video?.frameRate == 5)
        #expect(try await source.next() != nil)
        #expect(!other.isBroken())
    }
}
