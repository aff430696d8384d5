import Testing

@testable import MediaPipeline

@Suite("A pointer over a screen's pixels")
struct CursorPictureTests {
    /// Opaque red, half of white, and nothing.
    private let cursor = CursorPicture(
        size: VideoSize(3, 1), hotspot: (1, 0), pixels: [0xffff_0000, 0x8080_8080, 0])

    /// A black picture of 4 by 2, as bytes.
    private func drawn(_ x: Int, _ y: Int, _ kind: ScreenPixelFormat.Kind) throws -> (with: [UInt8], after: [UInt8]) {
        let format = ScreenPixelFormat(kind)
        let stride = 4 * format.bytesPerPixel + 4
        var bytes = [UInt8](repeating: 0, count: 2 * stride)
        let cursor = try #require(cursor)
        var with: [UInt8] = []
        bytes.withUnsafeMutableBytes { bytes in
            let start = bytes.baseAddress!
            let patch = cursor.draw(
                pointingAt: x, y, on: start, size: VideoSize(4, 2), stride: stride, format)
            with = Array(bytes)
            patch.restore(on: start, stride: stride)
        }
        return (with, bytes)
    }

    @Test("It covers, shines through and leaves, and is gone when it is put back")
    func blended() throws {
        let (with, after) = try drawn(1, 1, .bgrx)
        var expected = [UInt8](repeating: 0, count: 40)
        expected.replaceSubrange(20..<28, with: [0, 0, 255, 0, 128, 128, 128, 0])
        #expect(with == expected)
        #expect(after == [UInt8](repeating: 0, count: 40))
    }

    @Test(
        "In each order of colours",
        arguments: [
            (ScreenPixelFormat.Kind.rgbx, [UInt8](arrayLiteral: 255, 0, 0, 0)), (.xrgb, [0, 255, 0, 0]),
            (.xbgr, [0, 0, 0, 255]), (.bgr24, [0, 0, 255]), (.rgb24, [255, 0, 0]), (.rgb565, [0, 0xf8]),
            (.rgb555, [0, 0x7c]), (.x2rgb10, [0, 0, 0xf0, 0x3f]),
        ])
    func formats(kind: ScreenPixelFormat.Kind, red: [UInt8]) throws {
        #expect(try drawn(1, 0, kind).with.prefix(red.count) == red[...])
    }

    @Test("At the edge a part of it is seen, outside nothing")
    func edges() throws {
        #expect(try drawn(0, 0, .bgrx).with.prefix(4) == [128, 128, 128, 0])
        #expect(try drawn(4, 1, .bgrx).with[32...] == [0, 0, 255, 0, 0, 0, 0, 0])
        for (x, y) in [(-9, 0), (9, 0), (1, -1), (1, 2)] {
            #expect(try drawn(x, y, .bgrx).with.allSatisfy { $0 == 0 })
        }
    }

    @Test("Pictures that are none are refused")
    func refused() {
        #expect(CursorPicture(size: VideoSize(2, 2), hotspot: (0, 0), pixels: [1, 2, 3]) == nil)
        #expect(CursorPicture(size: VideoSize(0, 0), hotspot: (0, 0), pixels: []) == nil)
        #expect(CursorPicture(size: VideoSize(513, 1), hotspot: (0, 0), pixels: .init(repeating: 0, count: 513)) == nil)
    }
}
