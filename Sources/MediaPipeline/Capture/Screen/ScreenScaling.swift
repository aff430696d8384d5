import CPixels

/// The tables and the memory with which pictures of one size are scaled to another; see ``ScalingTaps``.
final class ScreenScaling {
    let from: VideoSize
    let to: VideoSize
    private let scaling: UnsafeMutablePointer<cpixels_scaling>
    private let memory: [UnsafeMutableRawPointer]

    /// - Parameter to: Even.
    init(from: VideoSize, to: VideoSize) {
        (self.from, self.to) = (from, to)
        let rows = ScalingTaps(from: from.height, to: to.height)
        let columns = ScalingTaps(from: from.width, to: to.width, isPaired: true)
        let rowStarts = Self.kept(rows.starts)
        let rowWeights = Self.kept(rows.weights)
        let columnStarts = Self.kept(columns.starts)
        // Each weight is repeated for each of a pixel's four bytes.
        let columnWeights = Self.kept(columns.weights.flatMap { [$0, $0, $0, $0] })
        let mixed = UnsafeMutablePointer<UInt32>.allocate(capacity: from.width)
        let scaled = UnsafeMutablePointer<UInt32>.allocate(capacity: to.width * 2)
        let sums = UnsafeMutablePointer<UInt16>.allocate(capacity: from.width * 4)
        memory = [
            .init(rowStarts), .init(rowWeights), .init(columnStarts), .init(columnWeights), .init(mixed), .init(scaled),
            .init(sums),
        ]
        scaling = .allocate(capacity: 1)
        scaling.initialize(
            to: cpixels_scaling(
                row_starts: rowStarts, row_weights: rowWeights, row_count: Int32(rows.count),
                column_starts: columnStarts, column_weights: columnWeights, column_pairs: Int32(columns.count / 2),
                source_width: Int32(from.width), width: Int32(to.width), mixed: mixed, scaled: scaled, sums: sums))
    }

    deinit {
        for part in memory { part.deallocate() }
        scaling.deallocate()
    }

    private static func kept<Number>(_ numbers: [Number]) -> UnsafeMutablePointer<Number> {
        let memory = UnsafeMutablePointer<Number>.allocate(capacity: numbers.count)
        memory.initialize(from: numbers, count: numbers.count)
        return memory
    }

    /// Makes some rows of the scaled picture: an even number of rows, from an even one on.
    ///
    /// - Parameters:
    ///   - pixels: A picture with the size ``from``, of four bytes per pixel.
    ///   - planes: Where the scaled picture begins.
    func scale(
        _ pixels: UnsafeRawPointer, stride: Int, _ order: ScreenPixelFormat.Order, _ rows: Range<Int>,
        to planes: ScreenPictures.Planes
    ) {
        cpixels_scale(
            scaling, pixels, stride, planes.luma, planes.lumaStride, planes.u, planes.v, planes.chromaStride,
            Int32(rows.lowerBound), Int32(rows.count), order.rawValue)
    }
}
