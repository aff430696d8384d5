import Foundation
import Testing

@testable import ScreenBroadcast

@Suite(.timeLimit(.minutes(1))) struct BroadcastNotificationCenterTests {
    private let home: TestGroup
    private let container: GroupContainer

    init() throws {
        home = try TestGroup()
        container = try home.container()
    }

    private func center() throws -> BroadcastNotificationCenter {
        try #require(BroadcastNotificationCenter(container))
    }

    @Test("S4-24, S4-25, S4-35: what one posts the others hear by its name: started, then finished, once each")
    func posted() async throws {
        let (host, upload) = (try center(), try center())
        let heard = Gathered<BroadcastNotificationName>()
        let observations = try [.broadcastStarted, .broadcastFinished].map { name in
            try host.observe(name) { heard.add($0) }
        }
        #expect(upload.post("somethingElse") == 1)
        #expect(upload.post(.broadcastStarted) == 1)
        #expect(upload.post(.broadcastFinished) == 1)
        #expect(await heard.first(2) == [.broadcastStarted, .broadcastFinished])
        withExtendedLifetime(observations) {}
    }

    @Test("S4-26: an observation that is let go of hears nothing, and the last one takes the socket with it")
    func letGo() async throws {
        let (host, upload) = (try center(), try center())
        let (gone, there) = (Gathered<String>(), Gathered<String>())
        var first: BroadcastNotificationCenter.Observation? = try host.observe("a") { _ in gone.add("gone") }
        let second = try host.observe("a") { _ in there.add("there") }
        withExtendedLifetime(first) {}
        first = nil
        #expect(upload.post("a") == 1)
        #expect(await there.first(1) == ["there"])
        gone.end()
        #expect(await gone.rest() == [])
        withExtendedLifetime(second) {}
    }

    @Test("Without observers nobody is told, and no file stays")
    func tidy() async throws {
        let (host, upload) = (try center(), try center())
        do { withExtendedLifetime(try host.observe("a") { _ in }) {} }
        let folder = container.url.path + "/notifications"
        while try !FileManager.default.contentsOfDirectory(atPath: folder).isEmpty { await Task.yield() }
        #expect(upload.post("a") == 0)
    }

    @Test("S4-34: the callback prints the name; an observer that is gone is not called")
    func weakObserver() async throws {
        let center = try center()
        let observer = Observer()
        var other: Observer? = Observer()
        let gone = try #require(other).lines
        let observations = [
            try center.addObserver(observer, name: .broadcastFinished) { $0.callback($1) },
            try center.addObserver(try #require(other), name: .broadcastFinished) { $0.callback($1) },
        ]
        other = nil
        center.post(.broadcastFinished)
        #expect(await observer.lines.first(1) == ["received notification: broadcastFinished"])
        gone.end()
        #expect(await gone.rest() == [])
        withExtendedLifetime(observations) {}
    }

    @Test("What is no name is passed over, and a socket whose process has gone is taken away")
    func strangers() async throws {
        let center = try center()
        let heard = Gathered<String>()
        let observation = try center.observe("a") { heard.add($0.rawValue) }
        let folder = container.url.path + "/notifications"
        let mine = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
        for bytes in [[], [0xFF], Array("a\n".utf8), [UInt8](repeating: 97, count: 500)] {
            #expect(Datagram.send(bytes, to: folder + "/" + mine))
        }
        #expect(Datagram.leaveBehind(folder + "/1-dead.sock"))
        #expect(center.post("a") == 1)
        #expect(await heard.first(1) == ["a"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [mine])
        withExtendedLifetime(observation) {}
    }

    @Test("A group of a long name has notifications too")
    func longName() async throws {
        let long = try home.container(String(repeating: "g", count: 128))
        let center = try #require(BroadcastNotificationCenter(long))
        let heard = Gathered<String>()
        let observation = try center.observe("a") { heard.add($0.rawValue) }
        #expect(center.post("a") == 1)
        #expect(await heard.first(1) == ["a"])
        withExtendedLifetime(observation) {}
    }
}

/// The source document's observer.
private final class Observer: Sendable {
    let lines = Gathered<String>()
    func callback(_ name: BroadcastNotificationName) { lines.add("received notification: \(name.rawValue)") }
}

/// A peer that is no notification centre.
private enum Datagram {
    static func send(_ bytes: [UInt8], to path: String) -> Bool {
        let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        defer { close(descriptor) }
        return with(path) { sendto(descriptor, bytes, bytes.count, 0, $0, $1) == bytes.count }
    }

    /// A socket's file without a socket.
    static func leaveBehind(_ path: String) -> Bool {
        let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        defer { close(descriptor) }
        return with(path) { bind(descriptor, $0, $1) == 0 }
    }

    private static func with(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Bool) -> Bool {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}
