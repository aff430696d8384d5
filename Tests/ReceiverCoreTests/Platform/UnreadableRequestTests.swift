import CastWire
import Testing

@testable import ReceiverCore

/// A request that is more than is read, or no JSON behind its id, is refused to who asked; one without an id is passed
/// over.
struct UnreadableRequestTests {
    private static let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)

    @Test func theDeviceRefusesWhatItCannotRead() {
        var bench = DeviceBench()
        bench.connect()
        let sent = bench.say(#"{"type":"LAUNCH","requestId":7,"appParams":\#(Self.deep)}"#, .receiver)
        #expect(sent.map(\.type) == ["INVALID_REQUEST"])
        #expect(sent.map(\.requestID) == [7])
        #expect(bench.say(#"{"type":"LAUNCH","appParams":\#(Self.deep)}"#, .receiver).isEmpty)
        #expect(bench.say(#"{"type":"GET_STATUS","requestId":8}"#, .receiver).map(\.requestID) == [8])
    }

    @Test func thePlayerRefusesWhatItCannotRead() {
        var bench = PlayerBench()
        let sent = bench.ask(#"{"type":"LOAD","requestId":7,"customData":\#(Self.deep)}"#)
        #expect(sent.map(\.type) == ["INVALID_REQUEST"])
        #expect(sent.map(\.requestID) == [7])
        #expect(bench.ask(#"{"type":"LOAD","customData":\#(Self.deep)}"#).isEmpty)
    }
}
