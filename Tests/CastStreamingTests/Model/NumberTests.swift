import Testing

@testable import CastStreaming

@Suite("Numbers that the wire cuts")
struct NumberTests {
    @Test func aFrameIsTheNearestOneWithItsBits() {
        #expect(FrameID(truncated8: 0, nearest: FrameID(255)) == FrameID(256))
        #expect(FrameID(truncated8: 255, nearest: FrameID(256)) == FrameID(255))
        #expect(FrameID(truncated8: 127, nearest: FrameID(0)) == FrameID(127))
        #expect(FrameID(truncated8: 128, nearest: FrameID(0)) == FrameID(-128))
        #expect(FrameID(truncated8: 255, nearest: .leader) == .leader)
        let late = Int64(UInt32.max) * 256 + 254
        #expect(FrameID(truncated8: 1, nearest: FrameID(late)) == FrameID(late + 3))
    }

    @Test func aCheckpointIsNeverAfterTheLastFrameAndALossAlwaysAfterTheCheckpoint() {
        for reference in [-1, 0, 1, 254, 255, 256, 511, 1 << 40] as [Int64] {
            for bits in 0...255 as ClosedRange<UInt8> {
                let before = FrameID(truncated8: bits, notAfter: FrameID(reference))
                #expect(before.truncated8 == bits && (0...255).contains(reference - before.value))
                let after = FrameID(truncated8: bits, after: FrameID(reference))
                #expect(after.truncated8 == bits && (1...256).contains(after.value - reference))
            }
        }
    }

    @Test func aTimestampGoesOverItsWrapInBothDirections() {
        let before = RTPTimestamp(ticks: 0xFFFF_FFF0)
        #expect(RTPTimestamp(truncated32: 0x10, nearest: before).ticks == 0x1_0000_0010)
        #expect(RTPTimestamp(truncated32: 0xFFFF_FFF0, nearest: RTPTimestamp(ticks: 0x1_0000_0010)) == before)
        #expect(RTPTimestamp(truncated32: 0xFFFF_FFFF, nearest: .zero).ticks == -1)
    }

    @Test(arguments: [8_000, 44_100, 48_000, 90_000])
    func aTickBecomesATimeAndTheSameTickAgain(timeBase: Int) {
        for ticks in [0, 1, -1, 7, 89_999, 90_001, -123_457, 1 << 32, 1 << 45] as [Int64] {
            let time = RTPTimestamp(ticks: ticks).duration(timeBase: timeBase)
            #expect(RTPTimestamp(time, timeBase: timeBase).ticks == ticks)
        }
        #expect(RTPTimestamp(.milliseconds(1_500), timeBase: timeBase).ticks == Int64(timeBase * 3 / 2))
    }

    @Test func millisecondsSaturate() {
        #expect(Duration.milliseconds(1_234).wholeMilliseconds == 1_234)
        #expect(Duration.milliseconds(-1_234).wholeMilliseconds == -1_234)
        #expect(Duration.microseconds(1_999).wholeMilliseconds == 1)
        #expect(Duration.seconds(Int64.max).wholeMilliseconds == .max)
        #expect(Duration.seconds(Int64.min).wholeMilliseconds == .min)
    }

    @Test func aDescriptionOfAStreamKeepsItsKey() {
        let stream = StreamParameters(
            index: 0, codec: .opus, payloadType: 96, senderSSRC: 1, receiverSSRC: 2, timeBase: 48_000, channels: 2,
            targetDelay: .milliseconds(400), key: Array(repeating: 0xAB, count: 16),
            ivMask: Array(repeating: 0xCD, count: 16), maximumBitrate: 1)
        for text in ["\(stream)", String(reflecting: stream), "\([stream])"] {
            #expect(!text.contains("171") && !text.lowercased().contains("ab, "))
        }
    }
}
