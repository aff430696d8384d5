import Testing

@testable import MediaPipeline

@Suite("Where a picture goes in one of another shape")
struct EvenRectangleTests {
    private func place(
        _ width: Double, _ height: Double, turned: PictureTurn = .none, _ fit: VideoFit = .letterbox
    ) -> EvenRectangle {
        EvenRectangle(of: (width, height), turned: turned, fit, within: VideoSize(1280, 720))
    }

    @Test("Whole, in the middle, between even numbers")
    func letterbox() {
        #expect(place(1920, 1080) == EvenRectangle(x: 0, y: 0, width: 1280, height: 720))
        #expect(place(640, 480) == EvenRectangle(x: 160, y: 0, width: 960, height: 720))
        #expect(place(1280, 544) == EvenRectangle(x: 0, y: 88, width: 1280, height: 544))
        #expect(place(1, 100) == EvenRectangle(x: 636, y: 0, width: 6, height: 720))
    }

    @Test("What lies on its side is seen upright")
    func turned() {
        #expect(place(480, 640, turned: PictureTurn(swapsAxes: true)) == place(640, 480))
        #expect(place(640, 480, turned: PictureTurn(mirrorsX: true)) == place(640, 480))
    }

    @Test("Stretched it fills all")
    func stretch() {
        #expect(place(640, 480, .stretch) == EvenRectangle(x: 0, y: 0, width: 1280, height: 720))
    }
}
