import Foundation
import Testing

@testable import ScreenBroadcast

@Suite(.timeLimit(.minutes(2)))
struct BroadcastConnectionTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    /// Both ends of one connection.
    private func pair() async throws -> (host: BroadcastConnection, upload: BroadcastConnection) {
        let listener = try BroadcastListener(folder: folder.url, name: "a.sock")
        let upload = try BroadcastConnection.connect(to: listener.path)
        let host = try #require(await listener.connections.first { _ in true })
        return (host, upload)
    }

    @Test("The socket is the user's alone, and goes away with its listener")
    func privateSocket() async throws {
        do {
            let listener = try BroadcastListener(folder: folder.url, name: "a.sock")
            #expect(folder.mode("a.sock") == 0o600)
            listener.close()
            for await _ in listener.connections {}
        }
        while folder.mode("a.sock") != nil { await Task.yield() }
    }

    private static let messages: [BroadcastMessage] = [
        .hello(BroadcastHello(program: "marquee 0.1.0", processID: 42)), .stop, .progress(.negotiating),
        .statistics(BroadcastStatistics(seconds: 3.5, width: 1280, height: 720)), .warning("the film has no sound"),
        .progress(.waitingForFrame), .ended(BroadcastEnding(.refused, "it said no")),
        .start(
            BroadcastRequest(
                device: .init(
                    id: "a", name: "TV", model: "Marquee", addresses: ["192.0.2.1"], port: 8009, capabilities: 5),
                source: .other("hologram"))),
        .began(
            BroadcastOutline(
                device: "TV", videoCodec: "vp8", width: 1280, height: 720, audioCodec: nil, encoder: "libvpx",
                targetDelay: 400, maximumTargetDelay: 1_000, framesPerSecond: 30, sourceStart: 1_763_000_000.25)),
    ]

    @Test("Messages arrive in order, both ways")
    func inOrder() async throws {
        let (host, upload) = try await pair()
        for message in Self.messages { upload.send(message) }
        for message in Self.messages { host.send(message) }
        upload.close()
        var heard: [BroadcastMessage] = []
        for await message in host.messages { heard.append(message) }
        #expect(heard == Self.messages)
        #expect(host.fault == nil)
    }

    @Test("Who goes away ends the other's messages")
    func goesAway() async throws {
        let (host, upload) = try await pair()
        host.close()
        for await _ in upload.messages {}
        #expect(upload.fault == nil)
        upload.send(.stop)
    }

    @Test("Letting go of an end closes it")
    func letGo() async throws {
        let upload: BroadcastConnection
        do {
            let host: BroadcastConnection
            (host, upload) = try await pair()
            _ = host
        }
        for await _ in upload.messages {}
        #expect(upload.fault == nil, "an end, and no fault")
    }

    @Test(
        "A peer that breaks the rules is cut off",
        arguments: ["no message\n", "{\"type\":\"start\",\"body\":3}\n", String(repeating: "x", count: 70_000)])
    func cutOff(text: String) async throws {
        let listener = try BroadcastListener(folder: folder.url, name: "a.sock")
        let peer = try UnixSocket.connect(to: listener.path)
        defer { Foundation.close(peer) }
        let host = try #require(await listener.connections.first { _ in true })
        let writing = Task {
            var bytes = Array(text.utf8)[...]
            while !bytes.isEmpty {
                let count = bytes.withUnsafeBytes { Foundation.send(peer, $0.baseAddress, $0.count, 0x4000) }
                if count > 0 { bytes = bytes.dropFirst(count) } else if errno != EAGAIN { return }
                await Task.yield()
            }
        }
        for await _ in host.messages {}
        await writing.value
        #expect(host.fault?.code == .badMessage)
    }

    @Test("A peer that never reads does not hold the sender up, and is given up at last")
    func neverReads() async throws {
        let listener = try BroadcastListener(folder: folder.url, name: "a.sock")
        let peer = try UnixSocket.connect(to: listener.path)
        defer { Foundation.close(peer) }
        let host = try #require(await listener.connections.first { _ in true })
        for second in 0..<5000 { host.send(.statistics(BroadcastStatistics(seconds: Double(second)))) }
        #expect(host.fault == nil)
        let long = BroadcastMessage.warning(String(repeating: "w", count: 10_000))
        for _ in 0..<100 { host.send(long) }
        #expect(host.fault?.code == .badMessage)
        for await _ in host.messages {}
    }

    @Test("What did not fit into the socket is written when the peer reads on")
    func readsOn() async throws {
        let listener = try BroadcastListener(folder: folder.url, name: "a.sock")
        let peer = try UnixSocket.connect(to: listener.path)
        defer { Foundation.close(peer) }
        let host = try #require(await listener.connections.first { _ in true })
        let statistics = BroadcastMessage.statistics(BroadcastStatistics(seconds: 1))
        for _ in 0..<5000 { host.send(statistics) }
        host.send(.ended(BroadcastEnding(.finished)))
        var splitter = LineSplitter()
        var last: [UInt8] = []
        let end = BroadcastMessage.ended(BroadcastEnding(.finished)).line
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while last != end {
            let count = Foundation.read(peer, &buffer, buffer.count)
            guard count > 0 else {
                await Task.yield()
                continue
            }
            last = try splitter.take(buffer[..<count]).last ?? last
        }
    }

    @Test("A folder that is not the user's alone is refused")
    func foreignFolder() throws {
        chmod(folder.url.path, 0o755)
        let error = #expect(throws: BroadcastError.self) {
            _ = try BroadcastListener(folder: folder.url, name: "a.sock")
        }
        #expect(error?.code == .socketFailed)
        #expect(error?.description.contains("not yours alone") == true)
    }

    @Test("A path that is too long says so")
    func longPath() throws {
        let name = String(repeating: "s", count: 120)
        let error = #expect(throws: BroadcastError.self) { _ = try BroadcastListener(folder: folder.url, name: name) }
        #expect(error?.description.contains("XDG_RUNTIME_DIR") == true)
    }

    @Test("A folder's path that is too long is no obstacle, on Linux")
    func longFolder() async throws {
        let deep = folder.path(String(repeating: "d", count: 120))
        mkdir(deep, 0o700)
        let listener = try BroadcastListener(folder: URL(fileURLWithPath: deep), name: "a.sock")
        let upload = try BroadcastConnection.connect(to: listener.path)
        upload.send(.stop)
        let host = try #require(await listener.connections.first { _ in true })
        #expect(await host.messages.first { _ in true } == .stop)
    }

    @Test("Where nobody listens nothing is connected")
    func nobodyListens() throws {
        let error = #expect(throws: BroadcastError.self) {
            _ = try BroadcastConnection.connect(to: folder.path("b.sock"))
        }
        #expect(error?.code == .socketFailed)
    }

    @Test("A socket that an earlier process left behind is no obstacle")
    func leftBehind() async throws {
        let path = folder.path("a.sock")
        let left = try UnixSocket.listen(at: path)
        Foundation.close(left)
        #expect(folder.mode("a.sock") != nil)
        _ = try await pair()
    }

    @Test("What is no socket of this user's is neither taken away nor gone to", arguments: ["file", "link", "folder"])
    func inTheWay(kind: String) async throws {
        let path = folder.path("a.sock")
        switch kind {
        case "file": try Data().write(to: URL(fileURLWithPath: path))
        case "link": symlink("/run/elsewhere", path)
        default: mkdir(path, 0o700)
        }
        let error = #expect(throws: BroadcastError.self) { try UnixSocket.listen(at: path) }
        #expect(error?.description.contains("in the way") == true)
        #expect(throws: BroadcastError.self) { try BroadcastConnection.connect(to: path) }
        #expect(folder.mode("a.sock") != nil)
    }

    @Test("A link to a socket of this user's is not followed")
    func linked() throws {
        let listener = try BroadcastListener(folder: folder.url, name: "a.sock")
        symlink("a.sock", folder.path("b.sock"))
        let error = #expect(throws: BroadcastError.self) { try BroadcastConnection.connect(to: folder.path("b.sock")) }
        #expect(error?.description.contains("no socket of yours") == true)
        withExtendedLifetime(listener) {}
    }

    @Test("A socket at which another process listens is left to it")
    func taken() throws {
        let listener = try BroadcastListener(folder: folder.url, name: "a.sock")
        let error = #expect(throws: BroadcastError.self) { try BroadcastListener(folder: folder.url, name: "a.sock") }
        #expect(error?.description.contains("listens at the socket") == true)
        withExtendedLifetime(listener) {}
    }
}
