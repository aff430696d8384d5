import Testing

@testable import MediaPipeline

@Suite("What containers keep of a codec")
struct CodecHeadersTests {
    @Test("The parameter sets of a key frame, whatever stands around them")
    func parameterSets() {
        let delimiter: [UInt8] = [0, 0, 0, 1, 0x09, 0xF0]
        let sets: [UInt8] = [0, 0, 0, 1, 0x67, 1, 2, 3]
        let more: [UInt8] = [0, 0, 0, 1, 0x68, 4, 5]
        let slice: [UInt8] = [0, 0, 1, 0x65, 9, 0, 0, 1, 0x67, 7]
        #expect(CodecHeaders.parameterSets(ofH264: delimiter + sets + more + slice) == sets + more)
        // Three bytes of start code, and zeros at the end of a unit.
        #expect(
            CodecHeaders.parameterSets(ofH264: [0, 0, 1, 0x67, 1, 2, 3, 0, 0, 0, 1, 0x68, 4, 5] + slice) == sets + more)
        #expect(CodecHeaders.parameterSets(ofH264: sets + slice) == nil)
        #expect(CodecHeaders.parameterSets(ofH264: slice + sets + more) == nil)
        for length in 0..<6 { #expect(CodecHeaders.parameterSets(ofH264: Array(sets.prefix(length))) == nil) }
    }

    @Test(
        "AAC of low complexity",
        arguments: [(48_000, 2, [0x11, 0x90]), (44_100, 2, [0x12, 0x10]), (16_000, 1, [0x14, 0x08])]
            as [(Int, Int, [UInt8])])
    func aac(rate: Int, channels: Int, bytes: [UInt8]) {
        #expect(CodecHeaders.aac(sampleRate: rate, channels: channels) == bytes)
        #expect(CodecHeaders.aac(sampleRate: rate + 1, channels: channels) == nil)
    }

    @Test("Opus says how much of the beginning is skipped")
    func opus() {
        #expect(
            CodecHeaders.opus(sampleRate: 48_000, channels: 2, delay: .microseconds(2_500))
                == Array("OpusHead".utf8) + [1, 2, 120, 0, 0x80, 0xBB, 0, 0, 0, 0, 0])
    }
}
