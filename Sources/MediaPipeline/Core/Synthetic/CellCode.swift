/// A number drawn as a row of cells, which a program can read from pixels even after scaling and lossy encoding.
///
/// The time code of the demo's film has this form. A sync cell (white) and a gap (black) come first, then a cell for
/// each bit, most significant bit first. Each cell has two halves: the upper one is white for a 1, the lower one for a
/// 0. So anything that is drawn over the cell is noticed. Positions are those in a picture of 1280 by 720.
///
///     ████      ▄▄▄▄ ▀▀▀▀ ▄▄▄▄ ...
///     sync gap  0    1    0
package struct CellCode: Hashable, Sendable {
    /// Tenths of a second modulo 2048, at the place and in the form of the demo's film.
    package static let time = CellCode(bitCount: 11, upperY: 30)
    /// The frame's number modulo 2^20.
    package static let counter = CellCode(bitCount: 20, upperY: 110)

    package let bitCount: Int
    package let upperY: Int

    package static let cellWidth = 30
    package static let cellPitch = 34
    package static let halfHeight = 22
    package static let originX = 40
    package static let margin = 8
    package var lowerY: Int { upperY + 26 }

    package func draw(_ value: Int, on scene: SceneCanvas) {
        let height = lowerY - upperY + Self.halfHeight
        scene.fill(
            x: Self.originX - Self.margin, y: upperY - Self.margin, width: (bitCount + 2) * Self.cellPitch + 18,
            height: height + 2 * Self.margin, .black)
        scene.fill(x: Self.originX, y: upperY, width: Self.cellWidth, height: height, .white)
        for bit in 0..<bitCount {
            let isOne = value >> (bitCount - 1 - bit) & 1 == 1
            scene.fill(
                x: Self.originX + (bit + 2) * Self.cellPitch, y: isOne ? upperY : lowerY, width: Self.cellWidth,
                height: Self.halfHeight, .white)
        }
    }

    /// Returns nil if the picture has no complete code. `luma` gives 0 to 255 for a position in a picture of 1280 by
    /// 720.
    package func read(luma: (_ x: Int, _ y: Int) -> Int) -> Int? {
        func half(_ cell: Int, _ y: Int) -> Bool? {
            let value = luma(Self.originX + cell * Self.cellPitch + Self.cellWidth / 2, y + Self.halfHeight / 2)
            return value > 170 ? true : value < 85 ? false : nil
        }
        guard half(0, upperY) == true, half(0, lowerY) == true, half(1, upperY) == false, half(1, lowerY) == false
        else { return nil }
        var value = 0
        for cell in 2..<(bitCount + 2) {
            guard let upper = half(cell, upperY), let lower = half(cell, lowerY), upper != lower else { return nil }
            value = value << 1 | (upper ? 1 : 0)
        }
        return value
    }
}
