import CastTransport
import CastWire
import Logging
import SenderScripts
import Testing

@testable import CastSender

/// S0-23: the log of a whole run is enough to see what happened, and holds no secret.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct GoldenLogTests {
    nonisolated private static let secret = "5ECRET"
    private let bench = LogBench(.verbose)

    /// Everything that an app may give a secret in has one.
    private func context(_ receiver: FakeReceiver, browser: FakeBrowser = FakeBrowser()) -> CastContext {
        let context = CastContext.fake(
            receiver, browser: browser, authenticator: FakeAuthenticator(proof: .challenge(Array(Self.secret.utf8)))
        ) {
            $0.logger = bench.logger
            $0.launchOptions.credentialsData = CredentialsData(credentials: Self.secret)
        }
        context.setLaunchCredentialsData(CredentialsData(credentials: Self.secret))
        return context
    }

    private func load() throws -> MediaLoadRequestData {
        var media = MediaInformationBuilder(
            contentURL: "http://user:\(Self.secret)@127.0.0.1/\(Self.secret)?t=\(Self.secret)")
        media.customData = .string(Self.secret)
        media.mediaTracks = [
            MediaTrack(
                identifier: 1, contentIdentifier: "http://127.0.0.1/t.vtt?\(Self.secret)", contentType: "text/vtt",
                type: .text, textSubtype: .subtitles, name: Self.secret, languageCode: "en")
        ]
        var load = MediaLoadRequestData(mediaInformation: try media.build())
        load.credentials = Self.secret
        load.atvCredentials = Self.secret
        load.customData = ["token": .string(Self.secret)]
        return load
    }

    private func lines(ofClass name: String) -> [String] {
        bench.spy.lines.filter { $0.function.hasPrefix(name + ".") }.map { "\($0.level.name) \($0.message)" }
    }

    private func expectNoSecret() {
        bench.target.flush()
        #expect(!bench.spy.lines.isEmpty)
        for line in bench.spy.lines {
            #expect(!"\(line)".contains(Self.secret), "\(line)")
        }
    }

    @Test func aRunFromDiscoveryToTheEndOfTheSession() async throws {
        let receiver = FakeReceiver()
        let browser = FakeBrowser()
        let context = context(receiver, browser: browser)
        await bench.spy.wait(for: "Looking for")
        browser.tell(.found(.tv))
        let device = try #require(await context.discoveryManager.findDevice(named: "TV", timeout: .seconds(5)))
        let session = try await context.sessionManager.connect(to: device)
        let client = try #require(session.remoteMediaClient)
        let request = try #require(client.loadMedia(with: load()))
        try await request.value
        try await client.pause(customData: .string(Self.secret)).value
        try await context.sessionManager.disconnect(stopCasting: true)
        await bench.spy.wait(for: "The connection to")
        expectNoSecret()
        #expect(lines(ofClass: "DiscoveryManager") == Self.discovery)
        #expect(lines(ofClass: "SessionManager") == Self.session)
        #expect(lines(ofClass: "DeviceConnection") == Self.connection)
        #expect(bench.spy.lines.allSatisfy { $0.location.hasPrefix("CastSender/") && $0.location.contains(".swift:") })
    }

    private static let discovery = [
        "info Looking for devices of the category com.google.CastDevice",
        "debug The list of devices: TV (0001) came at 0",
    ]
    private static let session = [
        "info A session with TV starts", "info The session has started, application CC1AD845",
        "info The session is being ended", "info The session has ended",
    ]
    private static let connection = [
        "info Connecting to TV at 127.0.0.1:8009", "info Connected to 127.0.0.1",
        "info Sending the challenge to receiver-0", "debug Sending CONNECT to receiver-0",
        "debug Sending GET_STATUS #1 to receiver-0", "info Received the answer to the challenge from receiver-0",
        "debug Received RECEIVER_STATUS #1 from receiver-0, volume 0.5, not muted",
        "info Sending LAUNCH #2 to receiver-0, application CC1AD845",
        "debug Received RECEIVER_STATUS from receiver-0, application CC1AD845, volume 0.5, not muted",
        "debug Sending CONNECT to T1", "debug Sending GET_STATUS #3 to T1",
        "debug Received RECEIVER_STATUS #2 from receiver-0, application CC1AD845, volume 0.5, not muted",
        "debug Received MEDIA_STATUS #3 from T1", "info Sending LOAD #4 to T1, stream type BUFFERED, tracks 1",
        "debug Received MEDIA_STATUS #4 from T1, media session 1, player PLAYING, at 10",
        "debug Sending PAUSE #5 to T1",
        "debug Received MEDIA_STATUS #5 from T1, media session 1, player PLAYING, at 10",
        "info Sending STOP #6 to receiver-0",
        "debug Received RECEIVER_STATUS #6 from receiver-0, volume 0.5, not muted",
        "debug Sending CLOSE to receiver-0",
        "info The connection to 127.0.0.1 ended: this side closed the connection",
    ]

    @Test func failuresAreToldWithTheirCodesAndWithoutSecrets() async throws {
        let receiver = FakeReceiver()
        receiver.answer("LOAD") { _, json in
            [
                Script.media(
                    "LOAD_FAILED", id: json["requestId"]?.intValue ?? 0,
                    #","detailedErrorCode":905,"reason":"\#(Self.secret) x","customData":"\#(Self.secret)""#)
            ]
        }
        let context = context(receiver)
        let session = try await context.sessionManager.connect(to: .tv)
        let client = try #require(session.remoteMediaClient)
        let request = try #require(client.loadMedia(with: load()))
        await #expect(throws: CastError.self) { try await request.value }
        receiver.say(Script.message(Self.secret, Namespace("urn:x-cast:org.example"), from: Script.transportID))
        receiver.breakDown(TransportError(.network, "reset at http://127.0.0.1/\(Self.secret)"))
        await bench.spy.wait(for: "The connection to")
        expectNoSecret()
        let refusal = lines(ofClass: "DeviceConnection").first { $0.hasPrefix("warning Received LOAD_FAILED #") }
        #expect(refusal?.hasSuffix(" from T1, reason ?, code 905") == true)
        #expect(
            lines(ofClass: "DeviceConnection").contains { $0.hasPrefix("info The connection to 127.0.0.1 ended: ") })
    }

    @Test func aConnectionThatFailsIsAnErrorInTheLog() async {
        let context = CastContext.fake { $0.logger = bench.logger }
        await #expect(throws: CastError.self) { try await context.sessionManager.connect(to: .tv) }
        bench.target.flush()
        #expect(lines(ofClass: "DeviceConnection").map { $0.prefix(30) }.contains("warning No connection to TV: n"))
        let failure = lines(ofClass: "SessionManager").last
        #expect(failure?.hasPrefix("error The session could not start (code ") == true)
    }
}
