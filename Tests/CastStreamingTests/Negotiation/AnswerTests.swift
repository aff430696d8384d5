import CastWire
import Testing

@testable import CastStreaming

@Suite("Answers")
struct AnswerTests {
    private typealias Vectors = OfferVectors

    private static let members: [String: JSONValue] = [
        "udpPort": 2344, "sendIndexes": [0, 1], "ssrcs": [48615, 93867],
    ]

    private static func read(_ changes: [String: JSONValue?]) throws -> AnswerOutcome? {
        var members = members
        for (member, value) in changes { members[member] = value }
        return try Vectors.answer(members)
    }

    private static func answer(_ changes: [String: JSONValue?] = [:]) throws -> Answer? {
        guard case .ok(let answer) = try read(changes) else { return nil }
        return answer
    }

    @Test func theOneThatWasSeenGivesTheStreamsOfTheOffer() throws {
        guard case .answer(1, .ok(let answer)) = try Vectors.read(Vectors.answerText) else {
            Issue.record("no answer")
            return
        }
        let agreed = try StreamingAgreement(answer, to: Vectors.offer)
        #expect(agreed.udpPort == 2_344)
        #expect(agreed.dscp == 34)
        #expect(agreed.streams.map(\.index) == [0, 1])
        #expect(agreed.streams.map(\.codec) == [.opus, .vp8])
        #expect(agreed.streams.map(\.senderSSRC) == [48_614, 93_866])
        #expect(agreed.streams.map(\.receiverSSRC) == [48_615, 93_867])
        #expect(agreed.streams.map(\.payloadType) == [96, 100])
        #expect(agreed.streams.map(\.timeBase) == [48_000, 90_000])
        #expect(agreed.streams.map(\.maximumBitrate) == [192_000, 5_050_880])
        #expect(agreed.streams.map(\.maximumFrameRate) == [nil, 30])
        #expect(agreed.streams.map(\.sendsEventLog) == [true, false])
        #expect(agreed.streams.map(\.adaptsPlayoutDelay) == [false, false])
        #expect(agreed.streams.map(\.key) == [Vectors.audio.identity.key, Vectors.video.identity.key])
    }

    @Test(
        arguments: [
            ("udpPort", nil), ("udpPort", 0), ("udpPort", 65_536), ("udpPort", -1), ("udpPort", "2344"),
            ("sendIndexes", nil), ("sendIndexes", []), ("sendIndexes", [0]), ("sendIndexes", [0, 1, 2]),
            ("sendIndexes", [0, -1]), ("sendIndexes", ["0", "1"]), ("sendIndexes", 0),
            ("ssrcs", nil), ("ssrcs", []), ("ssrcs", [1]), ("ssrcs", [1, -1]), ("ssrcs", [1, .number(4_294_967_296)]),
        ] as [(String, JSONValue?)])
    func aMandatoryMemberThatIsMissingOrAbsurdRefusesAllOfIt(member: String, value: JSONValue?) throws {
        guard case .error(let error) = try Self.read([member: value]) else {
            Issue.record("taken")
            return
        }
        #expect(error.code == .invalidAnswer)
    }

