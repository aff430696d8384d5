import CastWire
import Testing

@testable import CastStreaming

@Suite("Offers")
struct OfferTests {
    private typealias Vectors = OfferVectors

    /// A member of one of the two streams, and what stands in its place: nil for nothing.
    struct Fault: Sendable, CustomTestStringConvertible {
        var kind: StreamKind
        var member: String
        var value: JSONValue?

        var testDescription: String { "\(kind.rawValue) \(member): \(value.map { "\($0)" } ?? "missing")" }

        func text() throws -> String {
            var audio = OfferVectors.audioMembers
            var video = OfferVectors.videoMembers
            if kind == .audio { audio[member] = value } else { video[member] = value }
            return try OfferVectors.text(audio: audio, video: video)
        }
    }

    private static func both(_ member: String, _ values: [JSONValue?]) -> [Fault] {
        StreamKind.allCases.flatMap { kind in values.map { Fault(kind: kind, member: member, value: $0) } }
    }

    private static let shortHex: JSONValue = "cbb5c717057aaffe82fcc393fd5e998"
    private static let malformed: [Fault] =
        both("type", [nil, 7, .null])
        + both("codecName", [nil, 7, []])
        + both("index", [nil, -1, 1.5, "x", .null, .number(1e300), .number(2_147_483_648)])
        + both("ssrc", [nil, -1, .number(4_294_967_296), 0.5, "x"])
        + both("rtpPayloadType", [nil, 33, 95, 105, 126, 128, -1, 352, "x"])
        + both("timeBase", [nil, 90_000, "90000", "1/0", "1/", "1/-48000", "2/90000", "1/1000000", "1/15999", "1/x"])
        + both("aesKey", [nil, "", shortHex, "zbb5c717057aaffe82fcc393fd5e9984", 5])
        + both("aesKey", ["cbb5c717057aaffe82fcc393fd5e99841", "cbb5c717-057aaffe82fcc393fd5e9984"])
        + both("aesIvMask", [nil, "", shortHex, "24c47ace740a60a86feadc46445da5d ", 5])
        + both("channels", [0, -1, 256, 100_000])
        + both("receiverRtcpDscp", [-1, 64, 46, nil])
        + both("codecParameter", ["hev2.1", "x"])
        + [
            Fault(kind: .audio, member: "bitRate", value: nil), Fault(kind: .audio, member: "bitRate", value: -1),
            Fault(kind: .audio, member: "bitRate", value: "x"), Fault(kind: .video, member: "maxBitRate", value: 0),
            Fault(kind: .video, member: "maxBitRate", value: -5), Fault(kind: .audio, member: "index", value: 1),
        ]

    @Test func theOneThatWasSeen() throws {
        #expect(try Vectors.offer(Vectors.text()) == Vectors.offer)
    }

    @Test func whatIsWrittenIsReadAgain() throws {
        var offer = Vectors.offer
        offer.streams[1].extensions = [OfferedStream.adaptivePlayoutDelay]
        offer.streams[1].maximumFrameRate = FrameRate(30_000, 1_001)
        offer.streams[1].codec = .av1
        offer.streams[1].codecParameter = "av01.0.08M.08"
        offer.streams[1].errorRecoveryMode = "intra_mb_refresh"
        offer.streams[1].targetDelay = .milliseconds(100)
        let message = CastStreamingMessage.offer(sequenceNumber: 7, offer)
        #expect(try CastStreamingMessage(text: message.text()) == message)
    }

    /// What receivers insist on, or are known to look for, is in the text.
    @Test func allThatWasSeenIsWritten() throws {
        let text = try CastStreamingMessage.offer(sequenceNumber: 1, Vectors.offer).text()
        let written = try JSONPayload.decode(JSONValue.self, from: text)
        #expect(written["type"] == "OFFER" && written["seqNum"] == 1)
        #expect(written["offer"]?["castMode"] == "mirroring")
        guard case .array(let streams) = written["offer"]?["supportedStreams"] else {
            Issue.record("no streams")
            return
        }
        #expect(streams == [.object(Vectors.audioMembers), .object(Vectors.videoMembers)])
    }

    @Test(arguments: malformed)
    func aMandatoryMemberThatIsMissingOrAbsurdRefusesAllOfIt(fault: Fault) throws {
        #expect(try Vectors.fault(fault.text()) == .malformedOffer)
    }

