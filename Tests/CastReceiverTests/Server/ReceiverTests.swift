import CastTransport
import CastWire
import Foundation
import Logging
import NIOCore
import NIOPosix
import ReceiverKeys
import Testing

@testable import CastReceiver

/// The whole receiver on loopback, with a clock for a screen.
@Suite(.serialized, .timeLimit(.minutes(1))) struct ReceiverTests {
    /// A receiver that runs for the length of `body`, its folder gone afterwards.
    private func withReceiver(
        _ change: (inout Receiver.Configuration) -> Void = { _ in },
        _ body: (Receiver, Receiver.Ready) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "marquee-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var configuration = Receiver.Configuration(
            name: "Bench", stateDirectory: folder + "/state", developerRootDirectory: folder + "/root", player: .clock)
        configuration.port = 0
        configuration.httpPort = 0
        configuration.httpsPort = 0
        configuration.host = "127.0.0.1"
        configuration.keys = .recycling
        change(&configuration)
        let receiver = Receiver(configuration: configuration)
        let ready = try await receiver.start()
        do {
            try await body(receiver, ready)
        } catch {
            await receiver.stop()
            throw error
        }
        await receiver.stop()
    }

    private func connect(_ ready: Receiver.Ready) async throws -> CastConnection {
        try await CastConnection.connect(
            to: CastEndpoint(host: "127.0.0.1", port: ready.port), options: ConnectionOptions(),
            group: MultiThreadedEventLoopGroup.singleton)
    }

    @Test func aSenderConnectsLaunchesLoadsAndStops() async throws {
        try await withReceiver { receiver, ready in
            let connection = try await connect(ready)
            let drain = Task { for await _ in connection.messages {} }
            defer { drain.cancel(); connection.close() }
            try connection.send(
                Envelope(requestID: 0, body: ConnectionMessage.connect(.init(userAgent: "test"))),
                namespace: .connection, from: "sender-0", to: "receiver-0")
            let idle: Envelope<ReceiverReply> = try await connection.request(
                ReceiverRequest.getStatus, namespace: .receiver, from: "sender-0", to: "receiver-0")
            guard case .receiverStatus(let status) = idle.body else {
                Issue.record("no status")
                return
            }
            #expect(status.applications.isEmpty)

            let launched: Envelope<ReceiverReply> = try await connection.request(
                ReceiverRequest.launch(LaunchRequest(appID: "CC1AD845")), namespace: .receiver, from: "sender-0",
                to: "receiver-0")
            guard case .receiverStatus(let running) = launched.body,
                let transport = running.applications.first?.transportID
            else {
                Issue.record("not launched")
                return
            }
            try connection.send(
                Envelope(requestID: 0, body: ConnectionMessage.connect(.init())), namespace: .connection,
                from: "sender-0", to: transport)
            var builder = MediaInformationBuilder(contentURL: "http://127.0.0.1:9/film.mp4")
            builder.contentType = "video/mp4"
            let loaded: Envelope<MediaReply> = try await connection.request(
                MediaRequest.load(LoadRequest(media: try builder.build())), namespace: .media, from: "sender-0",
                to: transport)
            guard case .mediaStatus(let updates) = loaded.body else {
                Issue.record("not loaded: \(loaded.body)")
                return
            }
            #expect(updates.first?.mediaSessionID == 1)
            let paused: Envelope<MediaReply> = try await connection.request(
                MediaRequest.pause(mediaSessionID: 1), namespace: .media, from: "sender-0", to: transport)
            guard case .mediaStatus(let after) = paused.body else {
                Issue.record("not paused: \(paused.body)")
                return
            }
            #expect(after.first?.playerState == "PAUSED")
        }
    }

    @Test func aChallengeIsAnsweredForTheCertificateOfItsConnection() async throws {
        try await withReceiver { _, ready in
            let connection = try await connect(ready)
            defer { connection.close() }
            let challenge = DeviceAuthenticationChallenge(nonce: Array(1...16))
            try connection.send(
                CastMessage(
                    from: "sender-0", to: "receiver-0", namespace: .deviceAuthentication,
                    payload: .binary(try challenge.encoded())))
            var messages = connection.messages.makeAsyncIterator()
            let answer = await messages.next()
            #expect(answer?.namespace == .deviceAuthentication && answer?.sourceID == "receiver-0")
            guard case .binary(let bytes)? = answer?.payload else {
                Issue.record("no answer")
                return
            }
            #expect(bytes.count > 1000)
        }
    }

    /// A signature is a millisecond of a core, whatever its challenge is in bytes.
    @Test func aChallengeIsPaidForByWhoAsks() async throws {
        try await withReceiver {
            ($0.connections.rate.pool, $0.connections.rate.poolSaved) = (0.001, 0)
            ($0.connections.rate.own, $0.connections.rate.dearest) = (0.001, 1)
        } _: { _, ready in
            let connection = try await connect(ready)
            defer { connection.close() }
            try connection.send(
                Envelope(requestID: 0, body: ConnectionMessage.connect(.init())), namespace: .connection,
                from: "sender-0", to: "receiver-0")
            var messages = connection.messages.makeAsyncIterator()
            for number in 1...2 {
                let challenge = DeviceAuthenticationChallenge(nonce: Array(repeating: UInt8(number), count: 16))
                try connection.send(
                    CastMessage(
                        from: "sender-0", to: "receiver-0", namespace: .deviceAuthentication,
                        payload: .binary(try challenge.encoded())))
                #expect(await messages.next()?.namespace == .deviceAuthentication)
            }
            // Nothing is left of the sixty points that it had.
            await #expect {
                let _: Envelope<ReceiverReply> = try await connection.request(
                    ReceiverRequest.getStatus, namespace: .receiver, from: "sender-0", to: "receiver-0",
                    timeout: .seconds(1))
            } throws: { error in
                (error as? TransportError)?.code == .timeout
            }
        }
    }

    @Test func eurekaInfoIsServedPlainAndOverTLS() async throws {
        try await withReceiver { _, ready in
            for (port, isTLS) in [(ready.httpPort, false), (ready.httpsPort, true)] {
                let reply = try await HTTPExchange.get(
                    "/setup/eureka_info?params=device_info,name", port: port, isTLS: isTLS)
                #expect(reply.status == 200)
                let json = try JSONPayload.decode(JSONValue.self, from: reply.body)
                #expect(json["name"]?.stringValue == "Bench")
                #expect(json["device_info"]?["ssdp_udn"]?.stringValue?.filter { $0 != "-" } == ready.deviceID)
                #expect(try await HTTPExchange.get("/setup/icon.png", port: port, isTLS: isTLS).status == 200)
                #expect(try await HTTPExchange.get("/elsewhere", port: port, isTLS: isTLS).status == 404)
            }
        }
    }

    @Test func portsThatAreTakenGiveWayAndItSaysSo() async throws {
        try await withReceiver { _, first in
            try await withReceiver({ $0.httpPort = first.httpPort }) { second, ready in
                #expect(ready.httpPort != first.httpPort)
                #expect(ready.deviceID != first.deviceID)
                var events = second.events.makeAsyncIterator()
                guard case .warning(let sentence)? = await events.next() else {
                    Issue.record("no warning")
                    return
                }
                #expect(sentence.contains("\(first.httpPort)"))
            }
        }
    }

    @Test func theSendersPortHasToBeHad() async throws {
        try await withReceiver { _, first in
            await #expect {
                try await withReceiver({ $0.port = first.port }) { _, _ in }
            } throws: { error in
                (error as? ReceiverError)?.code == .portUnavailable
            }
        }
    }

    @Test(arguments: ["", String(repeating: "x", count: 201)])
    func aNameThatCanNotBeAnnouncedIsRefused(name: String) async {
        await #expect {
            try await withReceiver({ $0.name = name }) { _, _ in }
        } throws: { error in
            (error as? ReceiverError)?.code == .badConfiguration
        }
    }

    @Test func stoppingEndsConnectionsAndEvents() async throws {
        var held: CastConnection?
        var ended: Receiver?
        try await withReceiver { receiver, ready in
            held = try await connect(ready)
            ended = receiver
        }
        let reason = await held?.closeReason.code
        #expect(reason == .closedByPeer)
        let receiver = try #require(ended)
        for await _ in receiver.events {}
        await #expect(throws: ReceiverError.self) { try await receiver.start() }
    }

    @Test func aStopWhileItStartsLeavesNothing() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "marquee-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(
            atPath: folder + "/root", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        var configuration = Receiver.Configuration(
            name: "Bench", stateDirectory: folder + "/state", developerRootDirectory: folder + "/root", player: .clock)
        configuration.port = 0
        configuration.host = "127.0.0.1"
        configuration.keys = .recycling
        // Another receiver makes its keys: the start waits for it.
        let lock = open(folder + "/root/.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        #expect(flock(lock, LOCK_EX) == 0)
        let receiver = Receiver(configuration: configuration)
        let start = Task { try await receiver.start() }
        while await !receiver.isStarting { await Task.yield() }
        let stop = Task { await receiver.stop() }
        while await !receiver.isStopping { await Task.yield() }
        close(lock)
        await stop.value
        await #expect {
            _ = try await start.value
        } throws: { error in
            (error as? ReceiverError)?.code == .stopped
        }
        for await event in receiver.events { Issue.record("\(event)") }
        await #expect(throws: ScreenError.self) { try await receiver.captureScreenshot() }
    }

    @Test func aSenderMayConnectOnlyWithAValidCertificate() async throws {
        let keeper = CertificateKeeper { try TLSIdentity.make(named: "test", validity: $0, keys: .recycling) }
        try await keeper.refresh(at: Date(timeIntervalSinceNow: -72 * 3_600))
        var configuration = Receiver.Configuration(
            name: "Bench", stateDirectory: "/nonexistent", developerRootDirectory: "/nonexistent", player: .clock)
        configuration.port = 0
        configuration.host = "127.0.0.1"
        let (listener, host) = try await ReceiverPorts.bind(
            configuration, certificates: keeper, group: MultiThreadedEventLoopGroup.singleton)
        let endpoint = CastEndpoint(host: host, port: listener.port)
        await #expect(throws: TransportError.self) {
            try await CastConnection.connect(
                to: endpoint, options: ConnectionOptions(), group: MultiThreadedEventLoopGroup.singleton)
        }
        var wakes = keeper.wakes.makeAsyncIterator()
        #expect(await wakes.next() != nil)
        try await keeper.refresh(at: Date())
        let connection = try await CastConnection.connect(
            to: endpoint, options: ConnectionOptions(), group: MultiThreadedEventLoopGroup.singleton)
        #expect(connection.peerCertificate == keeper.current?.certificate)
        connection.close()
        await listener.close()
    }

    @Test func aBrokenSenderEndsAloneAndOthersGoOn() async throws {
        try await withReceiver { _, ready in
            let good = try await connect(ready)
            let bad = try await connect(ready)
            defer { good.close() }
            for text in ["{", "[]", String(repeating: "[", count: 5_000)] {
                try bad.send(
                    CastMessage(from: "sender-0", to: "receiver-0", namespace: .connection, payload: .string(text)))
            }
            bad.close()
            let drain = Task { for await _ in good.messages {} }
            defer { drain.cancel() }
            try good.send(
                Envelope(requestID: 0, body: ConnectionMessage.connect(.init())), namespace: .connection,
                from: "sender-0", to: "receiver-0")
            let reply: Envelope<ReceiverReply> = try await good.request(
                ReceiverRequest.getStatus, namespace: .receiver, from: "sender-0", to: "receiver-0")
            #expect(reply.body.type == "RECEIVER_STATUS")
        }
    }
}
