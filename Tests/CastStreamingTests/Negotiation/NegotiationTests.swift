import CastWire
import Testing

@testable import CastStreaming

@Suite("Agreeing on streams")
struct NegotiationTests {
    private typealias Vectors = OfferVectors

    private static func stream(_ index: Int, _ codec: StreamCodec, ssrc: UInt32? = nil) -> OfferedStream {
        OfferedStream(
            index: index, codec: codec,
            identity: StreamIdentity(
                ssrc: ssrc ?? UInt32(index + 1) * 10, key: Array(repeating: UInt8(index), count: 16),
                ivMask: Array(repeating: 0, count: 16)),
            timeBase: codec.kind == .audio ? 48_000 : 90_000, channels: codec.kind == .audio ? 2 : 1, bitrate: 1_000_000
        )
    }

    private static func chosen(_ offer: Offer, _ capabilities: ReceiverCapabilities) throws -> [Int] {
        try Answer.choose(from: offer, capabilities: capabilities, udpPort: 5).selections.map(\.index)
    }

    private static func code(_ body: () throws -> Void) -> NegotiationError.Code? {
        do {
            try body()
            return nil
        } catch {
            return (error as? NegotiationError)?.code
        }
    }

    @Test func theReceiversOrderDecides() throws {
        let offer = Offer(streams: [
            Self.stream(0, .aac), Self.stream(1, .opus), Self.stream(2, .vp8), Self.stream(3, .vp9),
            Self.stream(4, .h264),
        ])
        #expect(try Self.chosen(offer, ReceiverCapabilities()) == [1, 4])
        #expect(
            try Self.chosen(offer, ReceiverCapabilities(audioCodecs: [.aac], videoCodecs: [.vp8, .h264])) == [0, 2])
        #expect(try Self.chosen(offer, ReceiverCapabilities(audioCodecs: [], videoCodecs: [.vp9])) == [3])
    }

    @Test func ofOneCodecTheSendersFirstThatIsWithinTheLimits() throws {
        var wide = Self.stream(0, .opus)
        wide.channels = 6
        var fast = Self.stream(1, .opus)
        fast.timeBase = 90_000
        let offer = Offer(streams: [wide, fast, Self.stream(2, .opus), Self.stream(3, .opus)])
        #expect(try Self.chosen(offer, ReceiverCapabilities()) == [0])
        let limits = ReceiverConstraints(audio: AudioConstraints(), video: nil)
        #expect(try Self.chosen(offer, ReceiverCapabilities(constraints: limits)) == [2])
    }

    @Test func theAnswerSaysWhatTheReceiverDoesForEachStream() throws {
        var offer = Vectors.offer
        offer.streams[0].wantsEventLog = false
        offer.streams[1].extensions = ["input_events", OfferedStream.adaptivePlayoutDelay]
        let answer = try Answer.choose(from: offer, capabilities: ReceiverCapabilities(), udpPort: 2_344)
        #expect(answer.selections.map(\.receiverSSRC) == [48_615, 93_867])
        #expect(answer.selections.map(\.extensions) == [[], [OfferedStream.adaptivePlayoutDelay]])
        #expect(answer.eventLogIndexes == [1])
        #expect(answer.dscpIndexes == [0, 1])
        #expect(try answer.parameters(for: offer).map(\.adaptsPlayoutDelay) == [false, true])
        let plain = ReceiverCapabilities(sendsEventLog: false, setsDSCP: false, adaptsPlayoutDelay: false)
        let less = try Answer.choose(from: offer, capabilities: plain, udpPort: 2_344)
        #expect(less.eventLogIndexes.isEmpty && less.dscpIndexes.isEmpty)
        #expect(less.selections.map(\.extensions) == [[], []])
    }

    /// Open Screen's sender refuses an answer whose constraints speak of sound or of pictures only.
    @Test func constraintsAreWrittenForBothOrNot() throws {
        let audio = AudioConstraints()
        let video = VideoConstraints(
            maximumDimensions: VideoDimensions(width: 1_920, height: 1_080), maximumBitrate: 9_000_000)
        func written(_ constraints: ReceiverConstraints) throws -> ReceiverConstraints? {
            let capabilities = ReceiverCapabilities(constraints: constraints)
            return try Answer.choose(from: Vectors.offer, capabilities: capabilities, udpPort: 1).constraints
        }
        #expect(try written(ReceiverConstraints(audio: audio, video: nil)) == nil)
        #expect(try written(ReceiverConstraints(audio: nil, video: video)) == nil)
        var narrow = video
        narrow.minimumBitrate = narrow.maximumBitrate
        #expect(try written(ReceiverConstraints(audio: audio, video: narrow)) == nil)
        let both = ReceiverConstraints(audio: audio, video: video)
        #expect(try written(both) == both)
    }

    @Test func aDisplayIsWrittenWhereItSaysEnough() throws {
        func written(_ display: DisplayDescription) throws -> DisplayDescription? {
            let capabilities = ReceiverCapabilities(display: display)
            return try Answer.choose(from: Vectors.offer, capabilities: capabilities, udpPort: 1).display
        }
        #expect(try written(DisplayDescription()) == nil)
        #expect(try written(DisplayDescription(senderScales: true)) == nil)
        let screen = DisplayDescription(dimensions: VideoDimensions(width: 1_920, height: 1_080), senderScales: true)
        for display in [screen, DisplayDescription(senderScales: false), DisplayDescription(aspectRatio: "4:3")] {
            #expect(try written(display) == display)
        }
    }

    @Test func theSSRCsGoOverTheirEnd() throws {
        let offer = Offer(streams: [Self.stream(0, .opus, ssrc: .max)])
        let answer = try Answer.choose(from: offer, capabilities: ReceiverCapabilities(), udpPort: 1)
        #expect(answer.selections[0].receiverSSRC == 0)
    }

    @Test func whyAnOfferIsNotTaken() {
        let capabilities = ReceiverCapabilities(audioCodecs: [.aac], videoCodecs: [.av1])
        #expect(
            Self.code { _ = try Answer.choose(from: Vectors.offer, capabilities: capabilities, udpPort: 1) }
                == .noStreamSelected)
        #expect(
            Self.code { _ = try Answer.choose(from: Offer(streams: []), capabilities: capabilities, udpPort: 1) }
                == .noStreamSelected)
        let remoting = Offer(mode: .remoting, streams: Vectors.offer.streams)
        #expect(
            Self.code { _ = try Answer.choose(from: remoting, capabilities: ReceiverCapabilities(), udpPort: 1) }
                == .remotingNotSupported)
        let twins = Offer(streams: [Self.stream(0, .opus, ssrc: 5), Self.stream(1, .vp8, ssrc: 5)])
        #expect(
            Self.code { _ = try Answer.choose(from: twins, capabilities: ReceiverCapabilities(), udpPort: 1) }
                == .malformedOffer)
    }

    @Test func bothEndsComeToTheSameStreams() throws {
        let text = try CastStreamingMessage.offer(sequenceNumber: 3, Vectors.offer).text()
        let offer = try #require(try Vectors.offer(text))
        let answer = try Answer.choose(from: offer, capabilities: ReceiverCapabilities(), udpPort: 2_344)
        let reply = try CastStreamingMessage(text: CastStreamingMessage.answer(sequenceNumber: 3, .ok(answer)).text())
        guard case .answer(3, .ok(let heard)) = reply else {
            Issue.record("no answer")
            return
        }
        let theirs = try StreamingAgreement(answer, to: offer)
        #expect(try StreamingAgreement(heard, to: Vectors.offer) == theirs)
        #expect(theirs.streams.map(\.senderSSRC) == [48_614, 93_866] && theirs.udpPort == 2_344 && theirs.dscp == 34)
    }

    @Test func aMalformedOfferComesWithItsAnswer() throws {
        let message = try Vectors.read(#"{"type":"OFFER","seqNum":0,"offer":{}}"#)
        guard case .malformedOffer(0, let error) = message else {
            Issue.record("not seen as malformed")
            return
        }
        let reply = CastStreamingMessage.answer(sequenceNumber: 0, .error(error))
        let written = try JSONPayload.decode(JSONValue.self, from: reply.text())
        #expect(written["type"] == "ANSWER" && written["seqNum"] == 0 && written["result"] == "error")
        #expect(written["error"]?["code"] == 10_092)
        #expect(written["error"]?["description"]?.stringValue?.isEmpty == false)
    }

    @Test func capabilitiesAreTheReceiversCodecsOrThatThereIsNoRemoting() {
        guard case .error(let error) = ReceiverCapabilities().outcome else {
            Issue.record("a receiver without remoting answers as if it had it")
            return
        }
        #expect(error.code == .remotingNotSupported)
        let all = StreamingCapabilities(
            remotingVersion: 2, media: ["opus", "aac", "hevc", "av1", "h264", "vp9", "vp8"])
        #expect(ReceiverCapabilities(remotingVersion: 2).outcome == .ok(all))
    }
}