    @Test func whatMayBeMissingHasItsDefault() throws {
        var audio = Vectors.audioMembers
        var video = Vectors.videoMembers
        for member in ["targetDelay", "rtpProfile", "receiverRtcpDscp", "receiverRtcpEventLog", "channels"] {
            audio[member] = nil
            video[member] = nil
        }
        for member in ["maxBitRate", "maxFrameRate", "resolutions", "errorRecoveryMode"] { video[member] = nil }
        let text = try Vectors.text([.object(audio), .object(video)], mode: .null)
        let offer = try #require(try Vectors.offer(text))
        #expect(offer.mode == .mirroring)
        #expect(offer.streams.map(\.targetDelay) == [.milliseconds(400), .milliseconds(400)])
        #expect(offer.streams.map(\.channels) == [2, 1])
        #expect(offer.streams.map(\.dscp) == [nil, nil])
        #expect(offer.streams.map(\.wantsEventLog) == [false, false])
        #expect(offer.streams[1].bitrate == 4 << 20)
        #expect(offer.streams[1].maximumFrameRate == FrameRate(30))
        #expect(offer.streams[1].resolutions == [])
    }

    @Test(arguments: [0, -1, 5_001, "400", 0.5] as [JSONValue])
    func aDelayOutsideItsRangeIsTheUsualOne(delay: JSONValue) throws {
        var video = Vectors.videoMembers
        video["targetDelay"] = delay
        #expect(try Vectors.offer(Vectors.text(video: video))?.streams[1].targetDelay == .milliseconds(400))
        video["targetDelay"] = 5_000
        #expect(try Vectors.offer(Vectors.text(video: video))?.streams[1].targetDelay == .seconds(5))
    }

    @Test func upperCaseHexAndNumbersAtTheirEndsAreFine() throws {
        var audio = Vectors.audioMembers
        audio["aesKey"] = "CBB5C717057AAFFE82FCC393FD5E9984"
        audio["ssrc"] = .number(4_294_967_295)
        audio["codecName"] = "OPUS"
        let text = try Vectors.text(audio: audio)
        var expected = Vectors.offer
        expected.streams[0].identity.ssrc = .max
        #expect(try Vectors.offer(text) == expected)
    }

    @Test(arguments: ["REMOTE_VIDEO", "h266", "", "opus"])
    func aCodecWithoutANameHereIsDropped(name: String) throws {
        var video = Vectors.videoMembers
        video["codecName"] = .string(name)
        // A newer codec may have a newer payload type.
        video["rtpPayloadType"] = 105
        #expect(try Vectors.offer(Vectors.text(video: video))?.streams == [Vectors.audio])
    }

    @Test func aStreamOfAnotherKindIsDropped() throws {
        let text = try Vectors.text([["type": "smell_source"], .object(Vectors.videoMembers)])
        #expect(try Vectors.offer(text)?.streams == [Vectors.video])
    }

    @Test(arguments: [.null, "x", 5, [], ["supportedStreams": "x"], ["supportedStreams": [5]], [:]] as [JSONValue])
    func aBodyThatIsNoOfferIsRefused(body: JSONValue) throws {
        let text = try JSONPayload.encode(JSONValue.object(["type": "OFFER", "seqNum": 0, "offer": body]))
        #expect(try Vectors.fault(text) == .malformedOffer)
    }

    @Test(
        arguments: [("MIRRORING", .mirroring), ("Mirroring", .mirroring), ("", .mirroring), ("Remoting", .remoting)]
            as [(String, Offer.Mode)])
    func aModeIsReadInAnyCase(name: String, mode: Offer.Mode) throws {
        let text = try Vectors.text([.object(Vectors.videoMembers)], mode: .string(name))
        #expect(try Vectors.offer(text)?.mode == mode)
    }

    /// It would wait for pictures that never come, or come as something else.
    @Test(arguments: ["streaming", "mirroring ", "mirroring,remoting", 1, true, [], [:]] as [JSONValue])
    func aModeThatIsNotKnownIsNoMirroring(mode: JSONValue) throws {
        let text = try Vectors.text([.object(Vectors.videoMembers)], mode: mode)
        guard case .malformedOffer(1, let error) = try Vectors.read(text) else {
            Issue.record("taken: \(text)")
            return
        }
        #expect(error.code == .malformedOffer)
        #expect(error.description.contains("castMode") && error.description.contains("\"mirroring\""))
    }

