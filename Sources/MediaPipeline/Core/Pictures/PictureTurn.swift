/// How a picture is turned before it is seen: one of the eight ways in which a rectangle can lie.
///
/// Cameras record how they were held, and do not turn the pictures themselves.
package struct PictureTurn: Hashable, Sendable {
    package static let none = PictureTurn()

    /// Rows become columns. This comes first.
    package var swapsAxes = false
    /// Then left and right are swapped.
    package var mirrorsX = false
    /// Then top and bottom are swapped.
    package var mirrorsY = false

    package init(swapsAxes: Bool = false, mirrorsX: Bool = false, mirrorsY: Bool = false) {
        (self.swapsAxes, self.mirrorsX, self.mirrorsY) = (swapsAxes, mirrorsX, mirrorsY)
    }

    /// Reads a display matrix (libavutil/display.h), nine numbers a, b, u, c, d, v, x, y, w:
    ///
    ///     x' = a x + c y + ...,  y' = b x + d y + ...
    ///
    /// Other angles become the nearest quarter turn.
    package init(displayMatrix matrix: UnsafePointer<Int32>) {
        func number(_ index: Int) -> Int64 { Int64(matrix[index]) }
        let (a, b, c, d) = (number(0), number(1), number(3), number(4))
        swapsAxes = abs(b) + abs(c) > abs(a) + abs(d)
        mirrorsX = (swapsAxes ? c : a) < 0
        mirrorsY = (swapsAxes ? b : d) < 0
    }

    /// Reads the number by which Wayland and PipeWire say how a screen's picture lies in memory.
    ///
    /// It is a number of quarter turns counterclockwise, plus 4 if the picture is mirrored. Other numbers mean no turn.
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

    /// The size in which a picture of this size is seen; also the other way round.
    package func size(of size: VideoSize) -> VideoSize { swapsAxes ? VideoSize(size.height, size.width) : size }

    /// Copies a plane, turned.
    ///
    /// - Parameters:
    ///   - source: Samples of `width` bytes.
    ///   - target: If axes are swapped, it has room for as many columns as `source` has rows.
    package func copy(_ source: VideoPlane, to target: UnsafeMutablePointer<UInt8>, stride: Int, width: Int) {
        guard let from = source.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
        let (columns, rows) = (source.bytesPerRow / width, source.rows)
        let (lastX, lastY) = swapsAxes ? (rows - 1, columns - 1) : (columns - 1, rows - 1)
        let first = target + (mirrorsX ? lastX * width : 0) + (mirrorsY ? lastY * stride : 0)
        let (stepX, stepY) = (mirrorsX ? -width : width, mirrorsY ? -stride : stride)
        let (perColumn, perRow) = swapsAxes ? (stepY, stepX) : (stepX, stepY)
        // Copied in tiles, so that source and target both stay in the processor's cache.
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
