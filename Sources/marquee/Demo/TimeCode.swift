/// The time code in the image of the demo's film. It tells a program the current position from pixels alone.
///
/// The code has a sync cell (white), a gap (black), and eleven cells for the tenths of a second, most significant bit
/// first. Each cell has two halves: for a 1 the upper half is white, for a 0 the lower half. Anything drawn over a cell
/// is therefore noticed.
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

    /// The position in seconds, with a precision of 0.1 s; nil if the image has no complete code.
    static func read(_ picture: Picture) -> Double? {
        number(picture, bits: bitCount, upperY: upperY, lowerY: lowerY).map { Double($0) / 10 }
    }

    /// The number in a row of cells; nil if the row is incomplete.
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

/// The frame number in a mirrored synthetic frame, in cells like those of the time code and right below them. The frame
/// number divided by the frame rate is the time at which the frame was made.
enum FrameCounter {
    static let bitCount = 20
    static let upperY = 110
    static let lowerY = 136

    /// Nil if the image has no complete number.
    static func read(_ picture: Picture) -> Int? {
        TimeCode.number(picture, bits: bitCount, upperY: upperY, lowerY: lowerY)
    }
}
