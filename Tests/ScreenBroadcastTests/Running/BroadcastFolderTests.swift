import Foundation
import Testing

@testable import ScreenBroadcast

@Suite(.timeLimit(.minutes(1))) struct BroadcastFolderTests {
    private let home: TestGroup
    private let folder: BroadcastFolder

    init() throws {
        home = try TestGroup()
        folder = try BroadcastFolder(home.container())
    }

    private func record(_ name: String = "tv", _ process: ProcessIdentity = .own) -> BroadcastRecord {
        BroadcastRecord(
            name: BroadcastName(name)!, program: "test", processID: process.processID, processStart: process.start,
            since: 1, source: "screen", destinations: ["TV"], socket: "s-1")
    }

    private func path(_ file: String) -> String { folder.path + "/" + file }

    private func mode(_ file: String) -> mode_t? {
        var info = stat()
        return lstat(path(file), &info) == 0 ? info.st_mode & 0o777 : nil
    }

    @Test("A name is one process's as long as it lives, and what it leaves is the user's alone")
    func claimed() throws {
        do {
            let claim = try folder.claim("tv")
            #expect(!claim.isAgain)
            let error = #expect(throws: BroadcastError.self) { try folder.claim("tv") }
            #expect(error?.description.contains("runs already") == true)
            try claim.write(record())
            var request = BroadcastRequest(
                device: .init(id: "a", name: "TV", addresses: ["192.0.2.1"], port: 8009),
                source: .page("http://a/?key=k"))
            request.targetDelay = 100
            try claim.write(request)
            #expect(mode("tv.json") == 0o600 && mode("tv.request") == 0o600 && mode("tv.lock") == 0o600)
            #expect(try folder.record("tv") == record() && folder.request("tv") == request)
            #expect(folder.find().broadcasts.map(\.condition) == [.running])
            #expect(try !String(contentsOfFile: path("tv.json"), encoding: .utf8).contains("key"))
        }
        // As by a kill: nobody has taken anything away, and the name is free.
        let again = try folder.claim("tv")
        #expect(again.isAgain)
        #expect(try folder.request("tv") != nil)
        again.end(nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    @Test("An ending that is to be told stays with its request, for a day")
    func ended() throws {
        let claim = try folder.claim("tv")
        var ended = record()
        ended.ending = BroadcastEnding(.lost, "gone")
        ended.endedAt = Date().timeIntervalSince1970
        claim.end(ended)
        #expect(folder.find().broadcasts.map(\.condition) == [.ended(BroadcastEnding(.lost, "gone"))])
        ended.endedAt = 1_000
        try claim.write(ended)
        withExtendedLifetime(claim) { #expect(folder.find().broadcasts.isEmpty) }
    }

    @Test("A crash is told for a day from when it was noticed, and then its request goes too")
    func crashed() throws {
        try folder.claim("tv").write(record("tv", ProcessIdentity(processID: Int32.max, start: "a")))
        try Data().write(to: URL(fileURLWithPath: path("tv.request")))
        let noticed = try #require(folder.find().broadcasts.first)
        #expect(noticed.condition == .crashed)
        var kept = try #require(try folder.record("tv"))
        #expect(try #require(kept.endedAt) > Date().timeIntervalSince1970 - 60)
        #expect(folder.find().broadcasts == [noticed], "and not noticed anew")
        kept.endedAt = 1_000
        try folder.claim("tv").write(kept)
        #expect(folder.find().broadcasts.isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    @Test("Drafts of killed processes and a request without its record go, and nothing of one that begins now")
    func swept() throws {
        let claim = try folder.claim("new")
        let own = "tv.request.\(getpid()).7"
        for file in ["tv.json.\(Int32.max).1", "tv.request.\(Int32.max).2", own, "old.request", "new.request"] {
            try Data().write(to: URL(fileURLWithPath: path(file)))
        }
        _ = folder.find()
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(left == ["new.lock", "new.request", own])
        withExtendedLifetime(claim) {}
    }

    @Test("Those that run are found behind any number of others")
    func many() throws {
        var claims: [BroadcastClaim] = []
        for number in 0..<BroadcastFolder.limit + 4 {
            let claim = try folder.claim("a\(number)")
            var ended = record("a\(number)")
            ended.ending = BroadcastEnding(.lost, "gone")
            ended.endedAt = Date().timeIntervalSince1970
            try claim.write(ended)
            claims.append(claim)
        }
        let claim = try folder.claim("z")
        try claim.write(record("z"))
        let found = folder.find().broadcasts
        #expect(found.count == BroadcastFolder.limit && found.last?.name == "z")
        #expect(try folder.find("z")?.condition == .running)
        withExtendedLifetime(claims + [claim]) {}
    }

    @Test("A process is told from another that has its number later")
    func recycled() throws {
        let claim = try folder.claim("tv")
        try claim.write(record("tv", ProcessIdentity(processID: getpid(), start: "another")))
        #expect(folder.find().broadcasts.map(\.condition) == [.crashed])
        try claim.write(record("tv", ProcessIdentity(processID: Int32.max, start: ProcessIdentity.own.start)))
        #expect(folder.find().broadcasts.map(\.condition) == [.crashed])
        #expect(ProcessIdentity(of: getpid()) == .own && ProcessIdentity.own.isRunning)
        ProcessIdentity(processID: getpid(), start: "another").signal(SIGKILL)
    }

    @Test("A record that others may write, a link and a damaged one are told, and none is believed")
    func foreign() throws {
        let claim = try folder.claim("tv")
        try claim.write(record())
        chmod(path("tv.json"), 0o666)
        #expect(folder.find().broadcasts.isEmpty)
        #expect(folder.find().problems.first?.contains("no file of yours alone") == true)
        rename(path("tv.json"), path("aside"))
        symlink("aside", path("tv.json"))
        #expect(folder.find().problems.first?.contains("no file of yours alone") == true)
        unlink(path("tv.json"))
        try Data("{".utf8).write(to: URL(fileURLWithPath: path("tv.json")))
        chmod(path("tv.json"), 0o600)
        #expect(folder.find().problems.first?.contains("is damaged") == true)
        mkfifo(path("two.json"), 0o600)
        #expect(folder.find().problems.count == 2)
        // Names that are none of ours are passed over.
        try Data().write(to: URL(fileURLWithPath: path("Not A Name.json")))
        #expect(folder.find().problems.count == 2)
        withExtendedLifetime(claim) {}
    }

    @Test("A folder that others may look into, or a link to one, is refused")
    func openFolder() throws {
        chmod(folder.path, 0o755)
        #expect(throws: BroadcastError.self) { try BroadcastFolder(home.container()) }
        rmdir(folder.path)
        symlink("/tmp", folder.path)
        #expect(throws: BroadcastError.self) { try BroadcastFolder(home.container()) }
    }
}
