/// Soft diagonal waves of color that move to the left by two pixels per frame.
///
/// Each row is one of a few rows that were calculated before, with another start, so that drawing costs no more than
/// copying.
package struct ScrollingGround: Sendable {
    private let luma: [UInt8]
    /// One row for each chroma plane of the layout.
    private let colour: [[UInt8]]
    private let layout: PixelLayout
    /// In pixels; even.
    private let period: Int

    package init(size: VideoSize, layout: PixelLayout) {
        self.layout = layout
        let period = max(16, size.width / 4 * 2)
        self.period = period
        luma = (0..<(period + size.width)).map { Self.wave($0, period, from: 40, to: 130) }
        let pairs = (period + size.width) / 2 + 1
        let blue = (0..<pairs).map { Self.wave($0, period / 2, from: 100, to: 170) }
        let red = (0..<pairs).map { Self.wave($0 + period / 8, period / 2, from: 150, to: 96) }
        colour = layout == .i420 ? [blue, red] : [zip(blue, red).flatMap { [$0, $1] }]
    }

    package func draw(_ counter: Int, on canvas: VideoCanvas) {
        for (index, plane) in canvas.planes.enumerated() {
            let isColour = index > 0
            let bytesPerStep = isColour && layout == .i420 ? 1 : 2
            (isColour ? colour[index - 1] : luma).withUnsafeBytes { row in
                for y in 0..<plane.rows {
                    // In steps of two pixels, which is one chroma sample.
                    let step = (counter + (isColour ? y : y / 2)) % (period / 2)
                    let source = UnsafeRawBufferPointer(
                        rebasing: row[(step * bytesPerStep)..<(step * bytesPerStep + plane.bytesPerRow)])
                    UnsafeMutableRawBufferPointer(rebasing: plane.bytes[(y * plane.stride)...]).copyMemory(from: source)
                }
            }
        }
    }

    /// A triangle wave.
    private static func wave(_ place: Int, _ period: Int, from low: Int, to high: Int) -> UInt8 {
        let half = max(1, period / 2)
        let at = place % (2 * half)
        let height = at < half ? at : 2 * half - at
        return UInt8(low + (high - low) * height / half)
    }
}
