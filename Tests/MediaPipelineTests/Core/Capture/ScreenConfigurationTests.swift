import Testing

@testable import MediaPipeline

@Suite("The size of a screen's pictures")
struct ScreenConfigurationTests {
    private let fullHD = VideoSize(1_920, 1_080)

    @Test(
        "A screen's own where it is to be kept and fits, else what fits of its shape, in even numbers",
        arguments: [
            (VideoSize(1_366, 768), VideoSize(1_366, 768)), (VideoSize(1_920, 1_080), VideoSize(1_920, 1_080)),
            (VideoSize(3_840, 2_160), VideoSize(1_920, 1_080)), (VideoSize(1_920, 1_200), VideoSize(1_728, 1_080)),
            (VideoSize(123, 719), VideoSize(124, 720)), (VideoSize(5_000, 3), VideoSize(1_920, 2)),
        ])
    func own(screen: VideoSize, size: VideoSize) {
        let configuration = ScreenConfiguration(target: .screen(nil), size: fullHD, keepsOwnSize: true)
        #expect(configuration.pictureSize(of: screen) == size)
        #expect(ScreenConfiguration(target: .screen(nil), size: fullHD).pictureSize(of: screen) == fullHD)
    }

    @Test("A small window may grow")
    func window() {
        let configuration = ScreenConfiguration(target: .window(1), size: fullHD, keepsOwnSize: true)
        #expect(configuration.pictureSize(of: VideoSize(400, 300)) == VideoSize(1_280, 720))
        #expect(configuration.pictureSize(of: VideoSize(1_600, 900)) == VideoSize(1_600, 900))
    }
}
