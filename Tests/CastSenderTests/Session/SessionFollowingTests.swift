import CastTransport
import CastWire
import SenderFakes
import SenderScripts
import Testing

@testable import CastSender

/// Moves that a device tells of: anybody in the network may have made it tell.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SessionFollowingTests {
    private nonisolated static func move(
        to id: String = "2", session: String = "S5", address: String? = "127.0.0.66", of moved: String = "S1"
    ) throws -> CastMessage {
        let destination = SessionMove.Destination(
            deviceID: id, name: "Kitchen", address: address, port: 6666, sessionID: session)
        return Script.message(try SessionMove(sessionID: moved, destination: destination).text(), .multizone)
    }

    /// Where discovery has the kitchen.
    private nonisolated static var kitchen: Device {
        var device = Device.fake("Kitchen", id: "2")
        (device.networkAddresses, device.servicePort) = (["127.0.0.5"], 9009)
        return device
    }

    private func bench(knowing known: [Device] = [kitchen]) async throws -> (ReconnectionBench, CastSession, FakeReceiver)
    {
        let bench = ReconnectionBench()
        let (session, source) = try await bench.connect()
        for device in known { bench.browser.tell(.found(device)) }
        await until { bench.context.discoveryManager.deviceCount == known.count }
        return (bench, session, source)
    }

    /// Lets the clock go on, second by second, at most for a minute.
    private func pass(_ bench: ReconnectionBench, until isOver: () -> Bool) async {
        for _ in 0..<60 where !isOver() {
            bench.time.advance(by: .seconds(1))
            for _ in 0..<50 where !isOver() { await Task.yield() }
        }
        #expect(isOver())
    }

    /// It still controls the device that it was with, over the connection that it had.
    private func expectUndisturbed(_ session: CastSession, _ source: FakeReceiver, _ bench: ReconnectionBench) async throws
    {
        try await session.setDeviceVolume(0.1).value
        try await #require(session.remoteMediaClient).pause().value
        #expect(session.connectionState == .connected && session.device == .tv && !source.isClosed)
        #expect(bench.log.life == ["willStart current=false", "didStart current=true"])
    }

    // S0-48
    @Test func aMoveThatSomebodyElseMadeIsFollowedWithoutACallToWhereDiscoveryHasTheDevice() async throws {
        let (bench, session, source) = try await bench()
        let destination = FakeReceiver.running(Script.movedApplication, media: Script.movedMedia)
        bench.connector.add(destination)
        let events = bench.manager.events
        source.say(try Self.move())
        source.say(Script.receiverStatus())
        await bench.waitForResumption(events)
        #expect(
            bench.log.life.suffix(4) == [
                "didSuspend 0 disconnected", "device Kitchen 127.0.0.5", "willResume connecting",
                "didResume Kitchen connected",
            ])
        #expect(session.device.deviceID == "2" && bench.connector.dialled.last?.servicePort == 9009)
        #expect(session.sessionID == "S1")
        await until { session.remoteMediaClient?.mediaStatus?.streamPosition == 30 }
        #expect(destination.sentJSON("LAUNCH").isEmpty && source.sentJSON("STOP").isEmpty)
        try await #require(session.remoteMediaClient).pause().value
        #expect(destination.sentJSON("PAUSE").count == 1)
    }

    @Test func theOldConnectionIsKeptUntilTheNewDeviceHasProvenItselfAndTheApplicationHasGone() async throws {
        let (bench, session, source) = try await bench()
        let destination = FakeReceiver.running(Script.movedApplication, media: Script.movedMedia)
        bench.connector.add(destination)
        source.say(try Self.move())
        await until { destination.sentTypes.count == 5 }
        try await expectUndisturbed(session, source, bench)
        let events = bench.manager.events
        source.say(Script.receiverStatus())
        await bench.waitForResumption(events)
        #expect(session.device.friendlyName == "Kitchen")
    }

    @Test func aMoveThatDoesNotTakePlaceLeavesTheSessionAsItWas() async throws {
        let (bench, session, source) = try await bench()
        let destination = FakeReceiver.running(Script.movedApplication, media: Script.movedMedia)
        bench.connector.add(destination)
        source.say(try Self.move())
        await until { destination.sentTypes.count == 5 }
        await pass(bench) { session.followings.isEmpty }
        #expect(destination.isClosed)
        try await expectUndisturbed(session, source, bench)
        #expect(session.followings.isEmpty)
    }

    @Test func aMoveToADeviceThatDiscoveryDoesNotKnowIsNotDialled() async throws {
        let (bench, session, source) = try await bench(knowing: [])
        source.say(try Self.move(to: "9"))
        await until { session.followings.count == 1 }
        await pass(bench) { session.followings.isEmpty }
        #expect(bench.connector.dialled.count == 1)
        try await expectUndisturbed(session, source, bench)
    }

    @Test(arguments: [
        ("0001", "S5"), ("00-01", "S1"), ("", "S5"), ("2", ""), (String(repeating: "a", count: 200), "S5"),
        ("2", String(repeating: "s", count: 60_000)),
    ])
    func aMoveToTheDeviceItselfOrToNoneIsPassedOver(id: String, application: String) async throws {
        let (bench, session, source) = try await bench()
        source.say(try Self.move(to: id, session: application))
        source.say(try Self.move(of: "S8"))
        try await expectUndisturbed(session, source, bench)
        #expect(session.followings.isEmpty && bench.connector.dialled.count == 1)
    }

    @Test func anImpostorInPlaceOfTheDestinationDisturbsNobody() async throws {
        let (bench, session, source) = try await bench()
        let impostor = FakeReceiver.running(ReconnectionBench.restarted)
        bench.connector.add(impostor)
        source.say(try Self.move())
        await until { impostor.isClosed }
        #expect(impostor.sentJSON("LAUNCH").isEmpty)
        try await expectUndisturbed(session, source, bench)
    }

    @Test func aThousandMovesAreLookedIntoFewTimes() async throws {
        let (bench, session, source) = try await bench()
        for index in 0..<1000 { source.say(try Self.move(session: "S\(index + 10)")) }
        try await expectUndisturbed(session, source, bench)
        await until { session.followings.isEmpty }
        #expect((2...1 + MoveGate.limit).contains(bench.connector.dialled.count))
        for _ in 0..<30 {
            source.say(try Self.move())
            bench.time.advance(by: .seconds(1))
        }
        try await expectUndisturbed(session, source, bench)
        await until { session.followings.isEmpty }
        #expect((2...1 + 2 * MoveGate.limit).contains(bench.connector.dialled.count))
    }

    @Test func anApplicationThatGoesWhileItsDestinationIsNotFoundEndsTheSessionAsItWouldHave() async throws {
        let (bench, session, source) = try await bench(knowing: [])
        let events = bench.manager.events
        source.say(try Self.move(to: "9"))
        source.say(Script.receiverStatus())
        await until { session.suspended }
        await pass(bench) { session.followings.isEmpty }
        let error = await bench.waitForEnd(events)
        #expect(error == .applicationEnded)
        #expect(bench.manager.currentSession == nil && bench.connector.dialled.count == 1)
    }

    @Test func aSessionThatIsLeftWhileItWaitsForItsDestinationEnds() async throws {
        let (bench, session, source) = try await bench(knowing: [])
        source.say(try Self.move(to: "9"))
        source.say(Script.receiverStatus())
        await until { session.suspended }
        try await bench.manager.disconnect()
        #expect(session.followings.isEmpty && bench.manager.currentSession == nil)
    }

    /// A session with whatever runs, as `marquee watch` has one: the client that its listeners know goes along.
    @Test func aSessionWithWhateverRunsGoesAfterItToo() async throws {
        let bench = ReconnectionBench()
        let source = FakeReceiver.running(media: Script.playing)
        bench.connector.add(source)
        let session = try await bench.manager.connect(to: .tv, options: .joinOnly)
        let client = try #require(session.remoteMediaClient)
        bench.browser.tell(.found(Self.kitchen))
        await until { bench.context.discoveryManager.deviceCount == 1 }
        bench.connector.add(FakeReceiver.running(Script.movedApplication, media: Script.movedMedia))
        let events = bench.manager.events
        source.say(try Self.move())
        source.say(Script.receiverStatus())
        await bench.waitForResumption(events)
        #expect(session.remoteMediaClient === client && client.connected)
        await until { client.mediaStatus?.streamPosition == 30 }
        #expect(session.device.friendlyName == "Kitchen")
    }

    @Test func aSessionWithWhateverRunsGoesOnAtTheSourceWhereTheDestinationIsNotFound() async throws {
        let bench = ReconnectionBench()
        let source = FakeReceiver.running(media: Script.playing)
        bench.connector.add(source)
        let session = try await bench.manager.connect(to: .tv, options: .joinOnly)
        bench.connector.add(FakeReceiver())
        let events = bench.manager.events
        source.say(try Self.move(to: "9"))
        source.say(Script.receiverStatus())
        await until { session.suspended }
        await pass(bench) { session.followings.isEmpty }
        await bench.waitForResumption(events)
        #expect(session.device == .tv && session.applicationMetadata == nil)
    }

    @Test func messagesInTheWrongFormAreNoMoves() async throws {
        let (bench, session, source) = try await bench()
        for text in [
            "{}", #"{"type":"PLAYBACK_SESSION_UPDATED"}"#, #"{"type":"PLAYBACK_SESSION_UPDATED","playbackSession":7}"#,
        ] {
            source.say(Script.message(text, .multizone))
        }
        try await expectUndisturbed(session, source, bench)
    }
}
