import CastTransport
import CastWire
import SenderFakes
import SenderScripts
import Testing

@testable import CastSender

/// Sessions that move from one device to another.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SessionTransferTests {
    // S0-48, S0-49
    @Test func theSameSessionGoesOnAtTheOtherDevice() async throws {
        let bench = ReconnectionBench()
        let (session, a) = try await bench.connect()
        a.handsOver()
        let client = try #require(session.remoteMediaClient)
        let cast = CastLog()
        bench.manager.addListener(cast)
        let b = FakeReceiver.takingOver()
        bench.connector.add(b)
        try await session.transfer(to: .fake("Kitchen", id: "2")).value
        #expect(
            bench.log.life.suffix(4) == [
                "didSuspend 0 disconnected", "device Kitchen 127.0.0.1", "willResume connecting",
                "didResume Kitchen connected",
            ])
        #expect(cast.lines == ["didSuspend TV S1", "willResume Kitchen S1", "didResume Kitchen S1"])
        #expect(bench.manager.currentSession === session && session.remoteMediaClient === client)
        #expect(session.sessionID == "S1")
        #expect(b.sentJSON("RESUME_SESSION").first?["sessionState"]?["loadRequestData"]?["currentTime"] == 30)
        #expect(b.sentJSON("RESUME_SESSION").first?["sessionState"]?["customData"]?["a"] == 1)
        #expect(client.mediaStatus?.streamPosition == 30 && client.mediaStatus?.activeTrackIDs == [2])
        // The stream's volume did not come along with the state, so it is set: 1, as it was at the source.
        #expect(b.sentJSON("SET_VOLUME").map { $0["volume"] } == [["level": 1]])
        // The source is told where it went, then stopped.
        let told = try #require(a.sentJSON("PLAYBACK_SESSION_UPDATED").first?["playbackSession"])
        #expect(told["sessionId"] == "S1" && told["destination"]?["sessionId"] == "S5")
        #expect(a.sentJSON("STOP").first?["sessionId"] == "S1")
        await until { a.isClosed }
        try await client.pause().value
        #expect(b.sentJSON("PAUSE").count == 1 && a.sentJSON("PAUSE").isEmpty)
        try await bench.manager.disconnect(stopCasting: true)
        #expect(b.sentJSON("STOP").first?["sessionId"] == "S5")
    }

    /// A process that moves what plays and ends at once would take the order to stop with it otherwise.
    @Test func aMoveIsOverOnceTheSourceHasStoppedToo() async throws {
        let bench = ReconnectionBench()
        let (session, a) = try await bench.connect()
        a.handsOver()
        a.answer("STOP", nil)
        bench.connector.add(.takingOver())
        let request = session.transfer(to: .fake("Kitchen", id: "2"))
        await until { session.device.friendlyName == "Kitchen" && session.connectionState == .connected }
        #expect(a.sentJSON("STOP").count == 1)
        try await #require(session.remoteMediaClient).pause().value
        #expect(request.inProgress, "what was asked later is done already")
        a.say(Script.receiverStatus())
        try await request.value
        #expect(a.isClosed)
    }

    @Test func aSourceThatNeverSaysThatItStoppedHoldsNobodyUpForLong() async throws {
        let bench = ReconnectionBench()
        let (session, a) = try await bench.connect()
        a.handsOver()
        a.answer("STOP", nil)
        bench.connector.add(.takingOver())
        let request = session.transfer(to: .fake("Kitchen", id: "2"))
        await until { session.device.friendlyName == "Kitchen" && session.connectionState == .connected }
        bench.time.advance(by: .seconds(10))
        try await request.value
        #expect(a.isClosed && session.connectionState == .connected)
    }

    @Test func whereAnythingFailsTheSourceGoesOn() async throws {
        let bench = ReconnectionBench()
        let (session, a) = try await bench.connect()
        a.answer("STORE_SESSION") { _, json in [Script.media("INVALID_REQUEST", id: json["requestId"]?.intValue ?? 0)] }
        do throws(CastError) {
            try await session.transfer(to: .fake("Kitchen", id: "2")).value
            Issue.record("moved without a state")
        } catch {
            #expect(error.code == .unsupportedFeature)
        }
        #expect(bench.connector.dialled.count == 1, "nothing was begun elsewhere")
        a.handsOver()
        await #expect(throws: CastError.self) { try await session.transfer(to: .fake("Away", id: "3")).value }
        let b = FakeReceiver.takingOver()
        b.answer("RESUME_SESSION") { _, json in [Script.media("LOAD_FAILED", id: json["requestId"]?.intValue ?? 0)] }
        bench.connector.add(b)
        await #expect(throws: CastError.self) { try await session.transfer(to: .fake("Kitchen", id: "2")).value }
        #expect(b.sentJSON("STOP").first?["sessionId"] == "S5", "what was launched for it is stopped")
        #expect(session.connectionState == .connected && session.device == .tv && !a.isClosed)
        #expect(bench.log.life == ["willStart current=false", "didStart current=true"])
        #expect(a.sentJSON("STOP").isEmpty)
    }

    @Test func oneMoveAtATimeAndOnlyOfWhatPlays() async throws {
        let bench = ReconnectionBench()
        let (session, a) = try await bench.connect()
        a.handsOver()
        bench.connector.hang(true)
        let first = session.transfer(to: .fake("Kitchen", id: "2"))
        await #expect(throws: CastError.transferInProgress) {
            try await session.transfer(to: .fake("Kitchen", id: "2")).value
        }
        await until { bench.connector.dialled.count == 2 }
        first.cancel()
        await until { session.transfer == nil }
        #expect(session.connectionState == .connected)
        a.say(Script.mediaStatus())
        await until { session.remoteMediaClient?.mediaStatus == nil }
        await #expect(throws: CastError.noMedia) { try await session.transfer(to: .fake("Kitchen", id: "2")).value }
    }
}
