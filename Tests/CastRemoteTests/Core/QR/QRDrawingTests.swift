import Testing

@testable import CastRemote

@Suite struct QRDrawingTests {
    @Test func lightSquaresAreDrawnWithAQuietZoneAround() {
        let lines = QRDrawing.lines(
            [true, false, true, false, true, false, true, true, false], width: 3, style: .plain)
        #expect(lines.count == 6 && lines.allSatisfy { $0.count == QRDrawing.columns(width: 3) })
        #expect(lines[0] == "███████████" && lines[1] == lines[0])
        #expect(lines[2] == "████▄▀▄████" && lines[3] == "████▄▄█████")
        #expect(lines[5] == "▀▀▀▀▀▀▀▀▀▀▀")
    }

    @Test func itCanBeReadBackFromItsHalves() {
        var generator = SystemRandomNumberGenerator()
        let width = 21
        let dark = (0..<width * width).map { _ in Bool.random(using: &generator) }
        let lines = QRDrawing.lines(dark, width: width, style: .plain)
        var read: [Bool] = []
        for row in 0..<width {
            let line = Array(lines[(row + QRDrawing.quietZone) / 2])
            let isUpper = (row + QRDrawing.quietZone) % 2 == 0
            for column in 0..<width {
                let block = line[column + QRDrawing.quietZone]
                read.append(!(block == "█" || block == (isUpper ? "▀" : "▄")))
            }
        }
        #expect(read == dark)
    }

    @Test func colouredSaysBlackAndWhiteAndEndsSo() {
        let lines = QRDrawing.lines([true], width: 1, style: .coloured)
        #expect(lines.allSatisfy { $0.hasPrefix("\u{1B}[38;5;231;48;5;16m") && $0.hasSuffix("\u{1B}[0m") })
        #expect(QRDrawing.lines([true, false], width: 1, style: .plain) == [])
    }
}
