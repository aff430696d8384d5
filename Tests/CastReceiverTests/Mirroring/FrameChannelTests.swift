import MirroredFrames
import NIOCore
import Testing

@testable import CastReceiver
@testable import CastStreaming

@Suite(.timeLimit(.minutes(1))) struct FrameChannelTests {
    private let maker = FrameMaker()
    private let first = MirroringID(rawValue: 1)

    private func channel() -> (FrameChannel, AsyncStream<PlayerEvent>) {
        let (events, output) = AsyncStream.makeStream(of: PlayerEvent.self)
        return (FrameChannel(output: output), events)
    }

    @Test func framesThatWaitedComeInOnePieceAndThenAsTheyCome() async throws {
        let (channel, _) = channel()
        channel.begin(first)
        channel.show(maker.frame(0, key: true))
        channel.show(maker.frame(1))
        var pieces = try #require(channel.connect(to: first)).makeAsyncIterator()
        let size = FrameRecord.headerLength + maker.payload
        #expect(await pieces.next()?.readableBytes == 2 * size)
        async let next = pieces.next()
        channel.show(maker.frame(2))
        #expect(await next?.readableBytes == size)
    }

    @Test func theEndOfAMirroringEndsItsFrames() async throws {
        let (channel, _) = channel()
        channel.begin(first)
        var pieces = try #require(channel.connect(to: first)).makeAsyncIterator()
        channel.end(MirroringID(rawValue: 2))
        channel.end(first)
        #expect(await pieces.next() == nil)
        #expect(channel.connect(to: first) == nil)
        channel.show(maker.frame(0, key: true))
    }

    @Test func aSecondReaderTakesOverAndAsksForAKeyFrame() async throws {
        let (channel, events) = channel()
        channel.begin(first)
        channel.show(maker.frame(0, key: true))
        var before = try #require(channel.connect(to: first)).makeAsyncIterator()
        #expect(await before.next() != nil)
        channel.show(maker.frame(1))
        var after = try #require(channel.connect(to: first)).makeAsyncIterator()
        #expect(await before.next() == nil)
        var told = events.makeAsyncIterator()
        #expect(await told.next() == .mirrored(first, [MirroringCounts(stream: 1, skipped: 1)]))
        #expect(await told.next() == .needsKeyFrame(first, stream: 1))
        channel.show(maker.frame(2, key: true))
        #expect(await after.next() != nil)
    }
}

@Suite struct FrameRecordTests {
    @Test func aRecordIsAsItsPictureShows() {
        let origin = FrameRecord.origin
        let frame = EncodedFrame(
            id: FrameID(7), referencedID: FrameID(7), dependency: .key, timestamp: RTPTimestamp(ticks: 90),
            referenceTime: origin + .milliseconds(2), payload: ByteBuffer(bytes: [0xAA, 0xBB, 0xCC]))
        var buffer = ByteBuffer()
        FrameRecord.encode(
            MirroredFrame(
                mirroring: MirroringID(rawValue: 1), stream: 0x7F00_0105, frame: frame, timestamp: .milliseconds(1),
                playout: origin + .milliseconds(402)), into: &buffer)
        let expected: [UInt8] = [
            0, 0, 0, 3,  // length
            0x7F, 0, 1, 5,  // stream
            0, 0, 0, 1,  // flags: key
            0x40, 0x8F, 0x40, 0, 0, 0, 0, 0,  // 1000 us
            0x40, 0x79, 0x20, 0, 0, 0, 0, 0,  // 402 ms
            0x40, 0, 0, 0, 0, 0, 0, 0,  // 2 ms
            0xAA, 0xBB, 0xCC,
        ]
        #expect(Array(buffer.readableBytesView) == expected)
    }

    @Test(arguments: [
        (StreamCodec.vp8, "", "vp8"), (.vp9, "", "vp09.00.51.08"), (.vp9, "vp09.02.10.10", "vp09.02.10.10"),
        (.h264, "avc1.42E01F", "avc1.42E01F"), (.h264, "avc1.42E01F\"};alert(1)", "avc1.640034"),
        (.av1, "av01.0.04M.08", "av01.0.04M.08"), (.opus, "opus", "opus"), (.aac, "mp4a.40.5", "mp4a.40.5"),
    ])
    func decodersAreNamedAsWebCodecsNamesThem(_ codec: StreamCodec, _ parameter: String, _ name: String) {
        let parameters = StreamParameters(
            index: 0, codec: codec, codecParameter: parameter, payloadType: 96, senderSSRC: 1, receiverSSRC: 2,
            timeBase: 16_000, channels: 2, targetDelay: .zero, key: Array(repeating: 0, count: 16),
            ivMask: Array(repeating: 0, count: 16), maximumBitrate: 1)
        let stream = MirroringFormat.Stream(parameters)
        #expect(stream.decoder == name)
        #expect(stream.sampleRate == (codec == .opus ? 48_000 : codec == .aac ? 16_000 : 0))
    }
}
