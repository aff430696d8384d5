import NIOCore
import Testing

@testable import CastSender

/// What a host says of itself over HTTP.
@Suite(.timeLimit(.minutes(1)))
struct HTTPHostInquirerTests {
    private func ask(
        _ answer: TestWebServer.Answer, within timeout: TimeAmount = .seconds(600)
    ) async throws -> Device? {
        let server = try await TestWebServer.start { _ in answer }
        let device = await HTTPHostInquirer(httpPort: server.port, timeout: timeout).device(at: "127.0.0.1", port: 9009)
        #expect(server.questions.map(\.path) == ["/setup/eureka_info?options=detail"])
        try await server.close()
        return device
    }

    private static let text = """
        {"name":"TV","ssdp_udn":"00000000-0000-0000-0000-0000000000AB","detail":{"model_name":"Box"}}
        """

    @Test func aDeviceTellsItsNameAndIdentity() async throws {
        let device = try #require(try await ask(.init(body: Array(Self.text.utf8))))
        #expect(device.friendlyName == "TV" && device.modelName == "Box")
        #expect(device.deviceID == "000000000000000000000000000000ab")
        #expect(device.networkAddress == "127.0.0.1" && device.servicePort == 9009)
    }

    @Test func whatIsNoSuchAnswerIsNoDevice() async throws {
        #expect(try await ask(.init(status: 404)) == nil)
        #expect(try await ask(.init(body: Array("<html></html>".utf8))) == nil)
        #expect(try await ask(.init(ending: .endless)) == nil)
        #expect(try await ask(.silence, within: .milliseconds(50)) == nil)
    }

    /// Whoever answers there must not make us ask anybody else.
    @Test func anAnswerThatPointsElsewhereIsNone() async throws {
        let elsewhere = try await TestWebServer.start { _ in .init(body: Array(Self.text.utf8)) }
        let redirect = TestWebServer.Answer(status: 302, headers: [("Location", elsewhere.url("/setup/eureka_info"))])
        #expect(try await ask(redirect) == nil)
        #expect(elsewhere.questions.isEmpty)
        try await elsewhere.close()
    }

    /// Long before its time is up, which the test would not live to see.
    @Test func aHostThatRefusesIsToldAtOnce() async throws {
        let server = try await TestWebServer.start { _ in .silence }
        try await server.close()
        let inquirer = HTTPHostInquirer(httpPort: server.port, timeout: .seconds(600))
        #expect(await inquirer.device(at: "127.0.0.1", port: nil) == nil)
    }
}
