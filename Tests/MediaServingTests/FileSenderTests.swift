import Foundation
import NIOCore
import SenderScripts
import Testing

@testable import MediaServing

@Suite struct FileSenderTests {
    private func serve(_ file: String) async throws -> (MediaServer, PublishedPath) {
        let server = try await MediaServer.start(
            .init(address: "127.0.0.1", connections: Connections()), logger: quiet)
        var generator = SeededGenerator(seed: 5)
        let item = PublishedItem(name: "film.mp4", contentType: "video/mp4", content: .file(path: file))
        return (server, server.publish(item, using: &generator))
    }

    /// Why the first answer that failed did.
    private static func failure(_ events: AsyncStream<ServingEvent>) async -> ServingError? {
        for await event in events {
            if case .requestFailed(_, let error) = event { return error }
        }
        return nil
    }

    @Test(.timeLimit(.minutes(2)), arguments: [0..<1, 0..<9_000_001, 5_000_000..<9_000_001])
    func aPartOfManyPiecesArrivesAsItIs(part: Range<Int>) async throws {
        let folder = try TestFolder()
        let content = (0..<9_000_001).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 12) }
        let (server, path) = try await serve(try folder.write("film.mp4", content))
        let answer = try await RawHTTP(port: server.port).request(
            "GET", path.text, ["Range": "bytes=\(part.lowerBound)-\(part.upperBound - 1)"])
        #expect(answer.status == 206)
        #expect(answer.body == Array(content[part]))
        await server.stop()
    }

    /// Serves a file that is still being written, from what is there now.
    private func serveArriving(_ file: String, _ total: Int) async throws -> (MediaServer, PublishedPath) {
        let server = try await MediaServer.start(
            .init(address: "127.0.0.1", connections: Connections()), logger: quiet)
        var generator = SeededGenerator(seed: 5)
        let state = try FileValidators(path: file).grown(to: Int64(total))
        let item = PublishedItem(name: "film.mp4", contentType: "video/mp4", content: .arriving(path: file, state))
        return (server, server.publish(item, using: &generator))
    }

    @Test(.timeLimit(.minutes(2))) func whatIsStillToComeIsSentOnceItIsThere() async throws {
        let folder = try TestFolder()
        let content = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 12) }
        let file = try folder.write("film.mp4", Array(content[..<1_000]))
        let (server, path) = try await serveArriving(file, content.count)
        let http = RawHTTP(port: server.port)
        let head = try await http.request("HEAD", path.text, [:])
        #expect(head.fields["content-length"] == "3000000")
        async let whole = http.request("GET", path.text, [:])
        async let end = http.request("GET", path.text, ["Range": "bytes=-5"])
        async let begin = http.request("GET", path.text, ["Range": "bytes=0-999"])
        let first = try await begin
        #expect(first.status == 206 && first.body == Array(content[..<1_000]))
        #expect(first.fields["content-range"] == "bytes 0-999/3000000")
        let writer = try #require(FileHandle(forWritingAtPath: file))
        try writer.seekToEnd()
        for part in [1_000..<1_500_000, 1_500_000..<3_000_000] { try writer.write(contentsOf: content[part]) }
        #expect(try await whole.body == content)
        #expect(try await end.body == Array(content[2_999_995...]))
        let tag = try await http.request("HEAD", path.text, [:]).fields["etag"]
        #expect(tag != nil && tag == head.fields["etag"], "it is one file for the player")
        await server.stop()
    }

    @Test(.timeLimit(.minutes(2))) func oneThatBreaksOffEndsTheConnection() async throws {
        let folder = try TestFolder()
        let file = try folder.write("film.mp4", Array(repeating: 1, count: 1_000))
        let (server, path) = try await serveArriving(file, 2_000)
        let events = server.events
        let reader = try await RawConnection(port: server.port)
        await reader.send("GET \(path.text) HTTP/1.1\r\nHost: x\r\nRange: bytes=1500-\r\n\r\n")
        // The head of the answer does not wait.
        #expect(await reader.read(atLeast: 1) >= 1)
        #expect(unlink(file) == 0)
        #expect(await Self.failure(events)?.code == .fileChanged)
        #expect(await reader.hasEnded())
        await server.stop()
    }

    /// The kernel sends nothing of what is gone, and would be asked again without end.
    @Test(.timeLimit(.minutes(2))) func aFileThatShrinksWhileItsReaderPausesEndsTheConnection() async throws {
        let folder = try TestFolder()
        let file = try folder.write("film.mp4", [])
        truncate(file, 256 << 20)
        let (server, path) = try await serve(file)
        let events = server.events
        let reader = try await RawConnection(port: server.port)
        await reader.send("GET \(path.text) HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(await reader.read(atLeast: 1) >= 1)
        truncate(file, 1_000)
        #expect(await Self.failure(events)?.code == .fileChanged)
        #expect(await reader.hasEnded())
        await server.stop()
    }

    @Test(.timeLimit(.minutes(2))) func aReaderThatHangsUpLeavesAnotherItsAnswers() async throws {
        let folder = try TestFolder()
        let file = try folder.write("film.mp4", [])
        let size = 64 << 20
        truncate(file, size)
        let (server, path) = try await serve(file)
        let events = server.events
        let request = "GET \(path.text) HTTP/1.1\r\nHost: x\r\n"
        let reader = try await RawConnection(port: server.port)
        await reader.send(request + "\r\n")
        let begun = await reader.read(atLeast: 1)
        #expect(begun >= 1)
        var leaving: RawConnection? = try await RawConnection(port: server.port)
        await leaving?.send(request + "\r\n")
        #expect(await leaving?.read(atLeast: 1) ?? 0 >= 1)
        leaving = nil
        for await event in events {
            guard case .requestFinished(_, let bytes, let complete) = event else { continue }
            #expect(!complete)
            #expect(bytes < size)
            break
        }
        #expect(await reader.read(atLeast: size - begun) >= size - begun)
        // More than what was left of the answer before, its head's length at most.
        await reader.send(request + "Range: bytes=0-99999\r\n\r\n")
        #expect(await reader.read(atLeast: 100_000) >= 100_000)
        await server.stop()
    }

    @Test(arguments: [true, false]) func aPieceIsThatPartOfTheFile(isSentByKernel: Bool) throws {
        let folder = try TestFolder()
        let path = try folder.write("film.mp4", Array(0..<200))
        let file = try OpenedFile(
            path: path, state: try FileValidators(path: path), sentByKernel: isSentByKernel)
        switch try file.piece(10..<14) {
        case .byteBuffer(let bytes): #expect(bytes == ByteBuffer(bytes: [10, 11, 12, 13]))
        case .fileRegion(let region):
            #expect(file.isSentByKernel)
            #expect((region.readerIndex, region.endIndex) == (10, 14))
        }
        #expect(throws: FileTrouble.self) { try file.piece(199..<201) }
        #expect(file.reaches(200))
        #expect(!file.reaches(201))
    }

    @Test func anotherFileAtThatPathIsNotSent() throws {
        let folder = try TestFolder()
        let path = try folder.write("film.mp4", Array(0..<200))
        let state = try FileValidators(path: path)
        let other = try folder.write("other.mp4", Array(0..<200))
        #expect(rename(other, path) == 0)
        #expect(throws: FileTrouble.self) { try OpenedFile(path: path, state: state) }
        #expect(unlink(path) == 0)
        #expect(throws: FileTrouble.self) { try OpenedFile(path: path, state: state) }
        // Opening it does not wait for somebody who writes.
        #expect(mkfifo(path, 0o600) == 0)
        #expect(throws: FileTrouble.self) { try OpenedFile(path: path, state: state) }
    }
}
