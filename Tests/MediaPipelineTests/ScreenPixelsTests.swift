import CPixels
import Testing

@testable import MediaPipeline

@Suite("A display's pixels as encoders take them")
struct ScreenPixelsTests {
    /// The first samples of planes made of 36 by 4 pixels of two colours, left and right: more than vector code takes at
    /// once.
    private func converted(_ left: UInt32, _ right: UInt32, red: Int32 = 16) -> (left: [UInt8], right: [UInt8]) {
        let (width, rows) = (36, 4)
        let pixels = (0..<(width * rows)).map { $0 % width < 18 ? left : right }
        var (luma, u, v) = (
            [UInt8](repeating: 0, count: 40 * rows), [UInt8](repeating: 0, count: 20 * 2),
            [UInt8](repeating: 0, count: 40)
        )
        cpixels_convert(pixels, width * 4, &luma, 40, &u, &v, 20, Int32(width), Int32(rows), red)
        #expect(luma[36..<40] == [0, 0, 0, 0], "nothing is written beside the rows")
        for y in 0..<rows { #expect(luma[40 * y..<40 * y + 18].allSatisfy { $0 == luma[0] }) }
        return ([luma[0], u[0], v[0]], [luma[40 * 3 + 35], u[20 + 17], v[20 + 17]])
    }

    private func isNear(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        zip(one, other).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
    }

    @Test("White, black and the colours are those of BT.709 in limited range")
    func colours() {
        let (white, black) = converted(0x00ff_ffff, 0xff00_0000)
        #expect(white == [235, 128, 128] && black == [16, 128, 128])
        let (red, green) = converted(0xff_0000, 0xff00)
        #expect(isNear(red, [63, 102, 240]) && isNear(green, [173, 42, 26]))
        let (blue, grey) = converted(0xff, 0x80_8080)
        #expect(isNear(blue, [32, 240, 118]) && isNear(grey, [126, 128, 128]))
    }

    @Test("With red first in memory too")
    func redFirst() {
        #expect(converted(0xff_0000, 0xff, red: 0) == converted(0xff, 0xff_0000))
    }

    @Test("Colour is the mean of four pixels")
    func mean() {
        var (luma, u, v) = (
            [UInt8](repeating: 0, count: 4), [UInt8](repeating: 0, count: 1), [UInt8](repeating: 0, count: 1)
        )
        cpixels_convert([0xff_0000, 0, 0, 0] as [UInt32], 8, &luma, 2, &u, &v, 1, 2, 2, 16)
        #expect(luma[1] == 16 && luma[0] > 60)
        #expect(abs(Int(v[0]) - 156) <= 1 && abs(Int(u[0]) - 121) <= 1)
    }
}
