import Foundation
import Testing

@testable import CastRemote

@Suite(.timeLimit(.minutes(1))) struct PosterTests {
    private let folder = TemporaryFolder()
    private let state = TemporaryFolder()
    private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + Array("a picture".utf8)

    private func library() throws -> RemoteLibrary {
        try RemoteLibrary(
            .init(places: [folder.path]), folder: state.path, watched: try WatchedFile(folder: state.path))
    }

    private func poster(of name: String) async throws -> PosterMaker.Poster? {
        let library = try library()
        let item = try await library.page(of: nil, search: name, from: 0, count: 1).items[0].entry
        return try await PosterMaker(library: library, folder: state.path + "/posters").poster(of: item.id)
    }

    private func film(_ name: String) async throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "ffmpeg", "-v", "error", "-f", "lavfi", "-i", "testsrc=size=1280x720:duration=2", "-pix_fmt", "yuv420p",
            folder.path + "/" + name,
        ]
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    @Test func thePictureBesideItIsHandedOnAsItIs() async throws {
        folder.file("film.mp4")
        folder.file("film.jpg", Self.jpeg)
        let poster = try #require(try await poster(of: "film"))
        #expect(poster.bytes == Self.jpeg && poster.type == "image/jpeg")
    }

    @Test func whatOnlyCallsItselfAPictureIsNone() async throws {
        folder.file("film.mp4")
        folder.file("film.jpg", Array("<svg onload=alert(1)>".utf8))
        #expect(try await poster(of: "film") == nil)
    }

    /// Only what was tried counts as having none: who comes while others are made is to come again.
    @Test func whoComesWhileOthersAreMadeIsToComeAgain() async throws {
        folder.file("film.mp4")
        let library = try library()
        let item = try await library.page(of: nil, search: "film", from: 0, count: 1).items[0].entry
        var crowded = PosterMaker.Limits()
        (crowded.atOnce, crowded.waiting) = (0, 0)
        let busy = try PosterMaker(library: library, folder: state.path + "/busy", limits: crowded)
        await #expect(throws: PosterMaker.Crowded.self) { try await busy.poster(of: item.id) }
        let idle = try PosterMaker(library: library, folder: state.path + "/posters")
        #expect(try await idle.poster(of: item.id) == nil)
    }

    @Test func aPictureThatLeadsOutIsNotOpened() async throws {
        let elsewhere = TemporaryFolder()
        elsewhere.file("secret.jpg", Self.jpeg)
        folder.file("film.mp4")
        folder.file("film.jpg", Self.jpeg)
        let library = try library()
        let item = try await library.page(of: nil, search: "film", from: 0, count: 1).items[0].entry
        folder.remove("film.jpg")
        folder.link("film.jpg", to: elsewhere.path + "/secret.jpg")
        let posters = try PosterMaker(library: library, folder: state.path + "/posters")
        #expect(try await posters.poster(of: item.id) == nil)
    }

    @Test func aFrameIsMadeOnceAndKept() async throws {
        try await film("film.mkv")
        let poster = try #require(try await poster(of: "film"))
        #expect(poster.bytes.starts(with: [0xFF, 0xD8, 0xFF]) && poster.bytes.count < 200_000)
        #expect(state.names(in: "posters").count == 1)
        let again = try #require(try await self.poster(of: "film"))
        #expect(again.bytes == poster.bytes && state.names(in: "posters").count == 1)
    }

    @Test func noMoreAreKeptThanMayBe() async throws {
        for number in 0..<6 {
            try await film("\(number).mkv")
        }
        let library = try library()
        var limits = PosterMaker.Limits()
        limits.kept = 3
        let posters = try PosterMaker(library: library, folder: state.path + "/posters", limits: limits)
        let items = try await library.page(of: nil, search: nil, from: 0, count: 9).items
        for item in items { #expect(try await posters.poster(of: item.entry.id) != nil) }
        #expect(state.names(in: "posters").count <= 3)
    }

    @Test func lengthsAreFoundOutLittleByLittleAndToldTogether() async throws {
        try await film("film.mkv")
        let library = try library()
        var revisions: [Int] = []
        _ = try await library.page(of: nil, search: nil, from: 0, count: 9)
        for await topic in library.changes {
            revisions.append(topic.revision)
            let length = try await library.page(of: nil, search: nil, from: 0, count: 9).items[0].duration
            if let length {
                #expect(abs(length - 2) < 0.1)
                break
            }
        }
        #expect(revisions.count <= 4)
    }
}
