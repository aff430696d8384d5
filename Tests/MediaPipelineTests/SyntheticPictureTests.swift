import Testing

@testable import MediaPipeline

@Suite("The synthetic picture")
struct SyntheticPictureTests {
    @Test("Its number and time are read back at every size and layout",
          arguments: [
              VideoSize(1280, 720), VideoSize(640, 360), VideoSize(320, 180), VideoSize(320, 240),
              VideoSize(1920, 1080),
          ], [PixelLayout.i420, .nv12])
    func readBack(size: VideoSize, layout: PixelLayout) throws {
        let picture = SyntheticPicture(size: size, layout: layout)
        let pool = VideoFramePool(layout: layout, size: size, limit: 1)
        for counter in [0, 1, 29, 30, 12_345, (1 << 20) - 1, 1 << 20, 999_999_999] {
            let time = Duration.milliseconds(100 * counter)
            let frame = try pool.makeFrame(at: time) { picture.draw(counter: counter, time: time, on: $0) }
            #expect(
                SyntheticPicture.read(frame)
                    == SyntheticReading(tenths: counter % 2048, counter: counter % (1 << 20)))
        }
    }

    @Test("Its cells lie where the demo's reader of films looks for them")
    func demoFormat() throws {
        let frame = try Pictures.synthetic(1, size: VideoSize(1280, 720), from: 30 * 12 + 9)[0]
        // 12.3 s: 123 = 0b00001111011, cells of 34 from 40 on, the first for sync, the second a gap.
        let expected = "sync gap 0 0 0 0 1 1 1 1 0 1 1".split(separator: " ")
        frame.withPlanes { planes in
            for (cell, what) in expected.enumerated() {
                let x = 40 + cell * 34 + 15
                let (upper, lower) = (planes[0][x, 41] > 170, planes[0][x, 67] > 170)
                #expect(upper == (what == "sync" || what == "1"), "cell \(cell)")
                #expect(lower == (what == "sync" || what == "0"), "cell \(cell)")
            }
            let edges = [39, 40, 69, 70].map { planes[0][$0, 50] }
            #expect(edges == [16, 235, 235, 16], "the sync cell is as wide as theirs")
        }
    }

    @Test("It is read after VP8 at a low bitrate")
    func lowBitrate() throws {
        let encoder = try VideoEncoder(
            VideoEncoderConfiguration(codec: .vp8, size: smallSize, bitrate: 80_000, hardware: .never))
        let decoder = try VideoDecoder(codec: .vp8)
        var readings: [SyntheticReading?] = []
        for frame in try Pictures.synthetic(45) {
            for picture in try encoder.encode(frame) {
                readings += try decoder.decode(picture.bytes, at: picture.presentationTime)
                    .map(SyntheticPicture.read)
            }
        }
        #expect(readings == (0..<45).map { SyntheticReading(tenths: $0 / 3, counter: $0) })
    }

    @Test("Another picture is not read as one")
    func notSynthetic() throws {
        #expect(SyntheticPicture.read(try Pictures.plain(235, size: smallSize)) == nil)
        #expect(SyntheticPicture.read(try Pictures.plain(16, size: smallSize)) == nil)
        #expect(SyntheticPicture.read(try Pictures.noise(0, pool: VideoFramePool(size: smallSize))) == nil)
    }

    @Test("A cell of which half is covered makes the code unreadable instead of wrong")
    func covered() throws {
        let size = VideoSize(1280, 720)
        let picture = SyntheticPicture(size: size)
        let frame = try VideoFramePool(size: size).makeFrame(at: .zero) { canvas in
            picture.draw(counter: 5, time: .zero, on: canvas)
            SceneCanvas(canvas: canvas).fill(x: 40 + 6 * 34, y: 100, width: 30, height: 40, .white)
        }
        #expect(SyntheticPicture.read(frame) == nil)
    }

    @Test("People read minutes, seconds and tenths, and six digits of the number")
    func text() {
        #expect(SyntheticPicture.clock(0) == "0:00.0")
        #expect(SyntheticPicture.clock(623) == "1:02.3")
        #expect(SyntheticPicture.clock(36_005) == "60:00.5")
        #expect(SyntheticPicture.padded(42) == "000042")
        #expect(SyntheticPicture.padded(1_234_567) == "234567")
    }

    @Test("It moves: no two pictures in a row are alike")
    func moves() throws {
        let frames = try Pictures.synthetic(10)
        for (before, after) in zip(frames, frames.dropFirst()) {
            #expect(Pictures.psnr(before, after) < 40)
        }
    }
}
