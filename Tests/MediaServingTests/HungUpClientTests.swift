import Foundation
import NIOCore
import SenderScripts
import Synchronization
import Testing

@testable import MediaServing

/// A folder whose resource never comes, and which tells when somebody asks for it and when he is given up.
private final class EndlessFolder: ServedFolder {
    enum Event: Equatable { case asked, givenUp }
    let events: AsyncStream<Event>
    private let event: AsyncStream<Event>.Continuation

    init() { (events, event) = AsyncStream.makeStream() }

    func resource(named name: String) async throws -> ServedResource? {
        let (never, _end) = AsyncStream<Void>.makeStream()
        event.yield(.asked)
        // Returns when the task is cancelled.
        for await _ in never {}
        withExtendedLifetime(_end) {}
        event.yield(.givenUp)
        throw CancellationError()
    }
}

private struct FailingFolder: ServedFolder {
    let error: ServingError
    func resource(named name: String) async throws -> ServedResource? { throw error }
}

@Suite struct HungUpClientTests {
    private func serve(_ folder: any ServedFolder) async throws -> (MediaServer, PublishedPath) {
        let server = try await MediaServer.start(
            .init(address: "127.0.0.1", connections: Connections()), logger: quiet)
        var generator = SeededGenerator(seed: 8)
        let item = PublishedItem(name: "a.ts", contentType: "video/mp2t", content: .folder(folder))
        return (server, server.publish(item, using: &generator))
    }

    @Test(.timeLimit(.minutes(1))) func whatIsMadeForAClientThatHangsUpIsGivenUp() async throws {
        let folder = EndlessFolder()
        let (server, path) = try await serve(folder)
        var events = folder.events.makeAsyncIterator()
        var client: RawConnection? = try await RawConnection(port: server.port)
        await client?.send("GET \(path.text) HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(await events.next() == .asked)
        client = nil
        #expect(await events.next() == .givenUp)
        await server.stop()
    }

    @Test(.timeLimit(.minutes(1))) func aClientThatHasHungUpBeforeItsTurnIsNotWorkedFor() async throws {
        let folder = EndlessFolder()
        let (server, path) = try await serve(folder)
        var events = folder.events.makeAsyncIterator()
        // Asks and is gone: the end may be there before the request is looked at.
        for _ in 0..<20 {
            try await RawConnection(port: server.port).send("GET \(path.text) HTTP/1.1\r\nHost: x\r\n\r\n")
        }
        for _ in 0..<40 { #expect(await events.next() != nil) }
        await server.stop()
    }

    @Test(.timeLimit(.minutes(1))) func theEndOfTheServerWaitsForNothingThatIsBeingMade() async throws {
        let folder = EndlessFolder()
        let (server, path) = try await serve(folder)
        var events = folder.events.makeAsyncIterator()
        let client = try await RawConnection(port: server.port)
        await client.send("GET \(path.text) HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(await events.next() == .asked)
        await server.stop()
        #expect(await events.next() == .givenUp)
        withExtendedLifetime(client) {}
    }

    @Test(arguments: [ServingError.tooManyWaiting(for: "a film"), ServingError(.timedOut, "It took too long.")])
    func whoeverComesInVainIsToldWhenToComeAgain(error: ServingError) async throws {
        let (server, path) = try await serve(FailingFolder(error: error))
        let answer = try await RawHTTP(port: server.port).request("GET", path.text)
        #expect(answer.status == 503)
        #expect(answer.fields["retry-after"].flatMap { Int($0) } ?? 0 > 0)
        await server.stop()
    }
}
