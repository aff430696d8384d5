import CastWire
import MirroredFrames
import Testing

@testable import CastStreaming
@testable import ReceiverCore

@Suite struct OfferTests {
    private let first = MirroringID(rawValue: 1)
    private let second = MirroringID(rawValue: 2)

    private func json(_ text: String?) throws -> JSONValue {
        try JSONPayload.decode(JSONValue.self, from: try #require(text))
    }

    private func code(_ sent: DeviceBench.Sent?) -> Int? { sent?.json["error"]?["code"]?.intValue }

    // MARK: - The answer

    /// Byte for byte the answer of Open Screen's receiver to this offer, but for the order of its members
    /// (docs/protocol.md, Observed).
    @Test func theOfferThatWasSeenGetsTheAnswerThatWasSeen() throws {
        var bench = DeviceBench.mirroringLaunched()
        #expect(bench.offer(OfferText.seen).isEmpty)
        guard case .open(first, let agreement, for: ConnectionID(rawValue: 1))? = bench.ports.first else {
            Issue.record("no port was asked for: \(bench.actions)")
            return
        }
        let parameters = agreement.streams
        #expect(agreement.dscp == 34)
        #expect(parameters.map(\.index) == [0, 1])
        #expect(parameters.map(\.codec) == [.opus, .vp8])
        #expect(parameters.map(\.senderSSRC) == [48_614, 93_866])
        #expect(parameters.map(\.receiverSSRC) == [48_615, 93_867])
        #expect(parameters.map(\.payloadType) == [96, 100])
        #expect(parameters.map(\.targetDelay) == [.milliseconds(400), .milliseconds(400)])
        #expect(
            parameters[1].key == [
                0x69, 0x46, 0xD9, 0x78, 0x3A, 0x5F, 0xA7, 0x0B, 0x31, 0x3A, 0x4F, 0x99, 0xEA, 0x5C, 0x95, 0xA4,
            ])

        let sent = bench.open(first)
        #expect(sent.count == 1)
        #expect(sent.first?.from == bench.transport && sent.first?.to == "sender-0")
        #expect(sent.first?.namespace == Namespace("urn:x-cast:com.google.cast.webrtc"))
        let answer = try json(bench.lastText)
        #expect(answer["type"] == "ANSWER" && answer["seqNum"] == 1 && answer["result"] == "ok")
        #expect(answer["answer"]?["udpPort"] == 2344)
        #expect(answer["answer"]?["sendIndexes"] == [0, 1])
        #expect(answer["answer"]?["ssrcs"] == [48_615, 93_867])
    }

    @Test func theScreenKnowsBeforeTheSenderDoes() throws {
        var bench = DeviceBench.mirroringLaunched()
        bench.offer(OfferText.seen)
        bench.open(first)
        let shown = bench.actions.firstIndex { if case .player(.mirror) = $0 { true } else { false } }
        let answered = bench.actions.firstIndex { if case .send = $0 { true } else { false } }
        #expect(try #require(shown) < (try #require(answered)))
        #expect(bench.commands == [.mirror(.bench)])
        #expect(bench.mirroringEvents.count == 1)
    }

    @Test(arguments: ["0", "7", "2147483647"]) func theAnswerHasTheOffersNumber(_ sequence: String) throws {
        var bench = DeviceBench.mirroringLaunched()
        bench.offer(OfferText.offer([OfferText.audio, OfferText.video], sequence: sequence))
        #expect(bench.open(first).first?.json["seqNum"]?.intValue == Int(sequence))
    }

    @Test func aPartOfAnOfferIsEnough() {
        for streams in [[OfferText.audio], [OfferText.video]] {
            var bench = DeviceBench.mirroringLaunched()
            bench.offer(OfferText.offer(streams))
            #expect(bench.open(first).first?.json["result"] == "ok")
        }
    }

