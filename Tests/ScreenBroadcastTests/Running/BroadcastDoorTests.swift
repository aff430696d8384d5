import Foundation
import Testing

@testable import ScreenBroadcast

/// Hosts that come to a broadcast which goes on without them. The process is this test's own.
@Suite(.timeLimit(.minutes(1)), .serialized) final class BroadcastDoorTests {
    private let home: TestGroup
    private let folder: BroadcastFolder
    private let door: BroadcastDoor

    init() throws {
        home = try TestGroup()
        folder = try BroadcastFolder(home.container("g"))
        door = try BroadcastDoor(
            BroadcastStay(name: "TV", group: "g"), program: "upload 1", environment: home.environment)
        try door.claim.write(door.record(source: "screen", destinations: ["TV"]))
    }

    private var running: RunningBroadcast { get throws { try #require(folder.find().broadcasts.first) } }

    private func attach(controls: Bool = true) async throws -> AttachedBroadcast {
        try await running.attach(controls: controls, program: "host 1")
    }

    private func order() async -> String {
        for await order in door.orders {
            switch order {
            case .came: return "came"
            case .alone: return "alone"
            case .said(let message): return String(decoding: message.line, as: UTF8.self)
            }
        }
        return "closed"
    }

    private func next(_ host: AttachedBroadcast) async -> BroadcastMessage? {
        await host.connection.messages.first { _ in true }
    }

    @Test("A host that comes hears how it stands, then how it goes, and what it says is heard")
    func comes() async throws {
        door.tell(.progress(.negotiating))
        door.tell(.warning("slow"))
        door.change { $0.isPaused = true }
        let host = try await attach()
        #expect(host.hello.program == "upload 1" && host.refusal == nil)
        #expect(host.state.name == "tv" && host.state.isPaused && host.state.isYours)
        #expect(host.state.stage == .negotiating && host.state.warnings == ["slow"])
        #expect(host.state.controller?.program == "host 1" && host.state.controller?.processID == getpid())
        door.tell(.warning("slower"))
        #expect(await next(host) == .warning("slower"))
        host.connection.send(.stop)
        let heard = await (order(), order())
        #expect(heard == ("came", #"{"type":"stop"}"#))
    }

    @Test("A second host is told who has it and hears; when the first has gone, the next has it")
    func second() async throws {
        let first = try await attach()
        let second = try await attach()
        #expect(second.refusal?.hasPrefix("host 1 (process \(getpid())) has this broadcast") == true)
        #expect(!second.state.isYours)
        second.connection.send(.stop)
        guard case .refused = await next(second) else { throw CancellationError() }
        let reader = try await attach(controls: false)
        #expect(reader.refusal == nil && !reader.state.isYours)
        first.connection.close()
        #expect(await order() == "came")
        #expect(await order() == "alone", "and not what the second said")
        guard case .state(let state) = await next(second) else { throw CancellationError() }
        #expect(state.controller == nil)
        let third = try await attach()
        #expect(third.refusal == nil && third.state.isYours)
        #expect(await order() == "came")
    }

    @Test("An extension's last words of each kind are told to whoever comes")
    func remembered() async throws {
        door.tell(.handler(.serviceInfo(ApplicationInformation(["viewers": "1"]))))
        door.tell(.handler(.broadcastURL("https://example.org/a")))
        door.tell(.handler(.serviceInfo(ApplicationInformation(["viewers": "2"]))))
        let host = try await attach()
        #expect(await next(host) == .handler(.broadcastURL("https://example.org/a")))
        #expect(await next(host) == .handler(.serviceInfo(ApplicationInformation(["viewers": "2"]))))
    }

    @Test("A host of another version is told so, and who says something else first is let go")
    func strangers() async throws {
        let path = try folder.path + "/" + running.record.socket
        let other = try BroadcastConnection.connect(to: path)
        other.send(.hello(BroadcastHello(program: "old", processID: 1, version: 0)))
        var heard: [BroadcastMessage] = []
        for await message in other.messages { heard.append(message) }
        guard case .refused(let sentence) = heard.last else { throw CancellationError() }
        #expect(sentence.contains("do not belong together"))
        let rude = try BroadcastConnection.connect(to: path)
        rude.send(.stop)
        for await _ in rude.messages {}
        #expect(rude.fault == nil && door.broadcast.controller == nil)
    }

    @Test("There is room for so many, and the next is turned away at once")
    func room() async throws {
        var hosts: [AttachedBroadcast] = []
        for _ in 0..<BroadcastHosts.limit { hosts.append(try await attach(controls: false)) }
        let error = await #expect(throws: BroadcastError.self) { try await attach(controls: false) }
        #expect(
            error?.code == .socketFailed && error?.description == BroadcastHosts.refusal, "and not as one that hangs")
        hosts.removeLast().connection.close()
        while (try? await attach(controls: false)) == nil { await Task.yield() }
    }

    @Test("A host that says more than is read is let go, and that it has gone and another came is not lost")
    func floods() async throws {
        let host = try await attach()
        for count in 1..<BroadcastDoor.orderLimit {
            host.connection.send(.handler(.pause))
            // What a connection keeps by itself is less than that.
            while count % 512 == 0, door.waitingOrders <= count { await Task.yield() }
        }
        while door.waitingOrders < BroadcastDoor.orderLimit { await Task.yield() }
        host.connection.send(.handler(.pause))
        for await _ in host.connection.messages {}
        // Its number is free once it is known to have gone.
        while door.broadcast.controller != nil { await Task.yield() }
        await #expect(throws: BroadcastError.self) { try await attach() }
        let first = await (order(), order())
        #expect(first == ("came", #"{"type":"pause"}"#))
        let next = try await attach()
        #expect(next.refusal == nil)
        var count = 0
        while await order() != "alone" { count += 1 }
        #expect(count == BroadcastDoor.orderLimit - 2)
        #expect(await order() == "came")
    }

    @Test("When it is over, hosts hear the last word and their end, and the socket is gone")
    func over() async throws {
        let host = try await attach()
        door.tell(.ended(BroadcastEnding(.finished)))
        door.claim.end(nil)
        door.close()
        var heard: [BroadcastMessage] = []
        for await message in host.connection.messages { heard.append(message) }
        #expect(heard == [.ended(BroadcastEnding(.finished))])
        #expect(folder.find().broadcasts.isEmpty)
        #expect(await order() == "came")
        #expect(await order() == "closed")
    }

    private func another(_ group: String, isNumbered: Bool = false) throws -> BroadcastDoor {
        try BroadcastDoor(
            BroadcastStay(name: "tv", group: group), program: "upload 2", isNumbered: isNumbered,
            environment: home.environment)
    }

    @Test("A name that is taken is refused, or another is found where one with a number is as good")
    func taken() throws {
        #expect(throws: BroadcastError.self) {
            try another("g")
        }
        let second = try another("g", isNumbered: true)
        #expect(second.claim.name == "tv-2")
        #expect(throws: BroadcastError.self) {
            try another("not.set.up")
        }
    }
}
