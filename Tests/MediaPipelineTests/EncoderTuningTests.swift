import Testing

@testable import MediaPipeline

@Suite("Pictures encoded as what they are")
struct EncoderTuningTests {
    private let size = VideoSize(640, 360)

    /// Strokes as thin as letters', others for each `page`.
    private func page(_ page: Int, at time: Duration) throws -> VideoFrame {
        try VideoFramePool(size: size).makeFrame(at: time) { canvas in
            var state = UInt32(truncatingIfNeeded: page &* 7_919 + 1)
            for y in 0..<size.height {
                for x in 0..<size.width / 2 {
                    state = state &* 1_664_525 &+ 1_013_904_223
                    let isStroke = y / 4 % 3 != 2 && state >> 24 < 90
                    canvas.planes[0].fill(y, x * 2..<x * 2 + 2, isStroke ? 16 : 235)
                }
            }
            for plane in canvas.planes.dropFirst() {
                for y in 0..<plane.rows { plane.fill(y, 0..<plane.bytesPerRow, 128) }
            }
        }
    }

    /// How like the first page, another one after a pause, and that page once more come out.
    private func likenesses(_ tuning: PictureTuning, _ codec: VideoCodec) throws -> [Double] {
        let encoder = try VideoEncoder(
            VideoEncoderConfiguration(
                codec: codec, size: size, bitrate: 1_000_000, frameRate: 15, hardware: .never, tuning: tuning))
        let decoder = try VideoDecoder(codec: codec)
        let second = try page(2, at: .seconds(2))
        return try [page(1, at: .zero), second, second.at(.milliseconds(2_125))].flatMap { frame in
            try encoder.encode(frame).flatMap { try decoder.decode($0.bytes, at: $0.presentationTime) }
                .map { Pictures.psnr(frame, $0) }
        }
    }

    @Test("Text is sharper than motion at the same bitrate", arguments: [VideoCodec.vp8, .vp9, .h264])
    func sharper(codec: VideoCodec) throws {
        let (text, motion) = (try likenesses(.text, codec), try likenesses(.motion, codec))
        try #require(text.count == 3 && motion.count == 3)
        // The first picture of all is small enough here for both.
        #expect(text[1] > motion[1] + 2, "\(text) \(motion)")
    }

    @Test("What stays is encoded once more, much finer", arguments: [VideoCodec.vp8, .vp9])
    func refined(codec: VideoCodec) throws {
        let text = try likenesses(.text, codec)
        try #require(text.count == 3)
        #expect(text[2] > text[1] + 3, "\(text)")
    }
}
