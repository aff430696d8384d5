import Testing

@testable import MediaPipeline

@Suite("How a picture is turned")
struct PictureTurnTests {
    @Test("The display matrix is read as FFmpeg writes it")
    func matrix() {
        func turn(_ a: Int32, _ b: Int32, _ c: Int32, _ d: Int32) -> PictureTurn {
            let unit: Int32 = 1 << 16
            return PictureTurn(displayMatrix: [a * unit, b * unit, 0, c * unit, d * unit, 0, 0, 0, 1 << 30])
        }
        #expect(turn(1, 0, 0, 1) == .none)
        #expect(turn(-1, 0, 0, -1) == PictureTurn(mirrorsX: true, mirrorsY: true))
        #expect(turn(0, 1, -1, 0) == PictureTurn(swapsAxes: true, mirrorsX: true), "a quarter to the right")
        #expect(turn(0, -1, 1, 0) == PictureTurn(swapsAxes: true, mirrorsY: true), "a quarter to the left")
        #expect(turn(0, 0, 0, 0) == .none, "nonsense")
        #expect(PictureTurn(displayMatrix: [.min, .min, 0, .min, .min, 0, 0, 0, 0]).mirrorsX, "more of it")
    }

    @Test("A screen's turn by its number is a quarter against the clock each, mirrored or not")
    func quarters() {
        let turns = (0..<8).map { PictureTurn(quarters: $0) }
        #expect(turns[0] == .none && turns[2] == PictureTurn(mirrorsX: true, mirrorsY: true))
        #expect(turns[1] == PictureTurn(swapsAxes: true, mirrorsX: true), "back by a quarter to the right")
        #expect(turns[3] == PictureTurn(swapsAxes: true, mirrorsY: true))
        #expect(turns[4] == PictureTurn(mirrorsX: true) && Set(turns).count == 8)
        #expect(PictureTurn(quarters: 8) == .none && PictureTurn(quarters: .max) == .none)
    }

    @Test("All of a plane is turned, of any size and width of its samples", arguments: [1, 2], [true, false])
    func planes(width: Int, swapsAxes: Bool) {
        let (columns, rows) = (37, 70)
        let samples = (0..<columns * rows * width).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 / 256) }
        let turn = PictureTurn(swapsAxes: swapsAxes, mirrorsX: true)
        let (wide, high) = swapsAxes ? (rows, columns) : (columns, rows)
        var target = [UInt8](repeating: 0, count: wide * high * width)
        samples.withUnsafeBytes { bytes in
            let plane = VideoPlane(bytes: bytes, stride: columns * width, bytesPerRow: columns * width, rows: rows)
            target.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                turn.copy(plane, to: start, stride: wide * width, width: width)
            }
        }
        for y in 0..<rows {
            for x in 0..<columns {
                let (column, row) = swapsAxes ? (wide - 1 - y, x) : (wide - 1 - x, y)
                for part in 0..<width {
                    guard target[(row * wide + column) * width + part] == samples[(y * columns + x) * width + part]
                    else {
                        Issue.record("the sample at \(x), \(y)")
                        return
                    }
                }
            }
        }
    }
}
