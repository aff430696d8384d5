/// The time code that the demo's film carries in its picture, so that a program can tell from pixels alone which moment
/// is being shown.
///
/// A sync cell (white) and a gap (black), then eleven cells for the tenths of a second, most significant bit first.
/// Each cell has two halves: the upper is white for a 1, the lower for a 0, so that anything drawn over it is noticed.
///
///     ████      ▄▄▄▄ ▀▀▀▀ ▄▄▄▄ ...
///     sync gap  0    1    0
enum TimeCode {
    static let bitCount = 11
    static let cellWidth = 30
    static let cellPitch = 34
    static let halfHeight = 22
    static let originX = 40
    static let upperY = 30
    static let lowerY = 56

    static func cellX(_ index: Int) -> Int { originX + index * cellPitch }

    /// Seconds into the film, to a tenth; nil where the picture holds no whole code.
    static func read(_ picture: Picture) -> Double? {
        number(picture, bits: bitCount, upperY: upperY, lowerY: lowerY).map { Double($0) / 10 }
    }

    /// The number of a row of such cells; nil where there is no whole one.
    static func number(_ picture: Picture, bits: Int, upperY: Int, lowerY: Int) -> Int? {
        guard isWhite(picture, cell: 0, y: upperY), isWhite(picture, cell: 0, y: lowerY),
            isBlack(picture, cell: 1, y: upperY), isBlack(picture, cell: 1, y: lowerY)
        else { return nil }
        var number = 0
        for cell in 2..<(bits + 2) {
            if isWhite(picture, cell: cell, y: upperY), isBlack(picture, cell: cell, y: lowerY) {
                number = number * 2 + 1
            } else if isBlack(picture, cell: cell, y: upperY), isWhite(picture, cell: cell, y: lowerY) {
                number *= 2
            } else {
                return nil
            }
        }
        return number
    }

    private static func isWhite(_ picture: Picture, cell: Int, y: Int) -> Bool {
        luma(picture, cell: cell, y: y).map { $0 > 170 } ?? false
    }

    private static func isBlack(_ picture: Picture, cell: Int, y: Int) -> Bool {
        luma(picture, cell: cell, y: y).map { $0 < 85 } ?? false
    }

    private static func luma(_ picture: Picture, cell: Int, y: Int) -> Int? {
        picture.luma(x: cellX(cell) + cellWidth / 2, y: y + halfHeight / 2)
    }
}

/// The number of a mirrored synthetic picture, in cells like those of the time code and right below them: its frame
/// number divided by the frame rate is the moment at which it was made.
enum FrameCounter {
    static let bitCount = 20
    static let upperY = 110
    static let lowerY = 136

    /// Nil where the picture holds no whole one.
    static func read(_ picture: Picture) -> Int? {
        TimeCode.number(picture, bits: bitCount, upperY: upperY, lowerY: lowerY)
    }
}
