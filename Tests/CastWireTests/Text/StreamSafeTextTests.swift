import Testing
import X509

@testable import CastWire

@Suite("Text that can be compared")
struct StreamSafeTextTests {
    static func marked(_ count: Int, _ letter: String = "a") -> String {
        letter + String(repeating: "\u{301}", count: (count + 1) / 2) + String(repeating: "\u{316}", count: count / 2)
    }

    @Test func aLetterHasThirtyMarksAtMost() {
        #expect(Self.marked(30).isStreamSafe)
        #expect(!Self.marked(31).isStreamSafe)
        #expect(!Self.marked(32_000).isStreamSafe)
        #expect(!(String(repeating: "x", count: 60_000) + Self.marked(31)).isStreamSafe)
        #expect(String(repeating: Self.marked(30), count: 1_000).isStreamSafe, "each letter has its own")
        #expect(!Self.marked(32, "").isStreamSafe, "marks that stand on nothing")
        #expect(!(String(repeating: "\u{1E8D0}", count: 31)).isStreamSafe, "of four bytes each")
    }

    @Test(arguments: [
        "", "plain", "Trần Hưng Đạo", "Tra\u{302}\u{300}n", "בְּרֵאשִׁית", "བོད་སྐད", "ภาษาไทย",
        "हिन्दी", "한국어", "日本語", "👩‍👩‍👧‍👦",
        String(repeating: "é", count: 1_000), String(repeating: "e\u{301}", count: 1_000),
        String(repeating: "👨\u{200D}", count: 1_000), String(repeating: "\u{FE0F}", count: 1_000),
    ])
    func whatPeopleWriteIsLeftAsItIs(_ text: String) {
        #expect(text.isStreamSafe)
        #expect(Array(text.streamSafe.utf8) == Array(text.utf8))
    }

    @Test func marksThatAreTooManyAreTakenAway() {
        let text = "x" + Self.marked(32_000) + "y" + Self.marked(3)
        #expect(Array(text.streamSafe.unicodeScalars) == Array(
            ("xa" + String(repeating: "\u{301}", count: 30) + "y" + Self.marked(3)).unicodeScalars))
    }

    @Test(arguments: [
        ("plain", 3, "pla"), ("plain", 9, "plain"), ("aé€😀", 2, "a"), ("aé€😀", 3, "aé"), ("aé€😀", 9, "aé€"),
    ])
    func aBeginningIsCutBetweenCharacters(_ text: String, _ limit: Int, _ beginning: String) {
        #expect(text.held(toBytes: limit) == beginning)
        #expect(Self.marked(32_000).held(toBytes: limit).utf8.count <= limit)
    }

    @Test func aCertificatesNameIsOneOfBytesFirst() throws {
        let name = try DistinguishedName { CommonName(Self.marked(8_000)) }
        #expect((1...256).contains(DeviceCertificate.commonName(in: name).utf8.count))
    }
}

/// One letter and its marks, 64 kB of them, took the receiver most of a second for each comparison.
@Suite("Marks in messages")
struct MarkedMessageTests {
    private static let marks = StreamSafeTextTests.marked(31)
    private static let longest = StreamSafeTextTests.marked(32_000)
    private static let escaped = "a" + String(repeating: #"\u0301"#, count: 31)
    private static let mixed = "a" + String(repeating: #"\u0301"#, count: 15) + String(repeating: "\u{316}", count: 16)
    static let texts = [marks, longest, escaped, mixed]

    private func json(_ text: String) -> JSONValue? { try? JSONPayload.decode(JSONValue.self, from: text) }

    @Test(arguments: texts)
    func suchATypeIsNone(_ text: String) {
        #expect(throws: WireError.self) { try Envelope<MediaRequest>(text: #"{"type":"\#(text)","requestId":1}"#) }
        #expect(throws: WireError.self) { try Envelope<ReceiverReply>(text: #"{"type":"\#(text)","requestId":1}"#) }
    }

    @Test(arguments: texts)
    func suchAValueIsAbsentAndTheRestIsRead(_ text: String) throws {
        let launch = try Envelope<ReceiverRequest>(
            text: #"{"type":"LAUNCH","appId":"\#(text)","language":"de","requestId":7}"#)
        #expect(launch == .init(requestID: 7, body: .launch(LaunchRequest(appID: "", language: "de"))))
        let play = try Envelope<MediaRequest>(
            text: #"{"type":"PLAY","mediaSessionId":1,"customData":{"x":["\#(text)"]},"requestId":7}"#)
        #expect(play == .init(requestID: 7, body: .play(mediaSessionID: 1)))
    }

    @Test(arguments: texts)
    func suchANameMakesTheTextUnreadable(_ text: String) {
        for text in [#"{"requestId":7,"\#(text)":1}"#, #"{"requestId":7,"customData":{"\#(text)":1}}"#] {
            let error = #expect(throws: WireError.self) { try JSONPayload.decode(JSONValue.self, from: text) }
            #expect(error.flatMap(JSONPayload.requestID) == 7)
        }
    }

    @Test func marksAreCountedAsTheCharactersThatTheyStandFor() {
        #expect(json(#""\#(StreamSafeTextTests.marked(30))""#) != nil)
        #expect(json(#""a\#(String(repeating: #"\u0301"#, count: 30))""#) != nil)
        #expect(json(#""\#(StreamSafeTextTests.marked(30))\n\#(StreamSafeTextTests.marked(30, ""))""#) != nil)
        #expect(json(#""\#(StreamSafeTextTests.marked(30))\u00e9\#(StreamSafeTextTests.marked(30, ""))""#) != nil)
        #expect(json(#""\#(StreamSafeTextTests.marked(30))\u0316""#) == nil)
        #expect(json(#""a\#(String(repeating: #"\ud834\udd65"#, count: 31))""#) == nil, "marks beyond 16 bits")
        #expect(json(#""\#(StreamSafeTextTests.marked(30))é\#(StreamSafeTextTests.marked(30))""#) != nil)
    }

    /// Whatever the reader gives may be compared: it agrees with the function that all others ask.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func theReaderGivesWhatIsStreamSafeAndNothingElse(seed: UInt64) {
        var random = RandomJSON.Generator(state: seed)
        let parts = ["a", "é", "€", "😀", "\u{301}", "\u{316}", "\u{0F71}", "\u{3099}", "\u{1D165}", "\u{200D}"]
        for _ in 0..<50 {
            let chance = Double.random(in: 0.8...1, using: &random)
            var (text, written) = ("", "")
            for _ in 0..<200 {
                let isMark = Double.random(in: 0...1, using: &random) < chance
                let place = Int.random(in: 0...4, using: &random)
                let part = parts[isMark ? place + 4 : [0, 1, 2, 3, 9][place]]
                text += part
                written += Bool.random(using: &random) ? part : part.utf16.map { unit in
                    #"\u"# + String(repeating: "0", count: 4 - String(unit, radix: 16).count) + String(unit, radix: 16)
                }.joined()
            }
            #expect((json("\"\(written)\"") != nil) == text.isStreamSafe)
        }
    }
}
