import CastingFakes
import Foundation
import Testing

@testable import CastRemote

/// Uploads that play while they come.
@MainActor @Suite(.timeLimit(.minutes(1))) struct EarlyUploadTests {
    private let folder = TemporaryFolder()
    private static let id = "upload-1"

    /// Noise, of which little can be left out: more than two megabytes that can play from their beginning.
    private func song() throws -> [UInt8] {
        let path = folder.path + "/song.flac"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "ffmpeg", "-v", "error", "-f", "lavfi", "-i", "anoisesrc=duration=30:sample_rate=48000", path,
        ]
        try process.run()
        process.waitUntilExit()
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        try #require(process.terminationStatus == 0 && bytes.count > 2_200_000)
        return bytes
    }

    /// A bench with a device, to which all of a song but its end has been sent.
    private func begun(_ song: [UInt8]) async throws -> (RemoteBench, RemoteClient) {
        let bench = try await RemoteBench { ($0.uploads.spare, $0.uploads.stall) = (0, .seconds(30)) }
        try await bench.connect()
        let client = try RemoteClient(port: bench.port)
        let length = ["Content-Length": "\(song.count)"] as [String: String?]
        await client.send(bench.head("PUT", "/remote/uploads/\(Self.id)?name=song.flac", length))
        #expect(await client.send(Array(song.dropLast(1_000))))
        return (bench, client)
    }

    private func state(_ bench: RemoteBench) -> UploadTable.State? { bench.server.uploads.table.upload(Self.id)?.state }

    @Test func itIsCastWhileTheRestComesAndOnlyOnce() async throws {
        let song = try song()
        let (bench, client) = try await begun(song)
        await until { !bench.caster.all.isEmpty }
        let casting = bench.caster.all[0]
        #expect(casting.order.arriving == Int64(song.count) && state(bench) == .receiving)
        casting.plays("song")
        await until { bench.server.casts.table.casts.first?.state == .playing }
        #expect(state(bench) == .receiving, "how far it is says more")
        await client.send(Array(song.suffix(1_000)))
        #expect(await client.answer().status == 201)
        #expect(state(bench) == .playing && bench.caster.all.count == 1)
        #expect(FileManager.default.contents(atPath: casting.order.path) == Data(song))
        casting.ends()
        await until { state(bench) == .done }
        #expect(bench.folder.names(in: "cache/uploads") == [])
        await bench.stop()
    }

    @Test func oneThatBreaksOffIsGoneForThePlayerAndThePageSaysSo() async throws {
        let (bench, client) = try await begun(try song())
        await until { !bench.caster.all.isEmpty }
        bench.caster.all[0].plays("song")
        await until { bench.server.casts.table.casts.first?.state == .playing }
        client.end()
        await until { state(bench) == .failed }
        #expect(bench.server.uploads.table.upload(Self.id)?.error?.contains("broke off") == true)
        #expect(bench.folder.names(in: "cache/uploads") == [])
        // What the device makes of that changes nothing.
        bench.caster.all[0].ends("the device could not play it to its end")
        await until { bench.server.casts.table.casts.first?.state == .failed }
        #expect(bench.server.uploads.table.upload(Self.id)?.error?.contains("broke off") == true)
        await bench.stop()
    }

    @Test func whatFailedOfTheBeginningIsCastOnceAllOfItIsThere() async throws {
        let song = try song()
        let (bench, client) = try await begun(song)
        await until { !bench.caster.all.isEmpty }
        bench.caster.all[0].fails("the device made nothing of it")
        await until { bench.server.casts.table.casts.isEmpty }
        #expect(state(bench) == .receiving)
        await client.send(Array(song.suffix(1_000)))
        #expect(await client.answer().status == 201)
        await until { bench.caster.all.count == 2 }
        #expect(bench.caster.all[1].order.arriving == nil && state(bench) == .preparing)
        await bench.stop()
    }

    @Test func whatFailedOfTheBeginningOnceAllOfItHadComeIsCastAgain() async throws {
        let song = try song()
        let (bench, client) = try await begun(song)
        await until { !bench.caster.all.isEmpty }
        await client.send(Array(song.suffix(1_000)))
        #expect(await client.answer().status == 201)
        #expect(state(bench) == .preparing && bench.caster.all.count == 1)
        bench.caster.all[0].fails("the device made nothing of it")
        await until { bench.caster.all.count == 2 }
        #expect(bench.caster.all[1].order.arriving == nil && state(bench) == .preparing)
        // The whole has one chance.
        bench.caster.all[1].fails("the device made nothing of it")
        await until { state(bench) == .failed }
        #expect(bench.caster.all.count == 2 && bench.folder.names(in: "cache/uploads") == [])
        await bench.stop()
    }

    @Test func whoStopsItNeedNotSendTheRest() async throws {
        let (bench, client) = try await begun(try song())
        await until { !bench.caster.all.isEmpty }
        bench.caster.all[0].plays("song")
        await until { bench.server.casts.table.casts.first?.state == .playing }
        bench.caster.all[0].ends()
        let answer = await client.answer()
        #expect(answer.status == 409 && answer.error?.contains("is over") == true)
        #expect(state(bench) == .done && bench.folder.names(in: "cache/uploads") == [])
        await bench.stop()
    }

    @Test func whatTheDeviceCantTakeAsItIsDisturbsNothingBeforeItIsThere() async throws {
        // Looks as if it could play, and is no song.
        var song = Array("fLaC".utf8) + [UInt8](repeating: 7, count: 2_300_000)
        song[4] = 0x84
        let (bench, client) = try await begun(song)
        await until { (bench.server.uploads.table.upload(Self.id)?.bytes ?? 0) == Int64(song.count - 1_000) }
        #expect(bench.caster.all.isEmpty)
        await client.send(Array(song.suffix(1_000)))
        #expect(await client.answer().status == 201)
        await until { !bench.caster.all.isEmpty }
        #expect(bench.caster.all.map(\.order.arriving) == [nil])
        await bench.stop()
    }
}
