import Testing

@testable import MediaPipeline

@Suite("Windows that are left out")
struct ExcludedAreasTests {
    private func area(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> ScreenRectangle {
        ScreenRectangle(x: x, y: y, width: width, height: height)
    }

    @Test("Where one was and where it is are captured anew when it moves, and only then")
    func changes() {
        var areas = ExcludedAreas()
        #expect(areas.replace(with: []) == [])
        #expect(areas.replace(with: [area(0, 0, 10, 10)]) == [area(0, 0, 10, 10)])
        #expect(areas.replace(with: [area(0, 0, 10, 10)]) == [])
        #expect(areas.replace(with: [area(5, 0, 10, 10)]) == [area(0, 0, 10, 10), area(5, 0, 10, 10)])
        #expect(areas.replace(with: []) == [area(5, 0, 10, 10)])
    }

    @Test("On a monitor it is counted from the monitor's corner, as far as it is there")
    func inside() {
        var areas = ExcludedAreas()
        _ = areas.replace(with: [area(90, 10, 20, 20), area(500, 0, 5, 5)])
        #expect(areas.inside(area(100, 0, 100, 100)) == [area(0, 10, 10, 20)])
    }
}
