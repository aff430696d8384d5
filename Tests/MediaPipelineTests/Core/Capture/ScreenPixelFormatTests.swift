import Testing

@testable import MediaPipeline

@Suite("How a display's pixels lie")
struct ScreenPixelFormatTests {
    private func kind(
        bits: Int, _ red: UInt32, _ green: UInt32, _ blue: UInt32, isBigEndian: Bool = false
    ) throws(PipelineError) -> ScreenPixelFormat.Kind {
        try ScreenPixelFormat(depth: 24, bits: bits, red: red, green: green, blue: blue, isBigEndian: isBigEndian).kind
    }

    @Test("By the masks of its visual and the order of its bytes")
    func known() throws {
        #expect(try kind(bits: 32, 0xff_0000, 0xff00, 0xff) == .bgrx)
        #expect(try kind(bits: 32, 0xff_0000, 0xff00, 0xff, isBigEndian: true) == .xrgb)
        #expect(try kind(bits: 32, 0xff, 0xff00, 0xff_0000) == .rgbx)
        #expect(try kind(bits: 32, 0xff, 0xff00, 0xff_0000, isBigEndian: true) == .xbgr)
        #expect(try kind(bits: 24, 0xff_0000, 0xff00, 0xff) == .bgr24)
        #expect(try kind(bits: 32, 0x3ff0_0000, 0xffc00, 0x3ff) == .x2rgb10)
        #expect(try kind(bits: 16, 0xf800, 0x7e0, 0x1f) == .rgb565)
        #expect(try kind(bits: 16, 0x7c00, 0x3e0, 0x1f) == .rgb555)
    }

    @Test("A palette's colours can't be captured, and that is said")
    func unknown() {
        let error = #expect(throws: PipelineError.self) { try kind(bits: 8, 0, 0, 0) }
        #expect(error?.code == .captureUnavailable)
        #expect(throws: PipelineError.self) { try kind(bits: 16, 0xf800, 0x7e0, 0x1f, isBigEndian: true) }
    }

    @Test("A pixel has room for its colours", arguments: ScreenPixelFormat.Kind.allCases)
    func room(kind: ScreenPixelFormat.Kind) {
        let format = ScreenPixelFormat(kind)
        #expect(format.channels.count == 3)
        #expect(format.channels.allSatisfy { Int($0.shift + $0.bits) <= 8 * format.bytesPerPixel })
    }
}
