import CastWire
import SenderFakes
import SenderScripts
import Testing

@testable import CastSender

/// `CastSession.stopApplication(sessionID:)`: what it sends, and what becomes of the session.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct StopApplicationTests {
    @Test func itsOwnApplicationIsStoppedAndTheSessionEndsWithoutAnError() async throws {
        let bench = ReconnectionBench()
        let (session, receiver) = try await bench.connect()
        try await session.stopApplication(sessionID: try #require(session.sessionID)).value
        await until { bench.manager.currentSession == nil }
        #expect(receiver.sentJSON("STOP").map { $0["sessionId"]?.stringValue } == ["S1"])
        #expect(bench.log.life.last == "didEnd 0 current=false")
    }

    @Test func anIDOfAnotherGoesOutAsItIsAndTheSessionGoesOn() async throws {
        let bench = ReconnectionBench()
        let (session, receiver) = try await bench.connect()
        receiver.answer("STOP") { _, json in
            let id = json["requestId"]?.intValue ?? 0
            return [
                Script.message(
                    #"{"type":"INVALID_REQUEST","requestId":\#(id),"reason":"INVALID_SESSION_ID"}"#, .receiver)
            ]
        }
        let error = await #expect(throws: CastError.self) {
            try await session.stopApplication(sessionID: "S9").value
        }
        #expect(error?.code == .invalidApplicationSessionID)
        #expect(receiver.sentJSON("STOP").map { $0["sessionId"]?.stringValue } == ["S9"])
        #expect(bench.manager.currentSession === session && session.connectionState == .connected)
    }
}
