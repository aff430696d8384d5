import Testing

@testable import MediaPipeline

@Suite("Which encoders are tried, and how they are set")
struct EncoderChoiceTests {
    private func names(_ codec: VideoCodec, _ use: HardwareUse) -> [String] {
        EncoderRecipe.candidates(for: codec, use).map(\.name)
    }

    @Test("Cards before software, and as the caller wants")
    func order() {
        #expect(names(.h264, .preferred) == ["h264_nvenc", "h264_vaapi", "libx264"])
        #expect(names(.h264, .required) == ["h264_nvenc", "h264_vaapi"])
        #expect(names(.h264, .never) == ["libx264"])
        for codec in VideoCodec.allCases { #expect(names(codec, .never).count == 1, "software for each") }
    }

    @Test("One thread where it is fast enough")
    func threads() {
        func count(_ codec: VideoCodec, _ size: VideoSize, of processors: Int, wanted: Int? = nil) -> Int {
            VideoEncoderConfiguration(codec: codec, size: size, bitrate: 1_000_000, threads: wanted)
                .threadCount(of: processors)
        }
        let (small, large, huge) = (VideoSize(1280, 720), VideoSize(1920, 1080), VideoSize(3840, 2160))
        #expect(count(.vp8, large, of: 8) == 1 && count(.vp8, huge, of: 8) == 4)
        #expect(count(.vp9, small, of: 8) == 1 && count(.vp9, large, of: 8) == 4 && count(.vp9, large, of: 2) == 2)
        #expect(count(.vp9, large, of: 0) == 1 && count(.vp9, small, of: 1, wanted: 3) == 3)
    }

    @Test("What can't be encoded is refused before anything is opened")
    func refused() {
        func refuses(_ size: VideoSize, rate: Double = 30, threads: Int? = nil) -> Bool {
            let configuration = VideoEncoderConfiguration(
                codec: .vp8, size: size, bitrate: 1_000_000, frameRate: rate, threads: threads)
            do {
                try configuration.check()
                return false
            } catch {
                return error.code == .badConfiguration
            }
        }
        #expect(!refuses(VideoSize(2, 2)) && refuses(VideoSize(3, 2)) && refuses(VideoSize(2, 16_386)))
        #expect(refuses(VideoSize(2, 2), rate: .nan) && refuses(VideoSize(2, 2), rate: 481))
        #expect(refuses(VideoSize(2, 2), threads: 0) && refuses(VideoSize(2, 2), threads: 65))
    }
}