    @Test(
        arguments: [
            ([7, 1], [1, 2]), ([0, 2], [1, 2]), ([0, 0], [1, 2]), ([1, 1], [1, 2]), ([0, 1], [5, 5]),
            ([0, 1], [48614, 2]), ([1], [93866]),
        ] as [([JSONValue], [JSONValue])])
    func whatWasNotOfferedOrCannotBeToldApartIsRefused(indexes: [JSONValue], ssrcs: [JSONValue]) throws {
        let answer = try #require(try Self.answer(["sendIndexes": .array(indexes), "ssrcs": .array(ssrcs)]))
        #expect { try answer.parameters(for: Vectors.offer) } throws: { error in
            (error as? NegotiationError)?.code == .invalidAnswer
        }
    }

    @Test func twoStreamsOfOneKindAreRefused() throws {
        var offer = Vectors.offer
        offer.streams.append(offer.streams[1])
        offer.streams[2].index = 2
        offer.streams[2].identity.ssrc = 60_000
        let answer = try #require(try Self.answer(["sendIndexes": [1, 2], "ssrcs": [1, 2]]))
        #expect(throws: NegotiationError.self) { try answer.parameters(for: offer) }
    }

    @Test func picturesAloneAndTheOtherOrder() throws {
        let alone = try #require(try Self.answer(["sendIndexes": [1], "ssrcs": [7]]))
        #expect(try alone.parameters(for: Vectors.offer).map(\.kind) == [.video])
        let turned = try #require(try Self.answer(["sendIndexes": [1, 0], "ssrcs": [7, 8]]))
        #expect(try turned.parameters(for: Vectors.offer).map(\.receiverSSRC) == [8, 7])
    }

    @Test func oneDSCPForAllOrNone() throws {
        #expect(try Self.answer(["receiverRtcpDscp": [0]])?.dscp(for: Vectors.offer) == nil)
        #expect(try Self.answer(["receiverRtcpDscp": [1, 0]])?.dscp(for: Vectors.offer) == 34)
        #expect(try Self.answer()?.dscp(for: Vectors.offer) == nil)
    }

    @Test func theReceiversLimitsLowerWhatWasOffered() throws {
        let constraints: JSONValue = [
            "audio": ["maxSampleRate": 48_000, "maxChannels": 2, "maxBitRate": 96_000, "minBitRate": 40_000],
            "video": [
                "maxDimensions": ["width": 1280, "height": 720, "frameRate": "24"], "maxBitRate": 2_000_000,
                "maxDelay": 200, "maxPixelsPerSecond": 22_118_400, "minResolution": ["width": 320, "height": 180],
            ],
        ]
        let answer = try #require(try Self.answer(["constraints": constraints]))
        let streams = try answer.parameters(for: Vectors.offer)
        #expect(streams.map(\.maximumBitrate) == [96_000, 2_000_000])
        #expect(streams.map(\.minimumBitrate) == [40_000, 300_000])
        #expect(streams.map(\.maximumFrameRate) == [nil, 24])
        // The least of the two, so that sound and pictures stay in step.
        #expect(streams.map(\.targetDelay) == [.milliseconds(200), .milliseconds(200)])
        #expect(streams.map(\.maximumDelay) == [.milliseconds(200), .milliseconds(200)])
        #expect(streams[1].maximumResolution == VideoResolution(width: 1_280, height: 720))
        #expect(streams[1].minimumResolution == VideoResolution(width: 320, height: 180))
        #expect(streams.map(\.maximumPixelsPerSecond) == [nil, 22_118_400])
        #expect(streams.map(\.maximumSampleRate) == [48_000, nil] && streams.map(\.maximumChannels) == [2, nil])
    }

    @Test func limitsThatMakeNoSenseAreNone() throws {
        let constraints: JSONValue = [
            "audio": ["maxBitRate": -1, "maxDelay": 0], "video": ["maxBitRate": 0, "maxDimensions": ["width": 0]],
        ]
        let answer = try #require(try Self.answer(["constraints": constraints, "display": 7]))
        let streams = try answer.parameters(for: Vectors.offer)
        #expect(streams.map(\.maximumBitrate) == [192_000, 5_050_880])
        #expect(streams.map(\.targetDelay) == [.milliseconds(400), .milliseconds(400)])
        #expect(answer.constraints?.video == nil && answer.display == nil)
    }

    @Test func aDisplayIsALimitWhereNoOtherIs() throws {
        let display: JSONValue = [
            "dimensions": ["width": 1024, "height": 768, "frameRate": 59.94], "aspectRatio": "4:3", "scaling": "sender",
        ]
        let answer = try #require(try Self.answer(["display": display]))
        #expect(answer.display?.senderScales == true)
        #expect(answer.display?.dimensions?.frameRate == FrameRate(60_000, 1_001))
        let video = try answer.parameters(for: Vectors.offer)[1]
        #expect(video.maximumResolution == VideoResolution(width: 1_024, height: 768))
    }

    @Test func theRateThatTheOfferLeavesOpenIsFilledIn() throws {
        var offer = Vectors.offer
        offer.streams[0].bitrate = 0
        let answer = try #require(try Self.answer())
        #expect(try answer.parameters(for: offer)[0].maximumBitrate == 128_000)
    }

    @Test func aRefusalKeepsItsReasonAndOneWithoutHasItsKind() throws {
        let refusal = #"{"type":"ANSWER","seqNum":4,"result":"error","error":{"code":10107,"description":"nothing"}}"#
        #expect(
            try Vectors.read(refusal)
                == .answer(sequenceNumber: 4, .error(NegotiationError(.noStreamSelected, "nothing"))))
        for text in [#"{"type":"ANSWER","seqNum":4,"result":"error"}"#, #"{"type":"ANSWER","seqNum":4}"#] {
            guard case .answer(4, .error(let error)) = try Vectors.read(text) else {
                Issue.record("no refusal")
                return
            }
            #expect(error.code == .invalidAnswer)
        }
    }

    @Test func whatIsWrittenIsReadAgainAndEmptyListsStayOut() throws {
        let selections: [Answer.Selection] = [
            .init(index: 0, receiverSSRC: .max, extensions: ["a"]), .init(index: 1, receiverSSRC: 0),
        ]
        let full = Answer(
            udpPort: 1, selections: selections,
            constraints: ReceiverConstraints(
                audio: AudioConstraints(maximumDelay: .seconds(1)),
                video: VideoConstraints(
                    maximumPixelsPerSecond: 1e6, minimumResolution: VideoResolution(width: 320, height: 180),
                    maximumDimensions: VideoDimensions(width: 1_920, height: 1_080), maximumBitrate: 5_000_000)),
            display: DisplayDescription(aspectRatio: "16:9", senderScales: false), eventLogIndexes: [0],
            dscpIndexes: [1])
        let bare = Answer(udpPort: 65_535, selections: [.init(index: 0, receiverSSRC: 5)])
        for answer in [full, bare] {
            let message = CastStreamingMessage.answer(sequenceNumber: 2, .ok(answer))
            #expect(try CastStreamingMessage(text: message.text()) == message)
        }
        let text = try CastStreamingMessage.answer(sequenceNumber: 2, .ok(bare)).text()
        for member in ["receiverRtcp", "rtpExtensions", "constraints", "display"] { #expect(!text.contains(member)) }
    }

    @Test func capabilitiesBothWays() throws {
        let known = StreamingCapabilities(remotingVersion: 2, media: ["opus", "aac", "4k"])
        for outcome in [.ok(known), .error(NegotiationError(.remotingNotSupported, "no"))] as [CapabilitiesOutcome] {
            let message = CastStreamingMessage.capabilitiesResponse(sequenceNumber: 3, outcome)
            #expect(try CastStreamingMessage(text: message.text()) == message)
        }
        let old = #"{"type":"CAPABILITIES_RESPONSE","seqNum":3,"result":"ok","capabilities":{"mediaCaps":["vp8",7]}}"#
        let expected = StreamingCapabilities(remotingVersion: 1, media: ["vp8"])
        #expect(try Vectors.read(old) == .capabilitiesResponse(sequenceNumber: 3, .ok(expected)))
    }
}
