import Testing

@testable import MediaPipeline

/// No graphics card is here: one is played by software that, from a certain bitrate on, can't be opened.
@Suite("A graphics card that fails while it encodes")
struct EncoderFallbackTests {
    private static let ceiling = 1_000_000

    private var card: EncoderRecipe {
        EncoderRecipe(
            name: "libx264", codec: .h264, hardware: .own, layouts: [.nv12, .i420], bitrateChange: .byReopening,
            options: { [("preset", $0.bitrate > Self.ceiling ? "none such" : "superfast"), ("tune", "zerolatency")] })
    }

    private func encoder(_ recipes: [EncoderRecipe]) throws -> VideoEncoder {
        try VideoEncoder(
            VideoEncoderConfiguration(codec: .h264, size: smallSize, bitrate: 500_000), recipes: recipes)
    }

    @Test func softwareGoesOnWithAKeyFrame() throws {
        let encoder = try encoder([card] + EncoderRecipe.candidates(for: .h264, .never))
        let decoder = try VideoDecoder(codec: .h264)
        var keys: [Int] = []
        var decoded = 0
        #expect(encoder.encoder.isHardware)
        for (index, frame) in try Pictures.synthetic(8).enumerated() {
            if index == 4 { encoder.bitrate = 2 * Self.ceiling }
            for picture in try encoder.encode(frame) {
                if picture.isKeyFrame { keys.append(index) }
                #expect(picture.presentationTime == frame.presentationTime)
                decoded += try decoder.decode(picture.bytes, at: picture.presentationTime).count
            }
        }
        decoded += try decoder.finish().count
        #expect(keys == [0, 4])
        #expect(decoded == 8)
        #expect(!encoder.encoder.isHardware && encoder.bitrate == 2 * Self.ceiling)
    }

    @Test func whereACardIsRequiredItsFailureIsTold() throws {
        let encoder = try encoder([card])
        let frames = try Pictures.synthetic(2)
        _ = try encoder.encode(frames[0])
        encoder.bitrate = 2 * Self.ceiling
        let error = #expect(throws: PipelineError.self) { try encoder.encode(frames[1]) }
        #expect(error?.code == .encoderUnavailable)
    }
}
