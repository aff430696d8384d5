import Testing

@testable import CastWire

@Suite("JSON as real peers write it")
struct JSONTests {
    private static func load(_ members: String) throws -> LoadRequest {
        let envelope = try Envelope<MediaRequest>(text: #"{"type":"LOAD","requestId":1,\#(members)}"#)
        guard case .load(let load) = envelope.body else {
            throw WireError(.malformedPayload, "not a LOAD")
        }
        return load
    }

    @Test func nullMeansAbsent() throws {
        let load = try Self.load(
            #""autoplay":null,"currentTime":null,"activeTrackIds":null,"media":{"contentId":"x","streamType":null}"#)
        #expect(load.autoplay == nil)
        #expect(load.currentTime == nil)
        #expect(load.activeTrackIDs == nil)
        #expect(load.media?.streamType == MediaInformation.StreamType.none)
        let volume = try Envelope<ReceiverRequest>(
            text: #"{"type":"SET_VOLUME","requestId":null,"volume":{"muted":null,"level":0.5}}"#)
        #expect(volume == Envelope(requestID: 0, body: .setVolume(VolumeChange(level: 0.5, muted: nil))))
    }

    @Test(arguments: [(#""false""#, false), (#""true""#, true), ("true", true), ("false", false)])
    func aBooleanMayBeAString(_ text: String, _ value: Bool) throws {
        #expect(try Self.load(#""autoplay":\#(text)"#).autoplay == value)
    }

    @Test func aMemberOfTheWrongTypeIsAsGoodAsAbsent() throws {
        let load = try Self.load(
            #""autoplay":"yes","currentTime":"5","sessionId":7,"media":[],"activeTrackIds":{},"customData":[1]"#)
        #expect(load == LoadRequest(media: nil, customData: [1]))
    }

    @Test func oneBrokenElementDoesNotTakeTheOthersAlong() throws {
        let load = try Self.load(
            #""activeTrackIds":[1,"2",null,3],"media":{"contentId":"x","tracks":[{"name":"no id"},{"trackId":2}]}"#)
        #expect(load.activeTrackIDs == [1, 3])
        #expect(load.media?.mediaTracks.map(\.identifier) == [2])
    }

    @Test func wholeNumbersMayHaveAFractionOfZero() throws {
        #expect(
            try Envelope<MediaRequest>(text: #"{"type":"PLAY","requestId":3.0,"mediaSessionId":1.0}"#)
                == Envelope(requestID: 3, body: .play(mediaSessionID: 1)))
    }

    @Test(arguments: ["1e400", "-1e400", "1e30", "99999999999999999999999", "1.5", #""1""#, "[]", "{}", "null", "true"])
    func anIdThatIsNoWholeNumberIsNone(_ number: String) throws {
        #expect(try Envelope<ReceiverRequest>(text: #"{"type":"GET_STATUS","requestId":\#(number)}"#).requestID == 0)
    }

    @Test(arguments: ["NaN", "Infinity", "-Infinity", "0x10", "+1", ".5"])
    func numbersThatJSONDoesNotHaveAreRefused(_ number: String) {
        #expect(throws: WireError.self) {
            try Envelope<ReceiverRequest>(text: #"{"type":"GET_STATUS","requestId":\#(number)}"#)
        }
    }

    @Test(arguments: [
        "", " ", "{", "}", "[]", "null", "7", #""PING""#, #"{"type":}"#, #"{"type":"PING""#,
        "{type:PING}",
        #"{"requestId":1}"#, #"{"type":7}"#, #"{"type":null}"#, #"{"type":{}}"#, "\u{0}", #"{"type":"\uD800"}"#,
    ])
    func whatIsNoMessageIsATypedError(_ text: String) {
        #expect { try Envelope<ReceiverRequest>(text: text) } throws: {
            ($0 as? WireError)?.code == .malformedPayload
        }
    }

    @Test(arguments: [("[", "]"), (#"{"a":"#, "}")])
    func nestingTenThousandDeepIsRefusedWithoutATrap(_ open: String, _ close: String) {
        let deep = String(repeating: open, count: 10_000) + "1" + String(repeating: close, count: 10_000)
        #expect(throws: WireError.self) {
            try Envelope<MediaRequest>(text: #"{"type":"LOAD","requestId":1,"customData":\#(deep)}"#)
        }
        let unclosed = String(repeating: open, count: 10_000)
        #expect(throws: WireError.self) {
            try Envelope<MediaRequest>(text: #"{"type":"LOAD","requestId":1,"customData":\#(unclosed)"#)
        }
    }

    @Test(arguments: [("[", "]"), (#"{"a":"#, "}")])
    func theDeepestNestingThatIsReadCanBeWrittenAgain(_ open: String, _ close: String) throws {
        let deep = String(repeating: open, count: 31) + "1" + String(repeating: close, count: 31)
        let envelope = try Envelope<MediaRequest>(text: #"{"type":"LOAD","requestId":1,"customData":\#(deep)}"#)
        #expect(try Envelope<MediaRequest>(text: envelope.text()) == envelope)
    }

    @Test func anyValueSurvivesARoundTrip() throws {
        let value: JSONValue = [
            "null": nil, "yes": true, "no": false, "whole": 7, "negative": -3, "fraction": 0.25,
            "text": "a/\"\\ü\u{1F600}",
            "list": [1, "two", [], [:]], "big": 1e300,
        ]
        let text = try JSONPayload.encode(value)
        #expect(try JSONPayload.decode(JSONValue.self, from: text) == value)
        #expect(text.contains(#""whole":7"#))
        #expect(!text.contains(#"\/"#))
    }

    @Test func numbersThatAreNoneAreWrittenAsNull() throws {
        #expect(try JSONPayload.encode([JSONValue.number(.nan), .number(.infinity)]) == "[null,null]")
    }

    @Test func valuesAreReadByTheirKind() {
        let value: JSONValue = ["text": "x", "whole": 3, "fraction": 2.5, "flag": true]
        #expect(value["text"]?.stringValue == "x")
        #expect(value["whole"]?.intValue == 3)
        #expect(value["fraction"]?.intValue == nil)
        #expect(value["fraction"]?.doubleValue == 2.5)
        #expect(value["flag"]?.boolValue == true)
        #expect(value["none"] == nil)
        #expect(JSONValue.number(1e30).intValue == nil)
        #expect(JSONValue.string("x")["text"] == nil)
    }
}