    @Test func withoutAModeItIsMirroring() throws {
        let body: JSONValue = ["supportedStreams": [.object(Vectors.videoMembers)]]
        let text = try JSONPayload.encode(JSONValue.object(["type": "OFFER", "seqNum": 1, "offer": body]))
        #expect(try Vectors.offer(text)?.mode == .mirroring)
    }

    @Test(arguments: [.null, -1, "x", 0.5] as [JSONValue])
    func withoutANumberNobodyCanAnswer(number: JSONValue) throws {
        let text = try Vectors.text([], seqNum: number)
        #expect(try Vectors.read(text) == .unknown(type: "OFFER"))
    }

    @Test func aTypeIsReadInAnyCaseAndOthersAreKept() throws {
        #expect(try Vectors.read(#"{"type":"get_capabilities","seqNum":3}"#) == .getCapabilities(sequenceNumber: 3))
        #expect(try Vectors.read(#"{"type":"PRESENTATION","seqNum":3}"#) == .unknown(type: "PRESENTATION"))
        #expect(try Vectors.read(#"{"seqNum":3}"#) == .unknown(type: ""))
        #expect(throws: WireError.self) { try Vectors.read("[]") }
        #expect(throws: WireError.self) { try Vectors.read("{") }
    }

    @Test(
        arguments: [
            ("30", 30.0), ("30000/1001", 30_000.0 / 1_001), ("60/2", 30.0), ("0", nil), ("-30", nil), ("30/0", nil),
            ("30/-1", nil), ("", nil), ("a", nil), ("1/2/3", nil), ("9999999999", nil), ("/30", nil),
        ] as [(String, Double?)])
    func rates(text: String, rate: Double?) {
        #expect(FrameRate(text: text)?.perSecond == rate)
    }

    @Test func aRateAsANumberBecomesTheFractionOfTelevision() {
        #expect(FrameRate(29.97) == FrameRate(30_000, 1_001))
        #expect(FrameRate(23.976) == FrameRate(24_000, 1_001))
        #expect(FrameRate(60.0) == FrameRate(60))
        #expect(FrameRate(12.5) == FrameRate(12_500, 1_000))
        #expect(FrameRate(Double.nan) == nil)
        #expect(FrameRate(-1.0) == nil)
        #expect(FrameRate(1e9) == nil)
    }

    @Test func identitiesAreDrawnFromTheGeneratorAndByKind() {
        var generator = SystemRandomNumberGenerator()
        let audio = (0..<200).map { _ in StreamIdentity(for: .audio, using: &generator) }
        let video = (0..<200).map { _ in StreamIdentity(for: .video, using: &generator) }
        #expect(audio.allSatisfy { (1...50_000).contains($0.ssrc) })
        #expect(video.allSatisfy { (50_001...100_000).contains($0.ssrc) })
        #expect(Set(audio.map(\.key)).count == 200 && Set(video.map(\.ivMask)).count == 200)
        #expect(!"\(audio[0])\(String(reflecting: audio[0]))".contains("["))
    }

    @Test func noMutationTrapsAndWhatIsReadCanBeWritten() throws {
        let seeds = try [
            Vectors.text(), Vectors.answerText,
            CastStreamingMessage.offer(sequenceNumber: 1, Vectors.offer).text(),
        ].map { Array($0.utf8) }
        var read = 0
        for bytes in Mutations(of: seeds, count: 6_000) {
            let text = String(decoding: bytes, as: UTF8.self)
            guard let message = try? CastStreamingMessage(text: text) else { continue }
            read += 1
            if case .malformedOffer = message { continue }
            #expect(try CastStreamingMessage(text: message.text()) == message)
            if case .offer(_, let offer) = message {
                _ = try? Answer.choose(from: offer, capabilities: ReceiverCapabilities(), udpPort: 1)
            }
            if case .answer(_, .ok(let answer)) = message { _ = try? answer.parameters(for: Vectors.offer) }
        }
        #expect(read > 100)
    }
}