    @Test func theAudioAppTakesSoundAlone() {
        var bench = DeviceBench.mirroringLaunched(.audioMirroring)
        bench.offer(OfferText.seen)
        #expect(bench.open(first).first?.json["answer"]?["sendIndexes"] == [0])
        let sent = bench.offer(OfferText.offer([OfferText.video], sequence: "2"))
        #expect(code(sent.first) == 10_107)
    }

    @Test func whatChromiumDoesNotDecodeIsNotTaken() {
        var bench = DeviceBench.mirroringLaunched()
        let hevc = OfferText.video.replacing("vp8", with: "hevc").replacing(#""index":1"#, with: #""index":2"#)
            .replacing("93866", with: "93870")
        bench.offer(OfferText.offer([OfferText.audio, hevc, OfferText.video]))
        #expect(bench.open(first).first?.json["answer"]?["sendIndexes"] == [0, 1])
        var alone = DeviceBench.mirroringLaunched()
        #expect(code(alone.offer(OfferText.offer([hevc])).first) == 10_107)
    }

    /// It is remoting's question; who reads codecs in the answer takes remoting for granted.
    @Test func capabilitiesAreThoseOfAReceiverWithoutRemoting() {
        var bench = DeviceBench.mirroringLaunched()
        let sent = bench.offer(#"{"type":"GET_CAPABILITIES","seqNum":5}"#)
        #expect(sent.map(\.type) == ["CAPABILITIES_RESPONSE"])
        #expect(sent.first?.json["seqNum"] == 5 && sent.first?.json["result"] == "error")
        #expect(code(sent.first) == 10_106)
        #expect(bench.device.platform.running != nil)
    }

    @Test func anOfferOfRemotingIsRefused() {
        var bench = DeviceBench.mirroringLaunched()
        let sent = bench.offer(OfferText.seen.replacing("mirroring", with: "remoting"))
        #expect(code(sent.first) == 10_106)
        #expect(bench.device.platform.running != nil && bench.ports.isEmpty)
    }

    @Test func whatTheScreenCannotDecodeIsNotTaken() {
        var bench = DeviceBench(applications: ApplicationRecord.builtIn)
        bench.screen(.decodes([.opus, .h264]))
        bench.connect()
        bench.say(#"{"type":"LAUNCH","appId":"0F5096E8","requestId":1}"#, .receiver)
        bench.wait(ReceiverPlatform.launchDelay)
        bench.connect(to: bench.transport)
        bench.offer(OfferText.seen)
        #expect(bench.open(first).first?.json["answer"]?["sendIndexes"] == [0])
    }

    @Test(arguments: [("opus", 2, true), ("opus", 3, false), ("opus", 255, false), ("aac", 8, true), ("aac", 9, false)])
    func soundOfMoreChannelsThanCanBeDecodedIsNotTaken(_ codec: String, _ channels: Int, _ isTaken: Bool) {
        var bench = DeviceBench.mirroringLaunched()
        let sound = OfferText.audio.replacing("opus", with: codec)
            .replacing(#""channels":2"#, with: #""channels":\#(channels)"#)
        bench.offer(OfferText.offer([sound, OfferText.video]))
        let indexes: JSONValue? = isTaken ? [0, 1] : [1]
        #expect(bench.open(first).first?.json["answer"]?["sendIndexes"] == indexes)
    }

    /// The screen is told of a stream by its index, whole; of a larger one nothing could be.
    @Test func theLargestIndexIsTakenAsItIs() throws {
        var bench = DeviceBench.mirroringLaunched()
        let last = OfferText.video.replacing(#""index":1"#, with: #""index":2147483647"#)
        bench.offer(OfferText.offer([last]))
        #expect(bench.open(first).first?.json["answer"]?["sendIndexes"] == [2_147_483_647])
        guard case .mirror(let format)? = bench.commands.first else {
            Issue.record("nothing is shown: \(bench.commands)")
            return
        }
        #expect(format.streams.map(\.index) == [2_147_483_647])
        var beyond = DeviceBench.mirroringLaunched()
        #expect(code(beyond.offer(OfferText.offer([last.replacing("2147483647", with: "2147483648")])).first) == 10_092)
    }

    // MARK: - Bad offers

    static let spoiled: [(from: String, to: String)] = [
        (#""index":1,"#, ""), (#""ssrc":93866,"#, ""), (#""aesKey":"6946d9783a5fa70b313a4f99ea5c95a4","#, ""),
        ("d61219d145442e18801049de01b3066e", "d612"), (#""rtpPayloadType":100"#, #""rtpPayloadType":105"#),
        ("1/90000", "1/0"), ("1/90000", "1/1000000"),
        (#""vp8","codecParameter":"""#, #""vp8","codecParameter":"avc1.42E01E""#),
        (#""protection":"","receiverRtcpDscp":34"#, #""receiverRtcpDscp":46"#),
        (#""bitRate":192000,"#, ""),
    ]

    /// Lines are joined first, since the offer is written in several.
    private static func spoil(_ change: (from: String, to: String)) -> String {
        let line = OfferText.seen.replacing("\n", with: "")
        let wanted = change.from.replacing("\n", with: "")
        #expect(line.contains(wanted), "the change \(change) changes nothing")
        return line.replacing(wanted, with: change.to)
    }

    @Test(arguments: spoiled.indices) func aMalformedFirstOfferIsAnsweredAndEndsTheApp(_ index: Int) {
        var bench = DeviceBench.mirroringLaunched()
        let sent = bench.offer(Self.spoil(Self.spoiled[index]))
        #expect(sent.map(\.type) == ["ANSWER", "CLOSE", "RECEIVER_STATUS"], "\(Self.spoiled[index])")
        #expect(sent.first?.json["result"] == "error")
        #expect(code(sent.first) == 10_092)
        #expect(bench.device.platform.running == nil && bench.device.mirroring == nil)
        #expect(bench.ports.isEmpty)
    }

    @Test func anOfferOfNothingThatIsKnownIsAnsweredAndTheAppGoesOn() {
        var bench = DeviceBench.mirroringLaunched()
        let sent = bench.offer(OfferText.offer([OfferText.video.replacing("vp8", with: "theora")]))
        #expect(sent.map(\.type) == ["ANSWER"])
        #expect(code(sent.first) == 10_107)
        #expect(bench.device.platform.running != nil)
        bench.offer(OfferText.offer([OfferText.audio, OfferText.video], sequence: "2"))
        #expect(bench.open(first).first?.json["result"] == "ok")
    }

    @Test(arguments: [
        OfferText.offer([OfferText.audio, OfferText.video], sequence: nil), "", "{", "[]", "null", #"{"type":"OFFER"}"#,
        #"{"type":"ANSWER","seqNum":1,"result":"ok"}"#, #"{"type":7}"#, #"{"type":"PRESENTATION","seqNum":1}"#,
        #"{"type":"OFFER","seqNum":"one","offer":{}}"#,
    ])
    func whatAsksNothingThatCanBeAnsweredIsPassedOver(_ text: String) {
        var bench = DeviceBench.mirroringLaunched()
        #expect(bench.offer(text).isEmpty)
        #expect(bench.ports.isEmpty)
        #expect(bench.device.platform.running != nil)
    }

    // MARK: - More than one offer

    @Test func anotherOfferTakesThePlaceOfTheFirst() {
        var bench = DeviceBench.mirrored()
        bench.offer(OfferText.offer([OfferText.video], sequence: "2"))
        #expect(bench.device.mirroring?.current == first)
        bench.open(second, port: 2345)
        #expect(bench.ports == [.close(first)])
        #expect(bench.device.mirroring?.current == second)
        #expect(bench.sent.map(\.type) == ["ANSWER"])
        #expect(bench.commands.first == .endMirroring(first))
    }

    @Test func anotherSendersOfferTakesThePlaceToo() {
        var bench = DeviceBench.mirrored(connections: [1, 2])
        bench.offer(OfferText.offer([OfferText.video], sequence: "2"), on: 2)
        let sent = bench.open(second, port: 2345)
        #expect(sent.map(\.type) == ["CLOSE", "ANSWER"])
        #expect(sent.map(\.connection) == [1, 2])
        // It is the second that it serves now.
        bench.disconnect(1)
        bench.wait(.seconds(60))
        #expect(bench.device.platform.running != nil)
        bench.disconnect(2)
        bench.wait(ServedSender.goneLimit)
        #expect(bench.device.platform.running == nil)
    }

    @Test func anotherOfferThatFailsChangesNothing() {
        var bench = DeviceBench.mirrored()
        let malformed = bench.offer(Self.spoil(Self.spoiled[0]))
        #expect(malformed.map(\.type) == ["ANSWER"] && code(malformed.first) == 10_092)
        bench.offer(OfferText.offer([OfferText.video], sequence: "3"))
        let failed = bench.run { $0.mirroringFailed(second, reason: "No port.", at: $1) }
        #expect(failed.first?.json["result"] == "error" && failed.first?.json["seqNum"] == 3)
        #expect(bench.device.mirroring?.current == first)
        #expect(!bench.ports.contains(.close(first)))
    }

    @Test func offersAreAnsweredInTheirOrder() {
        var bench = DeviceBench.mirroringLaunched()
        for sequence in 1...3 { bench.offer(OfferText.offer([OfferText.video], sequence: "\(sequence)")) }
        var answered: [Int?] = []
        for number in 1...3 {
            answered += bench.open(MirroringID(rawValue: number)).map { $0.json["seqNum"]?.intValue }
        }
        #expect(answered == [1, 2, 3])
    }

    @Test func aFloodOfOffersOpensOnePortAndIsRefused() {
        var bench = DeviceBench.mirroringLaunched()
        var opened = 0, refused = 0
        for sequence in 0..<1000 {
            let sent = bench.offer(OfferText.offer([OfferText.video], sequence: "\(sequence)"))
            opened += bench.ports.count
            refused += sent.filter { $0.json["result"] == "error" }.count
        }
        #expect(opened == 1)
        #expect(refused == 1000 - 1 - MirroringCore.waitingLimit)
    }

    @Test func whoLeavesWhileThePortIsOpenedGetsNone() {
        var bench = DeviceBench.mirrored(connections: [1, 2])
        bench.offer(OfferText.offer([OfferText.video], sequence: "2"), on: 2)
        bench.disconnect(2)
        #expect(bench.ports == [.close(second)])
        #expect(bench.open(second).isEmpty)
        #expect(bench.ports == [.close(second)])
        #expect(bench.device.mirroring?.current == first)
    }

    @Test func aPortThatOpensAfterTheEndIsClosed() {
        var bench = DeviceBench.mirroringLaunched()
        bench.offer(OfferText.seen)
        bench.say(#"{"type":"STOP","requestId":6}"#, .receiver)
        #expect(bench.ports == [.close(first)])
        #expect(bench.open(first).isEmpty)
        #expect(bench.ports == [.close(first)])
    }

    @Test func silenceEndsTheApp() {
        var bench = DeviceBench.mirrored()
        bench.run { $0.mirroringSilent(second, at: $1) }
        #expect(bench.device.platform.running != nil)
        let sent = bench.run { $0.mirroringSilent(first, at: $1) }
        #expect(sent.map(\.type) == ["CLOSE", "RECEIVER_STATUS"])
        #expect(bench.device.platform.running == nil)
    }

    @Test func mirroringsAreNumberedOnOverApplications() {
        var bench = DeviceBench.mirrored()
        bench.say(#"{"type":"STOP","requestId":6}"#, .receiver)
        bench.say(#"{"type":"LAUNCH","appId":"0F5096E8","requestId":7}"#, .receiver)
        bench.wait(.milliseconds(20))
        bench.connect(to: bench.transport)
        bench.offer(OfferText.seen)
        bench.open(second)
        #expect(bench.device.mirroring?.current == second)
    }
}
