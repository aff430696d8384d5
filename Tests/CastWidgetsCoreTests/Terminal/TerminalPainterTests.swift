import Testing

@testable import CastWidgetsCore

@Suite struct TerminalPainterTests {
    private func screen(_ lines: [String], columns: Int = 20, style: TerminalStyle = .plain) -> TerminalScreen {
        var screen = TerminalScreen(size: TerminalSize(columns: columns, rows: lines.count))
        for (row, line) in lines.enumerated() {
            screen.put(TerminalText(cells: TerminalLetters.cells(line, style: style)), row: row)
        }
        return screen
    }

    private func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test func theFirstFrameClearsAndWritesAllAndTheNextOnlyWhatIsAnother() {
        var painter = TerminalPainter(capabilities: TerminalCapabilities())
        let first = string(painter.paint(screen(["Devices", "", "1:23 / 4:56"])))
        #expect(first.hasPrefix("\u{1B}[0m\u{1B}[2J") && first.contains("Devices") && first.contains("1:23 / 4:56"))
        #expect(painter.paint(screen(["Devices", "", "1:23 / 4:56"])) == [])
        #expect(string(painter.paint(screen(["Devices", "", "1:24 / 4:56"]))) == "\u{1B}[3;4H\u{1B}[0m4\u{1B}[1;1H")
    }

    @Test func twoPlacesFarFromEachOtherAreWrittenAlone() {
        var painter = TerminalPainter(capabilities: TerminalCapabilities())
        _ = painter.paint(screen(["a         b         "]))
        #expect(
            string(painter.paint(screen(["x         y         "]))) == "\u{1B}[1;1H\u{1B}[0mx\u{1B}[1;11Hy\u{1B}[1;1H")
        #expect(string(painter.paint(screen(["z    q    y         "]))) == "\u{1B}[1;1H\u{1B}[0mz    q\u{1B}[1;1H")
    }

    @Test func anotherSizeAndAWishForItWriteAllAgain() {
        var painter = TerminalPainter(capabilities: TerminalCapabilities())
        _ = painter.paint(screen(["same"]))
        #expect(string(painter.paint(screen(["same"], columns: 30))).contains("\u{1B}[2J"))
        painter.forget()
        #expect(string(painter.paint(screen(["same"], columns: 30))).contains("\u{1B}[2J"))
    }

    @Test func aFrameIsHeldBackUntilItIsWholeWhereTheTerminalCan() {
        var capabilities = TerminalCapabilities()
        capabilities.synchronizesOutput = true
        var painter = TerminalPainter(capabilities: capabilities)
        let frame = string(painter.paint(screen(["a"])))
        #expect(frame.hasPrefix("\u{1B}[?2026h") && frame.hasSuffix("\u{1B}[?2026l"))
        #expect(painter.paint(screen(["a"])) == [])
    }

    @Test func aRowWithLettersOfUnsureWidthIsClearedAndThePlaceBehindThemIsSaid() {
        var painter = TerminalPainter(capabilities: TerminalCapabilities())
        _ = painter.paint(screen(["plain"]))
        let frame = string(painter.paint(screen(["a👨‍👩‍👧‍👦b"])))
        #expect(frame.contains("\u{1B}[2K") && frame.contains("👨‍👩‍👧‍👦\u{1B}[1;4Hb"))
        #expect(string(painter.paint(screen(["ab"]))).contains("\u{1B}[2K"))
    }

    @Test func wideLettersAreWrittenWhole() {
        var painter = TerminalPainter(capabilities: TerminalCapabilities())
        _ = painter.paint(screen(["日本"]))
        #expect(string(painter.paint(screen(["日語"]))) == "\u{1B}[1;3H\u{1B}[0m語\u{1B}[1;1H")
        #expect(string(painter.paint(screen(["a 語"]))) == "\u{1B}[1;1H\u{1B}[0ma \u{1B}[1;1H")
        #expect(string(painter.paint(screen(["日語"]))) == "\u{1B}[1;1H\u{1B}[0m日\u{1B}[1;1H")
    }

    @Test func colorsAndAttributesAreThereWhereTheTerminalHasThem() {
        func frame(_ change: (inout TerminalCapabilities) -> Void) -> String {
            var capabilities = TerminalCapabilities()
            change(&capabilities)
            var painter = TerminalPainter(capabilities: capabilities)
            return string(painter.paint(screen(["x"], style: .key)))
        }
        #expect(frame { _ in }.contains("\u{1B}[0;1;36mx"))
        #expect(frame { $0.hasColors = false }.contains("\u{1B}[0;1mx"))
        #expect(
            frame { ($0.hasAttributes, $0.hasColors) = (false, false) } == "\u{1B}[0m\u{1B}[2J\u{1B}[1;1Hx\u{1B}[1;1H")
    }

    @Test func aTerminalThatKnowsLinesAloneIsPrintedThem() {
        var painter = TerminalPainter(capabilities: TerminalCapabilities(environment: ["TERM": "dumb"]))
        #expect(string(painter.paint(screen(["Devices", "", "> Kitchen"]))) == "Devices\r\n> Kitchen\r\n\r\n")
        #expect(painter.paint(screen(["Devices", "> Kitchen", ""])) == [])
    }

    @Test func theCursorAloneMoves() {
        var painter = TerminalPainter(capabilities: TerminalCapabilities())
        var screen = screen(["a", "b"])
        _ = painter.paint(screen)
        screen.cursor = TerminalPlace(row: 1, column: 0)
        #expect(string(painter.paint(screen)) == "\u{1B}[0m\u{1B}[2;1H")
    }
}
