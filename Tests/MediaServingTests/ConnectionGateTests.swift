import Foundation
import SenderScripts
import Testing

@testable import MediaServing

/// Bad peers against a running server, over loopback: 127.0.0.2 and its like are hosts of their own.
@Suite struct ConnectionGateTests {
    private func limits(_ change: (inout ConnectionLimits) -> Void) -> ConnectionLimits {
        var limits = ConnectionLimits()
        limits.proofTime = .seconds(3_600)
        change(&limits)
        return limits
    }

    private func serve(
        _ folder: TestFolder, _ limits: ConnectionLimits, bytes: Int = 1000
    ) async throws -> (MediaServer, PublishedPath, Connections) {
        let connections = Connections(limits: limits)
        let server = try await MediaServer.start(
            .init(address: "127.0.0.1", connections: connections), logger: quiet)
        let file = try folder.write("film.mp4", [])
        truncate(file, bytes)
        var generator = SeededGenerator(seed: 5)
        let item = PublishedItem(name: "film.mp4", contentType: "video/mp4", content: .file(path: file))
        return (server, server.publish(item, using: &generator), connections)
    }

    @Test func threeHundredIdleConnectionsOfOneAddressKeepNobodyOut() async throws {
        let folder = try TestFolder()
        let (server, path, connections) = try await serve(folder, limits { $0.perHost = 8 })
        var idle: [RawConnection] = []
        for _ in 0..<300 { idle.append(try await RawConnection(port: server.port, from: "127.0.0.2")) }
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for connection in idle { group.addTask { await connection.hasEnded() } }
            // All but eight are ended by the server.
            for _ in 0..<292 {
                let hasEnded = try await group.next()
                #expect(hasEnded == true)
            }
            #expect(connections.count <= 8)
            #expect(try await RawHTTP(port: server.port).request("GET", path.text).status == 200)
            await server.stop()
        }
    }

    @Test func whoeverAsksForNothingThatIsPublishedIsClosed() async throws {
        let folder = try TestFolder()
        let (server, _, _) = try await serve(folder, limits { $0.proofTime = .milliseconds(200) })
        let silent = try await RawConnection(port: server.port)
        let slow = try await RawConnection(port: server.port)
        await slow.send("GET / HTTP/1.1\r\nHost: x\r\nA: ")
        let guesser = try await RawConnection(port: server.port)
        await guesser.send("GET /0123/film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n")
        for connection in [silent, slow, guesser] { #expect(await connection.hasEnded()) }
        await server.stop()
    }

    @Test(.timeLimit(.minutes(1))) func whoeverKnowsThePathMayWaitAndAskAgain() async throws {
        let folder = try TestFolder()
        let (server, path, connections) = try await serve(folder, limits { $0.proofTime = .milliseconds(200) })
        let receiver = try await RawConnection(port: server.port)
        await receiver.send("GET \(path.text) HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(await receiver.read(atLeast: 1000) >= 1000)
        let stranger = try await RawConnection(port: server.port)
        #expect(await stranger.hasEnded())
        // Its socket is closed a moment before it is forgotten.
        while connections.count != 1, !Task.isCancelled { await Task.yield() }
        await receiver.send("GET \(path.text) HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(await receiver.read(atLeast: 1000) >= 1000)
        await server.stop()
    }

    @Test(arguments: [
        "GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 1 << 20),
        "GET / HTTP/1.1\r\n" + String(repeating: "X: 1\r\n", count: 200_000),
        "GET /" + String(repeating: "a", count: 1 << 20),
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 999999999\r\n\r\n" + String(repeating: "a", count: 1 << 20),
    ])
    func aRequestIsOnlySoLong(request: String) async throws {
        let folder = try TestFolder()
        let (server, _, _) = try await serve(folder, limits { _ in })
        let connection = try await RawConnection(port: server.port)
        await connection.send(request)
        #expect(await connection.hasEnded())
        await server.stop()
    }

    @Test func aReaderThatTakesNothingIsClosedInTheEnd() async throws {
        let folder = try TestFolder()
        let (server, path, _) = try await serve(
            folder, limits { $0.stallTime = .milliseconds(400) }, bytes: 256 << 20)
        let events = server.events
        let reader = try await RawConnection(port: server.port)
        await reader.send("GET \(path.text) HTTP/1.1\r\nHost: x\r\n\r\n")
        var isComplete: Bool?
        for await event in events {
            guard case .requestFinished(_, _, let complete) = event else { continue }
            isComplete = complete
            break
        }
        #expect(isComplete == false)
        #expect(await reader.hasEnded())
        await server.stop()
    }

    @Test func filesBeyondTheProcesssLimitAreAPassingTrouble() async throws {
        // In a process of its own, since the limit is the process's.
        await #expect(processExitsWith: .success) {
            let folder = try TestFolder()
            let file = try folder.write("film.mp4", [UInt8](repeating: 1, count: 1000))
            let server = try await MediaServer.start(.init(address: "127.0.0.1"), logger: quiet)
            var generator = SeededGenerator(seed: 5)
            let item = PublishedItem(name: "film.mp4", contentType: "video/mp4", content: .file(path: file))
            let path = server.publish(item, using: &generator)
            let request = "GET \(path.text) HTTP/1.1\r\nHost: x\r\n\r\n"
            let waiting = try await RawConnection(port: server.port)
            await waiting.send(request)
            guard await waiting.read(atLeast: 1000) >= 1000 else { exit(3) }
            var limit = rlimit(rlim_cur: 256, rlim_max: 256)
            setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
            var used: [Int32] = []
            func useAll() {
                while case let descriptor = open("/dev/null", O_RDONLY), descriptor >= 0 { used.append(descriptor) }
            }
            useAll()
            // Accepted by the kernel, but not by the server, which has no descriptor for it.
            close(used.removeLast())
            let late = try await RawConnection(port: server.port)
            await late.send(request)
            // Nor is there one for the film.
            await waiting.send(request)
            // Unless somebody let go of one meanwhile, the server of the first answer's film for one.
            while await waiting.read(atLeast: 1000) >= 1000 {
                useAll()
                await waiting.send(request)
            }
            guard await waiting.hasEnded() else { exit(1) }
            for descriptor in used { close(descriptor) }
            if await late.read(atLeast: 1000) < 1000 {
                // It came in by the descriptor that the other left, and there was none for its film either.
                let later = try await RawConnection(port: server.port)
                await later.send(request)
                guard await later.read(atLeast: 1000) >= 1000 else { exit(2) }
            }
            await server.stop()
        }
    }
}
