/// The difference between two images of the same size, block by block. A codec changes an image a little everywhere; a
/// different image differs much in some block.
///
/// Pure.
struct PictureAgreement: Equatable {
    /// Width and height of a block, in pixels.
    private static let block = 40
    /// Limits of the differences, of 255. Measured through H.264 and a browser: 0.8 and 2.2.
    private static let largestMean = 3.0
    private static let largestInBlock = 10.0

    /// The mean difference of a color value (of 255) over the whole image.
    let mean: Double
    /// The mean difference in the block with the largest difference.
    let worst: Double

    /// Images of different sizes get the maximum difference.
    init(_ one: Picture, _ other: Picture) {
        guard one.width == other.width, one.height == other.height else {
            (mean, worst) = (255, 255)
            return
        }
        var (total, worst) = (0, 0.0)
        for top in stride(from: 0, to: one.height, by: Self.block) {
            for left in stride(from: 0, to: one.width, by: Self.block) {
                let rows = top..<min(top + Self.block, one.height)
                let columns = left..<min(left + Self.block, one.width)
                let sum = Self.difference(one, other, rows, columns)
                total += sum
                worst = max(worst, Double(sum) / Double(rows.count * columns.count * 3))
            }
        }
        mean = Double(total) / Double(one.rgb.count)
        self.worst = worst
    }

    private static func difference(_ one: Picture, _ other: Picture, _ rows: Range<Int>, _ columns: Range<Int>) -> Int {
        var sum = 0
        for y in rows {
            let start = (y * one.width + columns.lowerBound) * 3
            for index in start..<(start + columns.count * 3) {
                sum += abs(Int(one.rgb[index]) - Int(other.rgb[index]))
            }
        }
        return sum
    }

    var isReached: Bool { mean <= Self.largestMean && worst <= Self.largestInBlock }

    /// For example `they differ by 1.8 of 255, by 5.2 in the worst block`.
    var text: String { "they differ by \(tenths(mean)) of 255, by \(tenths(worst)) in the worst block" }

    private func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}

extension Picture {
    /// This image on the left and `other` on the right, with a white line between them. Both have the same height.
    func beside(_ other: Picture, gap: Int = 8) -> Picture {
        let (left, right) = (width * 3, other.width * 3)
        var both: [UInt8] = []
        both.reserveCapacity((width + gap + other.width) * height * 3)
        for y in 0..<min(height, other.height) {
            both += rgb[(y * left)..<((y + 1) * left)]
            both += repeatElement(255, count: gap * 3)
            both += other.rgb[(y * right)..<((y + 1) * right)]
        }
        // Never nil, because the number of bytes fits the size.
        return Picture(width: width + gap + other.width, height: min(height, other.height), rgb: both)!
    }
}
