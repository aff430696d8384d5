import Testing

@testable import MediaPipeline

@Suite("Which rows of a screen have changed")
struct DamagedRowsTests {
    @Test("A change takes the bands that it lies in; neighbours become one piece")
    func merged() {
        var rows = DamagedRows(size: VideoSize(640, 480))
        #expect(rows.bandHeight == 16 && rows.isEmpty && rows.runs == [])
        rows.add(ScreenRectangle(x: 10, y: 15, width: 1, height: 1))
        #expect(rows.runs == [0..<16])
        rows.add(ScreenRectangle(x: 0, y: 16, width: 640, height: 17))
        #expect(rows.runs == [0..<48])
        rows.add(ScreenRectangle(x: 600, y: 470, width: 100, height: 100))
        #expect(rows.runs == [0..<48, 464..<480])
        rows.addAll()
        #expect(rows.runs == [0..<480])
    }

    @Test("What lies outside of the picture changes nothing")
    func outside() {
        var rows = DamagedRows(size: VideoSize(640, 480))
        for part in [
            ScreenRectangle(x: 640, y: 0, width: 10, height: 10), ScreenRectangle(x: 0, y: 480, width: 10, height: 10),
            ScreenRectangle(x: -10, y: -10, width: 10, height: 10), ScreenRectangle(x: 5, y: 5, width: 0, height: 9),
        ] {
            rows.add(part)
        }
        #expect(rows.isEmpty)
        rows.add(ScreenRectangle(x: -10, y: -10, width: 11, height: 11))
        #expect(rows.runs == [0..<16])
    }

    @Test(
        "However many rectangles, pieces are few, and cover each of them", arguments: [1, 17, 479, 1080, 4321, 16_384])
    func bounded(height: Int) {
        var rows = DamagedRows(size: VideoSize(64, height))
        #expect(rows.bandHeight % 2 == 0)
        let touched = stride(from: 0, to: height, by: 3 * rows.bandHeight)
        for y in touched { rows.add(ScreenRectangle(x: 1, y: y, width: 1, height: 1)) }
        #expect(rows.runs.count <= 32)
        #expect(touched.allSatisfy { y in rows.runs.contains { $0.contains(y) } })
        #expect(rows.runs.allSatisfy { $0.upperBound <= height })
        rows.addAll()
        #expect(rows.runs == [0..<height])
    }
}
