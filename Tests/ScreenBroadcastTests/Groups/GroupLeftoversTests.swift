import Foundation
import Testing

@testable import ScreenBroadcast

extension BroadcastControllerTests {
    @Test("S4-20: what a killed extension and host left is gone at the next start, and what is set anew is not")
    func leftovers() async throws {
        try logIn()
        let store = try CredentialFile(container)
        try store.set(Array("old".utf8), service: "upload.example.org", account: "other")
        let (first, delegate) = try controller()
        try await first.startBroadcast()
        _ = await delegate.infos.first(1)
        let marks = try #require(container.path("running"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: marks).count == 1)
        kill(try #require(first.processID), SIGKILL)
        _ = await ended.first(1)
        // It had no time to tidy up.
        #expect(try store.secret(service: "upload.example.org", account: "other") == Array("old".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: marks).count == 1)
        // What hosts and extensions leave that are killed: nobody has this number.
        let gone = Self.deadProcess()
        let sockets = [
            home.folder.path("b-\(gone)-x.sock"), try #require(container.path("notifications")) + "/\(gone)-7.sock",
        ]
        mkdir(try #require(container.path("notifications")), 0o700)
        for path in sockets { try Self.leaveSocket(path) }
        // No socket.
        let other = home.folder.path("b-\(gone)-y.sock.txt")
        try Data("x".utf8).write(to: URL(fileURLWithPath: other))

        try logIn()
        let (second, heard) = try controller()
        try await second.startBroadcast()
        // It finds what was set for it.
        #expect(await heard.infos.first(1) == [["viewers": "0"]])
        #expect(try store.secret(service: "upload.example.org", account: "other") == nil)
        for path in sockets { #expect(access(path, F_OK) != 0, "\(path)") }
        #expect(access(other, F_OK) == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: marks).count == 1, "its own")
        await second.finishBroadcast()
        #expect(try FileManager.default.contentsOfDirectory(atPath: marks) == [])
        withExtendedLifetime(delegate) {}
    }

    private static func deadProcess() -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/true")
        try? process.run()
        process.waitUntilExit()
        return process.processIdentifier
    }

    /// Bound, and closed without taking its file away.
    private static func leaveSocket(_ path: String) throws {
        let descriptor = try UnixSocket.listen(at: path)
        close(descriptor)
    }
}

@Suite struct RunningMarkTests {
    @Test("S4-20: what a killed extension left waits while another of the group runs, whose it may be")
    func waits() throws {
        let home = try TestGroup()
        let container = try home.container()
        let mark = try #require(RunningMark(container))
        let left = try #require(container.path("running")) + "/1-1.mark"
        try Data().write(to: URL(fileURLWithPath: left))
        #expect(RunningMark.takeAbandoned(in: container) == nil)
        #expect(access(left, F_OK) == 0)
        mark.remove()
        #expect(RunningMark.takeAbandoned(in: container) != nil)
        #expect(access(left, F_OK) != 0 && RunningMark.takeAbandoned(in: container) == nil)
    }
}
