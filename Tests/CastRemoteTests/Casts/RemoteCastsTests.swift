import CastSender
import CastingFakes
import Foundation
import SenderFakes
import Testing

@testable import CastRemote

@MainActor @Suite(.timeLimit(.minutes(1))) struct RemoteCastsTests {
    private let folder = TemporaryFolder()

    /// A file of a library, and what a device tells that plays it.
    private static func film() throws -> LibraryEntry {
        let root = ScannedFolder(.root, files: [ScannedFile("film.mkv", size: 35, modified: 1)])
        let tree = LibraryTree([ScannedRoot("/films", folders: [root])]) { $1.names.last ?? "root" }
        return try #require(tree.entry("film.mkv"))
    }

    private static func media(_ title: String, at url: String = "http://10.0.0.1:4000/secret/film.mkv") throws
        -> MediaInformation
    {
        var builder = MediaInformationBuilder(contentURL: url)
        var metadata = MediaMetadata(metadataType: .movie)
        metadata.setString(title, forKey: .title)
        builder.metadata = metadata
        return try builder.build()
    }

    /// A process that a cast may be taken for.
    private static func sleeper() throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sleep")
        process.arguments = ["600"]
        try process.run()
        return process
    }

    @Test func withoutADeviceNothingIsCastAndItIsSaid() async throws {
        let casts = RemoteCasts(context: .fake(FakeTV()), caster: FakeCaster(), folder: folder.path)
        let refusal = #expect(throws: RemoteRefusal.self) { _ = try casts.chosenDevice() }
        #expect(refusal?.code == .conflict && casts.table.casts == [])
    }

    @Test func itsCourseIsToldAndWhyItFailed() async throws {
        let context = CastContext.fake(FakeTV.running())
        let caster = FakeCaster()
        let casts = RemoteCasts(context: context, caster: caster, folder: folder.path)
        try await context.sessionManager.connect(to: .tv, options: .joinOnly)
        try casts.begin("a", on: .tv, named: "Film", path: "/film", entry: Self.film(), start: 90)
        try casts.begin("b", on: .tv, named: "Other", path: "/other")
        await until { caster.all.count == 2 }
        #expect(caster.all.map(\.order.path).sorted() == ["/film", "/other"])
        let film = try #require(caster.all.first { $0.order.path == "/film" })
        #expect(film.order.start == 90 && film.order.device.deviceID == "0001")
        film.plays("Film", from: "10.0.0.1:4000")
        await until { casts.table.cast("a")?.state == .playing }
        #expect(try casts.mark(on: .tv, playing: Self.media("Film")) == "film.mkv-z", "another only prepares")
        #expect(try casts.mark(on: .tv, playing: Self.media("As its file says")) == "film.mkv-z")
        #expect(try casts.mark(on: .tv, playing: Self.media("Film", at: "http://10.0.0.2:4000/a")) == nil)
        #expect(try casts.mark(on: .tv, playing: Self.media("Film", at: "https://films.example/a")) == nil)
        caster.all.first { $0.order.path == "/other" }?.fails("it can't be played")
        await until { casts.table.cast("b")?.state == .failed }
        #expect(casts.topic.casts.map(\.error) == ["it can't be played", nil])
        #expect(try casts.mark(on: .tv, playing: Self.media("Film")) == "film.mkv-z")
        film.ends()
        await until { casts.table.cast("a")?.state == .ended }
    }

    @Test func whatAnEarlierServerBeganIsTakenOverUntilItsProcessEnds() async throws {
        let process = try Self.sleeper()
        defer { kill(process.processIdentifier, SIGKILL) }
        let context = CastContext.fake(FakeTV.running())
        let caster = FakeCaster(pid: process.processIdentifier)
        try await context.sessionManager.connect(to: .tv, options: .joinOnly)
        do {
            let first = RemoteCasts(context: context, caster: caster, folder: folder.path)
            try first.begin("a", on: .tv, named: "Film", path: "/film", entry: Self.film())
            await until { !caster.all.isEmpty }
            caster.all[0].plays("Film", from: "10.0.0.1:4000")
            await until { first.table.cast("a")?.state == .playing }
            first.leave()
        }
        let second = RemoteCasts(context: context, caster: FakeCaster(), folder: folder.path)
        #expect(second.table.cast("a")?.state == .playing)
        #expect(try second.mark(on: .tv, playing: Self.media("Film")) == "film.mkv-z")
        kill(process.processIdentifier, SIGKILL)
        await until { second.table.cast("a")?.state == .ended }
        second.leave()
        #expect(RemoteCasts(context: context, caster: FakeCaster(), folder: folder.path).table.casts == [])
    }

    @Test func whatDidNotPlayYetIsTakenForPlayingAndNotPreparedForEver() async throws {
        let process = try Self.sleeper()
        defer { kill(process.processIdentifier, SIGKILL) }
        let context = CastContext.fake(FakeTV.running())
        let caster = FakeCaster(pid: process.processIdentifier)
        let first = RemoteCasts(context: context, caster: caster, folder: folder.path)
        try first.begin("a", on: .tv, named: "Film", path: "/film", entry: Self.film())
        await until { first.table.cast("a")?.pid != nil }
        #expect(first.table.cast("a")?.state == .preparing)
        first.leave()
        let second = RemoteCasts(context: context, caster: FakeCaster(), folder: folder.path)
        #expect(second.topic.casts.map(\.state) == ["playing"])
        #expect(try second.mark(on: .tv, playing: Self.media("Film")) == nil, "nobody says where it serves")
        second.leave()
    }
}
