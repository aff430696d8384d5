import CastWire
import CastingFakes
import Foundation
import Testing

@testable import CastRemote

@MainActor @Suite(.timeLimit(.minutes(1))) struct UploadsTests {
    private static func small(_ options: inout RemoteOptions) {
        (options.uploads.atOnce, options.uploads.bytesEach, options.uploads.spare) = (2, 1 << 20, 0)
        options.uploads.stall = .milliseconds(300)
    }

    private static let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }

    @Test func aFileIsThereWholeWhileItPlaysAndGoneAfterwards() async throws {
        let bench = try await RemoteBench { Self.small(&$0) }
        try await bench.connect()
        let answer = try await bench.put("upload-1", "My%20film.mp4", Self.bytes)
        #expect(answer.status == 201 && answer.json["upload"]?.stringValue == "upload-1")
        await until { !bench.caster.all.isEmpty }
        let casting = bench.caster.all[0]
        #expect(casting.order.path == bench.folder.path + "/cache/uploads/upload-1/My film.mp4")
        #expect(FileManager.default.contents(atPath: casting.order.path) == Data(Self.bytes))
        var info = stat()
        #expect(stat(casting.order.path, &info) == 0 && info.st_mode & 0o777 == 0o600)
        casting.plays("My film")
        await until { bench.server.uploads.table.upload("upload-1")?.state == .playing }
        #expect(try await bench.put("upload-1", "My%20film.mp4", Self.bytes).status == 201, "its answer was lost")
        #expect(bench.caster.all.count == 1)
        casting.ends()
        await until { bench.server.uploads.table.upload("upload-1")?.state == .done }
        #expect(bench.folder.names(in: "cache/uploads") == [])
        await bench.stop()
    }

    @Test func eachLimitHasItsAnswerAndNothingStays() async throws {
        let bench = try await RemoteBench { Self.small(&$0) }
        let alone = try await bench.put("upload-0", "a.mp4", [1])
        #expect(alone.status == 409 && alone.error?.contains("Choose a device") == true)
        try await bench.connect()
        let large = try await bench.ask(
            "PUT", "/remote/uploads/upload-1?name=a.mp4", ["Content-Length": "1048577"], body: nil)
        #expect(large.status == 413 && large.fields["connection"] == "close")
        let endless = try await bench.ask(
            "PUT", "/remote/uploads/upload-2?name=a.mp4", ["Transfer-Encoding": "chunked"], body: nil)
        #expect(endless.status == 400 && endless.error?.contains("Content-Length") == true)
        #expect(try await bench.put("upload-3", "a.mp4", []).status == 400)
        #expect(try await bench.put("short", "a.mp4", [1]).status == 400)
        #expect(try await bench.ask("PUT", "/remote/uploads/upload-4", body: [1]).status == 400)
        #expect(try await bench.put("upload-6", "%00", [1]).status == 400)
        #expect(bench.caster.all.isEmpty && bench.folder.names(in: "cache/uploads") == [])
        await bench.stop()
    }

    @Test func whoIsRefusedIsNotReadToTheEnd() async throws {
        let bench = try await RemoteBench { Self.small(&$0) }
        try await bench.connect()
        let client = try RemoteClient(port: bench.port)
        let fields = ["Content-Length": "99999999999", "Connection": nil] as [String: String?]
        await client.send(bench.head("PUT", "/remote/uploads/upload-1?name=a.mp4", fields))
        #expect(await client.answer().status == 413)
        let piece = [UInt8](repeating: 0, count: 1 << 20)
        var sent = 0
        while await client.send(piece) {
            sent += 1
            try await Task.sleep(for: .milliseconds(20))
            try #require(sent < 2_000)
        }
        await bench.stop()
    }

    @Test func noMoreThanTwoComeAtOnce() async throws {
        let bench = try await RemoteBench { options in
            Self.small(&options)
            options.uploads.stall = .seconds(30)
        }
        try await bench.connect()
        var clients: [RemoteClient] = []
        for number in 1...2 {
            let client = try RemoteClient(port: bench.port)
            let head = bench.head("PUT", "/remote/uploads/upload-\(number)?name=a.mp4", ["Content-Length": "1000"])
            await client.send(head + [1, 2, 3])
            clients.append(client)
            await until { bench.server.uploads.table.upload("upload-\(number)")?.bytes == 3 }
        }
        let third = try await bench.put("upload-3", "b.mp4", [1])
        #expect(third.status == 409 && third.error?.contains("2 files") == true)
        // One breaks off: there is room.
        clients[0].end()
        await until { bench.server.uploads.table.upload("upload-1")?.state == .failed }
        #expect(try await bench.put("upload-4", "b.mp4", [1]).status == 201)
        #expect(bench.folder.names(in: "cache/uploads") == ["upload-2", "upload-4"])
        await bench.stop()
        #expect(bench.folder.names(in: "cache/uploads") == ["upload-4"], "what was being received is gone")
    }

    @Test func whereNothingComesAnyMoreItIsOver() async throws {
        let bench = try await RemoteBench { Self.small(&$0) }
        try await bench.connect()
        let client = try RemoteClient(port: bench.port)
        await client.send(bench.head("PUT", "/remote/uploads/upload-1?name=a.mp4", ["Content-Length": "1000"]) + [1])
        let answer = await client.answer()
        #expect(answer.status == 400 && answer.error?.contains("Nothing came") == true)
        #expect(bench.folder.names(in: "cache/uploads") == [] && bench.caster.all.isEmpty)
        await bench.stop()
    }

    @Test func aCancelledOneIsGoneWhateverItIsAt() async throws {
        let bench = try await RemoteBench { options in
            Self.small(&options)
            options.uploads.stall = .seconds(30)
        }
        try await bench.connect()
        let client = try RemoteClient(port: bench.port)
        await client.send(bench.head("PUT", "/remote/uploads/upload-1?name=a.mp4", ["Content-Length": "1000"]) + [1])
        await until { bench.server.uploads.table.upload("upload-1")?.bytes == 1 }
        #expect(try await bench.ask("DELETE", "/remote/uploads/upload-1").status == 200)
        #expect(await client.answer().status == 409)
        #expect(try await bench.put("upload-2", "b.mp4", [1]).status == 201)
        await until { !bench.caster.all.isEmpty }
        #expect(try await bench.ask("DELETE", "/remote/uploads/upload-2").status == 200)
        #expect(bench.caster.all[0].isStopped)
        #expect(bench.server.uploads.table.uploads.map(\.state) == [.cancelled, .cancelled])
        #expect(bench.folder.names(in: "cache/uploads") == [])
        #expect(try await bench.ask("DELETE", "/remote/uploads/upload-9").status == 404)
        await bench.stop()
    }

    @Test(arguments: [
        "..%2F..%2Fescaped.mp4", "..%5C..%5Cescaped.mp4", "%2Fetc%2Fescaped.mp4", "%2e%2e", "a%0Ab%1B%5B2J.mp4",
        "-rf.mp4",
        "%E2%80%AE4pm.exe", ".ssh",
    ])
    func aHostileNameIsNoMoreThanAName(_ name: String) async throws {
        let bench = try await RemoteBench { Self.small(&$0) }
        try await bench.connect()
        #expect(try await bench.put("upload-1", name, [1]).status == 201)
        await until { !bench.caster.all.isEmpty }
        let path = bench.caster.all[0].order.path
        let folder = bench.folder.path + "/cache/uploads/upload-1/"
        #expect(path.hasPrefix(folder) && RelativePath.isName(String(path.dropFirst(folder.count))))
        #expect(bench.folder.names(in: "cache/uploads/upload-1").count == 1)
        #expect(!path.hasPrefix(folder + "-") && !path.hasPrefix(folder + "."))
        await bench.stop()
    }

    @Test func whatAnEarlierServerLeftIsSweptAtTheStart() async throws {
        let folder = TemporaryFolder()
        folder.file("cache/uploads/upload-old/film.mp4")
        folder.file("cache/keep")
        folder.link("cache/uploads/upload-link", to: folder.path + "/cache")
        let bench = try await RemoteBench(in: folder)
        #expect(!folder.exists("cache/uploads/upload-old") && folder.exists("cache/keep"))
        await bench.stop()
    }

    /// One of 1,000 bytes whose last has not come.
    private func begun(_ bench: RemoteBench) async throws -> RemoteClient {
        try await bench.connect()
        let client = try RemoteClient(port: bench.port)
        let head = bench.head("PUT", "/remote/uploads/upload-1?name=a.mp4", ["Content-Length": "1000"])
        await client.send(head + [UInt8](repeating: 1, count: 999))
        await until { bench.server.uploads.table.upload("upload-1")?.bytes == 999 }
        return client
    }

    private static func patient(_ options: inout RemoteOptions) {
        small(&options)
        options.uploads.stall = .seconds(30)
    }

    @Test func itIsCastWhereItWasMeantForThoughTheDeviceIsLeftMeanwhile() async throws {
        let bench = try await RemoteBench { Self.patient(&$0) }
        let client = try await begun(bench)
        try await bench.context.sessionManager.disconnect()
        await client.send([1])
        #expect(await client.answer().status == 201)
        await until { !bench.caster.all.isEmpty }
        #expect(bench.caster.all[0].order.device.deviceID == "0001")
        await bench.stop()
    }

    @Test func whoseLinkIsTakenBackSendsNothingToItsEnd() async throws {
        let bench = try await RemoteBench { Self.patient(&$0) }
        let client = try await begun(bench)
        _ = try bench.tokens.change { table, _ in table.revoke(bench.owner.id) }
        await client.send([1])
        let answer = await client.answer()
        #expect(answer.status == 401 && answer.error?.contains("taken back") == true)
        #expect(bench.caster.all.isEmpty && bench.folder.names(in: "cache/uploads") == [])
        await bench.stop()
    }
}
