import Testing

@testable import marquee

@Suite struct TimeCodeTests {
    /// Draws what the film's filters draw.
    func picture(tenths: Int, brokenBit: Int? = nil, background: UInt8 = 0) throws -> Picture {
        let (width, height) = (600, 120)
        var rgb = [UInt8](repeating: background, count: width * height * 3)
        func fill(x: Int, y: Int, width boxWidth: Int, height boxHeight: Int, _ value: UInt8) {
            for row in y..<(y + boxHeight) {
                for column in x..<(x + boxWidth) {
                    let index = (row * width + column) * 3
                    rgb.replaceSubrange(index..<(index + 3), with: [value, value, value])
                }
            }
        }
        fill(x: 32, y: 22, width: 460, height: 64, 0)
        fill(x: TimeCode.cellX(0), y: TimeCode.upperY, width: TimeCode.cellWidth, height: 48, 255)
        for bit in 0..<TimeCode.bitCount {
            let isSet = tenths >> (TimeCode.bitCount - 1 - bit) & 1 == 1
            let x = TimeCode.cellX(bit + 2)
            if isSet || bit == brokenBit {
                fill(x: x, y: TimeCode.upperY, width: TimeCode.cellWidth, height: TimeCode.halfHeight, 255)
            }
            if !isSet || bit == brokenBit {
                fill(x: x, y: TimeCode.lowerY, width: TimeCode.cellWidth, height: TimeCode.halfHeight, 255)
            }
        }
        return try #require(Picture(width: width, height: height, rgb: rgb))
    }

    @Test("Every tenth of the film's minute reads back", arguments: [0, 1, 9, 234, 511, 599, 600, 2047])
    func readsBack(tenths: Int) throws {
        #expect(TimeCode.read(try picture(tenths: tenths)) == Double(tenths) / 10)
    }

    @Test("A code with a cell that is neither 0 nor 1 is no code")
    func brokenCell() throws {
        #expect(TimeCode.read(try picture(tenths: 234, brokenBit: 3)) == nil)
    }

    @Test("The number of a mirrored picture reads back, beside the time code", arguments: [0, 1, 300, 0xFFFFF])
    func frameCounter(counter: Int) throws {
        let (width, height) = (820, 170)
        var rgb = [UInt8](repeating: 0, count: width * height * 3)
        func fill(cell: Int, y: Int) {
            for row in y..<(y + TimeCode.halfHeight) {
                let start = (row * width + TimeCode.cellX(cell)) * 3
                for index in start..<(start + TimeCode.cellWidth * 3) { rgb[index] = 255 }
            }
        }
        fill(cell: 0, y: FrameCounter.upperY)
        fill(cell: 0, y: FrameCounter.lowerY)
        for bit in 0..<FrameCounter.bitCount {
            let isSet = counter >> (FrameCounter.bitCount - 1 - bit) & 1 == 1
            fill(cell: bit + 2, y: isSet ? FrameCounter.upperY : FrameCounter.lowerY)
        }
        let picture = try #require(Picture(width: width, height: height, rgb: rgb))
        #expect(FrameCounter.read(picture) == counter)
        #expect(TimeCode.read(picture) == nil)
    }

    @Test("A picture without a code has none", arguments: [UInt8(0), 128, 255])
    func noCode(value: UInt8) throws {
        let blank = try #require(Picture(width: 600, height: 120, rgb: Array(repeating: value, count: 600 * 120 * 3)))
        #expect(TimeCode.read(blank) == nil)
    }

    @Test("A picture that is too small has none, and no pixel outside is read")
    func tooSmall() throws {
        let small = try #require(Picture(width: 10, height: 10, rgb: Array(repeating: 255, count: 300)))
        #expect(TimeCode.read(small) == nil)
        #expect(small.luma(x: 10, y: 0) == nil)
        #expect(small.luma(x: 0, y: -1) == nil)
        #expect(small.brightPixelCount(rows: 5..<20) == 50)
    }

    @Test("A picture whose bytes do not fit its size is none")
    func wrongSize() {
        #expect(Picture(width: 2, height: 2, rgb: [0, 0, 0]) == nil)
        #expect(Picture(width: -1, height: -1, rgb: [0, 0, 0]) == nil)
    }
}
