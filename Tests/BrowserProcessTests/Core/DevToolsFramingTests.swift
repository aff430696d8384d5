import Testing

@testable import BrowserProcess

@Suite struct DevToolsFramingTests {
    private let stream = Array("{\"id\":1}\0{\"id\":2}\0\0{\"method\":\"a\"}\0rest".utf8)
    private let messages = ["{\"id\":1}", "{\"id\":2}", "{\"method\":\"a\"}"]

    private func text(_ messages: [[UInt8]]) -> [String] { messages.map { String(decoding: $0, as: UTF8.self) } }

    @Test func gluedMessagesAreTakenApart() throws {
        var framing = DevToolsFraming()
        #expect(text(try framing.messages(adding: stream)) == messages)
        #expect(text(try framing.messages(adding: [0])) == ["rest"])
    }

    @Test func byteByByteIsTheSame() throws {
        var framing = DevToolsFraming()
        var found: [[UInt8]] = []
        for byte in stream { found += try framing.messages(adding: [byte]) }
        #expect(text(found) == messages)
    }

    @Test func everyCutIsTheSame() throws {
        for cut in 0...stream.count {
            var framing = DevToolsFraming()
            let found = try framing.messages(adding: stream[..<cut]) + framing.messages(adding: stream[cut...])
            #expect(text(found) == messages)
        }
    }

    @Test func aMessageWithoutEndIsAnError() throws {
        var framing = DevToolsFraming(limit: 8)
        #expect(try framing.messages(adding: Array(repeating: 65, count: 8)).isEmpty)
        #expect(throws: DevToolsFraming.TooLong()) { try framing.messages(adding: [65]) }
    }
}
