import Testing

@testable import BrowserProcess

@Suite(.timeLimit(.minutes(1))) struct DevToolsConnectionTests {
    /// Answers each call by `answer`, as a browser does on its own pipe.
    private func connection(
        answer: @escaping @Sendable (String) -> String
    ) -> (DevToolsConnection, AsyncStream<[UInt8]>) {
        let (written, writer) = AsyncStream.makeStream(of: [UInt8].self)
        let connection = DevToolsConnection { bytes in
            writer.yield(Array((answer(String(decoding: bytes.dropLast(), as: UTF8.self)) + "\0").utf8))
        }
        return (connection, written)
    }

    @Test func aCallGetsItsAnswer() async throws {
        let (connection, answers) = connection { call in
            #expect(call == #"{"id":1,"method":"Page.navigate","params":{"url":"http://h/"},"sessionId":"s"}"#)
            return #"{"id":1,"result":{"errorText":"no"}}"#
        }
        let reading = Task { for await answer in answers { _ = try await connection.receive(answer) } }
        let result = try await connection.call(
            "Page.navigate", DevTools.Navigate(url: "http://h/"), session: "s", as: DevTools.Navigated.self)
        #expect(result.errorText == "no")
        reading.cancel()
    }

    @Test func anErrorIsThrownWithTheBrowsersWords() async throws {
        let (connection, answers) = connection { _ in #"{"id":1,"error":{"code":-32000,"message":"No such target"}}"# }
        let reading = Task { for await answer in answers { _ = try await connection.receive(answer) } }
        let error = await #expect(throws: BrowserError.self) { try await connection.call("x", DevTools.None()) }
        #expect(error?.description.contains("No such target") == true)
        reading.cancel()
    }

    @Test func theEndEndsEveryCall() async throws {
        let (written, writer) = AsyncStream.makeStream(of: Void.self)
        let connection = DevToolsConnection { _ in writer.yield(()) }
        let call = Task { try await connection.call("x", DevTools.None()) }
        _ = await written.first { _ in true }
        await connection.end()
        await #expect(throws: BrowserError.self) { try await call.value }
        await #expect(throws: BrowserError.self) { try await connection.call("y", DevTools.None()) }
    }

    @Test func eventsComeInOrderAndUnknownAnswersAreIgnored() async throws {
        let connection = DevToolsConnection { _ in }
        let bytes = Array(
            "{\"id\":99,\"result\":{}}\0{\"method\":\"a\",\"sessionId\":\"s\"}\0{\"method\":\"b\"}\0{}\0".utf8)
        let events = try await connection.receive(bytes)
        #expect(events.map(\.method) == ["a", "b"])
        #expect(events.map(\.session) == ["s", nil])
    }

    @Test(arguments: ["x\0", "[1]\0", "{\"id\":\"1\"}\0", String(repeating: "[", count: 10_000) + "\0"])
    func brokenMessagesAreAnError(_ text: String) async {
        let connection = DevToolsConnection { _ in }
        await #expect(throws: (any Error).self) { try await connection.receive(Array(text.utf8)) }
    }
}
