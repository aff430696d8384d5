/// How a picture is turned before it is seen: one of the eight ways in which a rectangle lies. Cameras write down how
/// they were held, and leave the pictures as they were.
package struct PictureTurn: Hashable, Sendable {
    package static let none = PictureTurn()

    /// Rows become columns, first of all.
    package var swapsAxes = false
    /// Then left and right change places,
    package var mirrorsX = false
    /// and top and bottom.
    package var mirrorsY = false

    package init(swapsAxes: Bool = false, mirrorsX: Bool = false, mirrorsY: Bool = false) {
        (self.swapsAxes, self.mirrorsX, self.mirrorsY) = (swapsAxes, mirrorsX, mirrorsY)
    }

    /// By a display matrix (libavutil/display.h), nine numbers a, b, u, c, d, v, x, y, w:
    ///
    ///     x' = a x + c y + ...,  y' = b x + d y + ...
    ///
    /// Angles between quarters are taken to the nearer one.
    package init(displayMatrix matrix: UnsafePointer<Int32>) {
        func number(_ index: Int) -> Int64 { Int64(matrix[index]) }
        let (a, b, c, d) = (number(0), number(1), number(3), number(4))
        swapsAxes = abs(b) + abs(c) > abs(a) + abs(d)
        mirrorsX = (swapsAxes ? c : a) < 0
        mirrorsY = (swapsAxes ? b : d) < 0
    }

    /// By the number that Wayland and PipeWire have for how a screen's picture lies in memory: quarters of a turn against
    /// the clock, and 4 more where it is mirrored. Others are none.
    package init(quarters number: UInt32) {
        switch number {
        case 1: self.init(swapsAxes: true, mirrorsX: true)
        case 2: self.init(mirrorsX: true, mirrorsY: true)
        case 3: self.init(swapsAxes: true, mirrorsY: true)
        case 4: self.init(mirrorsX: true)
        case 5: self.init(swapsAxes: true)
        case 6: self.init(mirrorsY: true)
        case 7: self.init(swapsAxes: true, mirrorsX: true, mirrorsY: true)
        default: self.init()
        }
    }

    /// How large a picture is seen that lies in `size`; and the other way round.
    package func size(of size: VideoSize) -> VideoSize { swapsAxes ? VideoSize(size.height, size.width) : size }

    /// Copies a plane turned.
    ///
    /// - Parameters:
    ///   - source: samples of `width` bytes.
    ///   - target: has room for as many columns as `source` has rows, where axes are swapped.
    package func copy(_ source: VideoPlane, to target: UnsafeMutablePointer<UInt8>, stride: Int, width: Int) {
        guard let from = source.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
        let (columns, rows) = (source.bytesPerRow / width, source.rows)
        let (lastX, lastY) = swapsAxes ? (rows - 1, columns - 1) : (columns - 1, rows - 1)
        let first = target + (mirrorsX ? lastX * width : 0) + (mirrorsY ? lastY * stride : 0)
        let (stepX, stepY) = (mirrorsX ? -width : width, mirrorsY ? -stride : stride)
        let (perColumn, perRow) = swapsAxes ? (stepY, stepX) : (stepX, stepY)
        // By tiles, so that what is read and what is written both stay in the processor's cache.
        let tile = 32
        for top in Swift.stride(from: 0, to: rows, by: tile) {
            for left in Swift.stride(from: 0, to: columns, by: tile) {
                for y in top..<min(top + tile, rows) {
                    var read = from + y * source.stride + left * width
                    var write = first + y * perRow + left * perColumn
                    for _ in left..<min(left + tile, columns) {
                        write[0] = read[0]
                        if width == 2 { write[1] = read[1] }
                        read += width
                        write += perColumn
                    }
                }
            }
        }
    }
}
