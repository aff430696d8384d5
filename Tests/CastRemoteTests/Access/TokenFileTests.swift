import Foundation
import Testing

@testable import CastRemote

@Suite(.timeLimit(.minutes(1))) struct TokenFileTests {
    private let folder = TemporaryFolder()

    @Test func whatAnotherProcessTakesBackEndsAtOnce() async throws {
        let serving = try TokenFile(folder: folder.path)
        let owner = try serving.owner()
        serving.follow()
        #expect(await serving.grant(forToken: owner.secret)?.id == owner.id)
        let other = try TokenFile(folder: folder.path)
        #expect(try other.owner() == owner)
        var ended = serving.ended.makeAsyncIterator()
        _ = try other.change { table, _ in table.revoke(owner.id) }
        #expect(await ended.next() == owner.id)
        #expect(await serving.grant(forToken: owner.secret) == nil)
        #expect(try serving.owner().id != owner.id)
    }

    @Test func aGuestIsInUntilItsTimeIsOverAndThenItIsTold() async throws {
        let tokens = try TokenFile(folder: folder.path)
        tokens.follow()
        let guest = try tokens.makeGuest(deviceID: "0001", deviceName: "TV", for: 2)
        let grant = try #require(await tokens.grant(forToken: guest.secret))
        #expect(grant.deviceID == "0001" && grant.isGuest && grant.ends != nil)
        var ended = tokens.ended.makeAsyncIterator()
        #expect(await ended.next() == guest.id)
        #expect(await tokens.grant(forToken: guest.secret) == nil)
    }

    @Test func aRemovedFileLetsNobodyIn() async throws {
        let tokens = try TokenFile(folder: folder.path)
        let owner = try tokens.owner()
        tokens.follow()
        var ended = tokens.ended.makeAsyncIterator()
        folder.remove("tokens.json")
        #expect(await ended.next() == owner.id)
        #expect(await tokens.grant(forToken: owner.secret) == nil)
    }

    @Test func nobodyElseMayReadItAndOneThatOthersMayReadIsRefused() throws {
        let tokens = try TokenFile(folder: folder.path)
        _ = try tokens.owner()
        var info = stat()
        #expect(stat(folder.path + "/tokens.json", &info) == 0 && info.st_mode & 0o777 == 0o600)
        chmod(folder.path + "/tokens.json", 0o644)
        let refusal = #expect(throws: RemoteRefusal.self) { try TokenFile(folder: folder.path) }
        #expect(refusal?.description.contains("chmod 600") == true)
        #expect(tokens.current().records == [], "it lets nobody in meanwhile")
    }

    @Test func aLinkInItsPlaceIsNotFollowed() throws {
        let elsewhere = TemporaryFolder()
        elsewhere.file("other", Array(#"{"version":1,"tokens":[]}"#.utf8))
        folder.link("tokens.json", to: elsewhere.path + "/other")
        #expect(throws: RemoteRefusal.self) { try TokenFile(folder: folder.path) }
    }

    @Test func manyWhoChangeItAtOnceLoseNothing() async throws {
        let path = folder.path
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<20 {
                group.addTask {
                    _ = try TokenFile(folder: path).makeGuest(deviceID: "\(number)", deviceName: "TV", for: 600)
                }
            }
            try await group.waitForAll()
        }
        #expect(try TokenFile(folder: path).current().records.count == 20)
        #expect(folder.names(in: ".") == ["tokens.json", "tokens.lock"])
    }

    @Test func whichServerRunsIsKnownForAsLongAsItDoes() throws {
        let running = RunningRemote(pid: getpid(), bases: ["http://127.0.0.1:1/"], lan: false)
        #expect(RunningRemote.find(in: folder.path) == nil)
        var mark: RunningMark? = try RunningMark(in: folder.path)
        #expect(RunningRemote.find(in: folder.path) == nil, "it serves nothing yet")
        try mark?.tell(running)
        #expect(RunningRemote.find(in: folder.path) == running)
        let refusal = #expect(throws: RemoteRefusal.self) { _ = try RunningMark(in: folder.path) }
        #expect(refusal?.description.contains("http://127.0.0.1:1/") == true)
        withExtendedLifetime(mark) {}
        mark = nil
        #expect(RunningRemote.find(in: folder.path) == nil)
    }
}
