import Testing

@testable import CastWire

@Suite struct SessionTransferMessageTests {
    @Test func theStateIsHandedOnAsItIs() throws {
        let state: JSONValue = ["loadRequestData": ["currentTime": 12.5], "customData": ["own": [1, 2]]]
        let answer = Envelope(requestID: 7, body: SessionTransferMessage.sessionState(state))
        let read = try Envelope<SessionTransferMessage>(text: try answer.text())
        #expect(read == answer)
        let resume = try Envelope(requestID: 8, body: SessionTransferMessage.resumeSession(sessionState: state)).text()
        let json = try JSONPayload.decode(JSONValue.self, from: resume)
        #expect(json["type"] == "RESUME_SESSION" && json["requestId"] == 8 && json["sessionState"] == state)
        let store = try Envelope<SessionTransferMessage>(text: #"{"type":"STORE_SESSION","requestId":3}"#)
        #expect(store.body == .storeSession)
        #expect(try Envelope<SessionTransferMessage>(text: #"{"type":"SESSION_STATE"}"#).body == .sessionState(.null))
    }

    @Test func aMoveNamesTheSessionAndWhereItWent() throws {
        let move = SessionMove(
            sessionID: "S1",
            destination: .init(deviceID: "ab", name: "Kitchen", address: "127.0.0.1", port: 8010, sessionID: "S2"))
        #expect(SessionMove(text: try move.text()) == move)
        let text = try move.text()
        let changes = [
            ("TRANSFERRED", "PLAYING"), ("PLAYBACK_SESSION_UPDATED", "OTHER"), ("\"port\":8010", "\"port\":\"x\""),
        ]
        for (old, new) in changes {
            #expect(SessionMove(text: text.replacing(old, with: new)) == nil)
        }
    }
}
