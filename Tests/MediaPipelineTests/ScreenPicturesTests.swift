import Testing

@testable import MediaPipeline


@Suite("A screen's pictures in an encoder's size")
struct ScreenPicturesTests {
    /// Columns of two colours by turns, each `wide` pixels.
    private func stripes(_ size: VideoSize, wide: Int, _ one: UInt32, _ other: UInt32) -> [UInt32] {
        (0..<size.width * size.height).map { $0 % size.width / wide % 2 == 0 ? one : other }
    }

    private func planes(
        _ pictures: ScreenPictures, _ pixels: [UInt32], at time: Duration = .zero
    ) throws -> [(bytes: [UInt8], width: Int)] {
        let stride = pictures.source.width * 4
        let frame = try pixels.withUnsafeBytes {
            try pictures.picture(of: #require($0.baseAddress), stride: stride, .blueFirst, at: time)
        }
        return frame.withPlanes { $0.map { ($0.packed, $0.bytesPerRow) } }
    }

    @Test(
        "One colour stays that colour in each size, and bars around it are black",
        arguments: [
            (VideoSize(96, 54), VideoSize(64, 36)), (VideoSize(37, 21), VideoSize(64, 36)),
            (VideoSize(300, 300), VideoSize(64, 36)), (VideoSize(64, 36), VideoSize(64, 36)),
            (VideoSize(64, 20), VideoSize(64, 36)), (VideoSize(1000, 40), VideoSize(64, 36)),
        ])
    func colour(source: VideoSize, size: VideoSize) throws {
        let pixels = [UInt32](repeating: 0xff_0000, count: source.width * source.height)
        let planes = try planes(ScreenPictures(of: source, to: size), pixels)
        let inner = EvenRectangle(
            of: (Double(source.width), Double(source.height)), turned: .none, .letterbox, within: size)
        for y in 0..<size.height {
            for x in 0..<size.width {
                let isInside =
                    (inner.x..<inner.x + inner.width).contains(x) && (inner.y..<inner.y + inner.height).contains(y)
                let (luma, v) = (planes[0].bytes[y * size.width + x], planes[2].bytes[y / 2 * (size.width / 2) + x / 2])
                #expect(isInside ? abs(Int(luma) - 63) <= 1 && abs(Int(v) - 240) <= 1 : luma == 16 && v == 128)
            }
        }
    }

    @Test("Lines that are thinner than a pixel become their mean, all over the picture")
    func thin() throws {
        let source = VideoSize(192, 36)
        let pixels = stripes(source, wide: 1, 0xff_ffff, 0)
        let planes = try planes(ScreenPictures(of: source, to: VideoSize(96, 18)), pixels)
        #expect(planes[0].bytes.allSatisfy { abs(Int($0) - 126) <= 1 })
    }

    @Test("Only what has changed is made anew, and the rest is that of the picture before")
    func changes() throws {
        let (source, size) = (VideoSize(96, 540), VideoSize(64, 360))
        let pictures = ScreenPictures(of: source, to: size)
        let dark = [UInt32](repeating: 0, count: source.width * source.height)
        let bright = [UInt32](repeating: 0xff_ffff, count: dark.count)
        _ = try planes(pictures, dark)
        // All is bright by now, but only some rows are told of.
        pictures.note([150..<153], cursor: nil)
        let luma = try planes(pictures, bright, at: .seconds(1))[0].bytes
        let rows = (0..<size.height).map { luma[$0 * size.width] }
        #expect(rows[100] == 235 && rows[101] == 235, "rows 150 to 152 are seen in 100 and 101")
        #expect(rows[0] == 16 && rows[70] == 16 && rows[140] == 16 && rows[359] == 16)
        pictures.note([], cursor: ScreenRectangle(x: 3, y: 0, width: 4, height: 2))
        #expect(try planes(pictures, bright, at: .seconds(2))[0].bytes[0] == 235, "under the pointer")
        pictures.note([0..<source.height], cursor: nil)
        #expect(try planes(pictures, bright, at: .seconds(3))[0].bytes.allSatisfy { $0 == 235 })
    }
}
