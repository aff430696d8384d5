import Testing

@testable import CastRemote

@Suite struct QRCodeTests {
    private static let isInstalled = (try? QRCode("a")) != nil

    @Test(.enabled(if: isInstalled)) func aLinkBecomesACodeWithItsThreeCorners() throws {
        let code = try QRCode("http://192.168.1.7:8020/#t=ABCDEFGHIJKLMNOPQRSTUV")
        #expect(code.dark.count == code.width * code.width && code.width >= 25)
        // ISO/IEC 18004, 6.3.3: seven dark squares, a light one in their place but one.
        for (row, column) in [(0, 0), (0, code.width - 7), (code.width - 7, 0)] {
            #expect((0..<7).allSatisfy { code.dark[row * code.width + column + $0] })
            #expect(!code.dark[(row + 1) * code.width + column + 1])
        }
    }

    @Test(.enabled(if: isInstalled)) func whatIsTooLongIsSaid() {
        #expect(throws: QRCode.Fault.tooLong) { try QRCode(String(repeating: "a", count: 5_000)) }
        #expect(throws: QRCode.Fault.tooLong) { try QRCode("a\0b") }
    }
}
