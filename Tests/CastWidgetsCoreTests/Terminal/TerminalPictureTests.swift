import Testing

@testable import CastWidgetsCore

@Suite struct TerminalPictureTests {
    static func png(_ width: UInt32, _ height: UInt32, tail: Int = 8) -> [UInt8] {
        func bytes(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + bytes(width)
            + bytes(height) + Array(repeating: 0, count: tail)
    }

    private let jpeg: [UInt8] = [
        0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC4, 0, 2, 0xFF, 0xC0, 0, 11, 8, 1, 0xE0, 2, 0x80, 3, 0, 0,
    ]

    private func picture(
        _ bytes: [UInt8], columns: Int = 40, rows: Int = 20, kitty: Bool = true, inline: Bool = false
    ) -> TerminalPicture? {
        var capabilities = TerminalCapabilities()
        (capabilities.showsKittyPictures, capabilities.showsInlinePictures) = (kitty, inline)
        return TerminalPicture(
            name: "a", bytes: bytes, place: TerminalPlace(row: 2, column: 0),
            box: TerminalSize(columns: columns, rows: rows), capabilities: capabilities)
    }

    @Test func aPictureFillsItsBoxInItsOwnProportions() throws {
        let wide = try #require(picture(Self.png(1600, 900)))
        #expect(wide.columns == 40 && wide.rows == 11)
        let high = try #require(picture(Self.png(600, 900)))
        #expect(high.columns == 27 && high.rows == 20)
        let line = try #require(picture(Self.png(10_000, 1)))
        #expect(line.columns == 40 && line.rows == 1)
        #expect(picture(jpeg, kitty: false, inline: true)?.way == .inline)
        #expect(PictureSize(of: jpeg)?.width == 640 && PictureSize(of: jpeg)?.height == 480)
        #expect(PictureSize(of: Array("GIF89a".utf8) + [0x40, 1, 0xF0, 0])?.pixels == 320 * 240)
    }

    @Test func whatATerminalCanNotShowOrIsTooLargeIsNone() {
        #expect(picture(Self.png(16, 9), kitty: false) == nil)
        // kitty's protocol has PNG alone.
        #expect(picture(jpeg) == nil)
        #expect(picture(Self.png(0, 9)) == nil && picture(Self.png(16, 100_000)) == nil)
        // A bomb: few bytes, and more pixels than a terminal should unfold.
        #expect(picture(Self.png(60_000, 60_000)) == nil)
        #expect(picture(Self.png(16, 9, tail: TerminalPicture.byteLimit)) == nil)
        #expect(picture(Array("<svg onload='x'/>".utf8)) == nil && picture([]) == nil)
        for count in 0..<jpeg.count { #expect(picture(Array(jpeg[..<count]), inline: true) == nil || count >= 21) }
    }

    @Test func itIsWrittenInPiecesAndTakenAway() throws {
        var capabilities = TerminalCapabilities()
        capabilities.showsKittyPictures = true
        var painter = TerminalPainter(capabilities: capabilities)
        var screen = TerminalScreen(size: TerminalSize(columns: 60, rows: 24))
        let placed = try #require(picture(Self.png(16, 9, tail: 5_000)))
        screen.picture = placed
        let frame = String(decoding: painter.paint(screen), as: UTF8.self)
        let pieces = frame.split(separator: "\u{1B}_G").dropFirst(2)
        #expect(pieces.count == 2)
        #expect(pieces.first?.hasPrefix("a=T,f=100,t=d,i=1,p=1,c=40,r=11,C=1,q=2,m=1;iVBORw0KGgo") == true)
        #expect(pieces.last?.hasPrefix("m=0;") == true)
        #expect(painter.paint(screen) == [])
        screen.picture = nil
        #expect(String(decoding: painter.paint(screen), as: UTF8.self).contains("\u{1B}_Ga=d,d=A,q=2\u{1B}\\"))
    }

    @Test func anInlinePictureIsWrittenAgainWhereARowAcrossItWasAndCellsBelowItAreCleared() throws {
        var capabilities = TerminalCapabilities()
        capabilities.showsInlinePictures = true
        var painter = TerminalPainter(capabilities: capabilities)
        var screen = TerminalScreen(size: TerminalSize(columns: 60, rows: 24))
        let placed = try #require(picture(Self.png(16, 9), kitty: false, inline: true))
        screen.picture = placed
        let frame = String(decoding: painter.paint(screen), as: UTF8.self)
        #expect(frame.contains("\u{1B}[3;1H\u{1B}]1337;File=inline=1;size=32;width=40;height=11;"))
        screen.put(TerminalText(cells: TerminalLetters.cells("plain")), row: 3, column: 42)
        #expect(!String(decoding: painter.paint(screen), as: UTF8.self).contains("1337"))
        screen.put(TerminalText(cells: TerminalLetters.cells("👨‍👩‍👧‍👦")), row: 3, column: 42)
        #expect(String(decoding: painter.paint(screen), as: UTF8.self).contains("1337"))
        screen.picture = nil
        let gone = String(decoding: painter.paint(screen), as: UTF8.self)
        #expect(gone.components(of: "\u{1B}[2K") >= 11 && !gone.contains("1337"))
    }
}

extension String {
    fileprivate func components(of part: String) -> Int {
        var (count, rest) = (0, self[...])
        while let range = rest.firstRange(of: part) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }
}
