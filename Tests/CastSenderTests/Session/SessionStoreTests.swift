import Foundation
import Testing

@testable import CastSender

/// Sessions in files: who owns them, and what is made of files that can't be read.
@Suite(.timeLimit(.minutes(1)))
final class SessionStoreTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "marquee-\(UUID().uuidString)").path

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private var store: FileSessionStore { FileSessionStore(folder: folder) }

    private func session(_ id: String, name: String = "TV") -> StoredSession {
        var device = Device.fake(name, id: "0001")
        device.modelName = "Model"
        device.capabilities = [.videoOut, .audioOut]
        return StoredSession(
            id: id, device: device, applicationID: "CC1AD845", sessionID: "S1", transportID: "T1", mediaSessionID: 3,
            resumptionData: ["port": "8080", "path": "/secret"])
    }

    private func file(_ id: String, _ kind: String = "json") -> String { "\(folder)/\(id).\(kind)" }

    private func permissions(_ path: String) -> Int? {
        (try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber)?.intValue
    }

    @Test func aSessionComesBackAsItWasSaved() throws {
        let record = try store.makeRecord()
        try record.save(session(record.id))
        #expect(permissions(file(record.id)) == 0o600 && permissions(folder) == 0o700)
        record.release()
        let found = try #require(store.abandoned().sessions.first)
        var expected = session(record.id)
        expected.savedAt = found.savedAt
        #expect(found == expected && found.savedAt > 1_700_000_000)
        let claim = try #require(store.claim(id: found.id))
        #expect(claim.session == found)
        claim.record.remove()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }

    @Test func aSessionThatIsHeldIsNobodyElses() throws {
        let record = try store.makeRecord()
        try record.save(session(record.id))
        #expect(store.abandoned().sessions.isEmpty)
        #expect(store.claim(id: record.id) == nil)
        record.release()
        let claim = try #require(store.claim(id: record.id))
        #expect(store.claim(id: record.id) == nil && store.abandoned().sessions.isEmpty)
        claim.record.release()
        #expect(store.abandoned().sessions.count == 1)
    }

    // S0-46, S0-53
    @Test func aProcessThatWasKilledLeavesItsSessionToOthers() async throws {
        setenv("MARQUEE_TEST_SESSIONS", folder, 1)
        await #expect(processExitsWith: .signal(SIGKILL)) {
            let store = FileSessionStore(folder: ProcessInfo.processInfo.environment["MARQUEE_TEST_SESSIONS"] ?? "")
            let record = try store.makeRecord()
            try record.save(
                StoredSession(
                    id: record.id, device: .tv, applicationID: "CC1AD845", sessionID: "S1", transportID: "T1"))
            #expect(store.abandoned().sessions.isEmpty)
            kill(getpid(), SIGKILL)
        }
        let found = store.abandoned()
        #expect(found.sessions.map(\.sessionID) == ["S1"] && found.problems.isEmpty)
    }

    @Test func newestFirstAndTheOldOnesGo() throws {
        for (seconds, name) in [(1_000_000.0, "old"), (1_080_000, "new"), (990_000, "stale")] {
            let record = try FileSessionStore(folder: folder, secondsSince1970: { seconds }).makeRecord()
            try record.save(session(record.id, name: name))
            record.release()
        }
        let now = FileSessionStore(folder: folder, secondsSince1970: { 1_085_000 })
        #expect(now.abandoned().sessions.map(\.device.friendlyName) == ["new", "old"])
    }

    @Test func filesThatHoldNoSessionAreNamedAndHinderNobody() throws {
        for _ in 0..<2 {
            let record = try store.makeRecord()
            try record.save(session(record.id))
            record.release()
        }
        let whole = try String(contentsOfFile: file(try #require(store.abandoned().sessions.first).id), encoding: .utf8)
        try String(whole.prefix(whole.count / 2)).write(toFile: file("cut"), atomically: false, encoding: .utf8)
        try "".write(toFile: file("empty"), atomically: false, encoding: .utf8)
        try whole.replacing("\"version\":1", with: "\"version\":2")
            .write(toFile: file("newer"), atomically: false, encoding: .utf8)
        try FileManager.default.createDirectory(atPath: file("odd"), withIntermediateDirectories: false)
        let found = store.abandoned()
        #expect(found.sessions.count == 2)
        let problems = Dictionary(uniqueKeysWithValues: found.problems.map { ($0.path, $0.kind) })
        #expect(
            problems == [
                file("cut"): .malformed, file("empty"): .malformed, file("newer"): .newerVersion(2),
                file("odd"): .unreadable,
            ])
        #expect(FileManager.default.fileExists(atPath: file("newer")))
        #expect(FileManager.default.fileExists(atPath: file("cut", "broken")))
        #expect(!FileManager.default.fileExists(atPath: file("cut")))
        // What was set aside is told once.
        #expect(store.abandoned().problems.count == 2)
        #expect(found.problems.allSatisfy { !$0.description.contains("secret") })
    }

    @Test func aFolderThatCannotBeUsedIsATypedError() {
        #expect(FileManager.default.createFile(atPath: folder, contents: nil))
        do throws(CastError) {
            _ = try store.makeRecord()
            Issue.record("a folder that is a file")
        } catch {
            #expect(error.code == .invalidState && error.description.contains(folder))
        }
        #expect(store.abandoned().sessions.isEmpty && store.abandoned().problems.isEmpty)
    }
}
