/// Which samples of a row make each sample of a scaled row, and with which weights.
///
/// In a smaller row a sample is the mean of all samples that it covers, so that a thin line becomes pale but never
/// disappears. In a larger row a sample is interpolated between the two nearest ones.
package struct ScalingTaps: Equatable, Sendable {
    /// The number of samples that each scaled sample is made of; they are consecutive.
    package let count: Int
    /// The first of these samples, for each scaled sample. All of them lie within the row.
    package let starts: [Int32]
    /// ``count`` weights for each scaled sample, in 256ths, with the sum 256.
    package let weights: [UInt16]

    /// - Parameters:
    ///   - from: The samples of the row, 2 or more.
    ///   - to: The samples of the scaled row, 1 or more.
    ///   - isPaired: Use an even number of samples, as vector code needs it. The additional ones have no weight.
    package init(from: Int, to: Int, isPaired: Bool = false) {
        let parts = (0..<to).map { to <= from ? Self.mean($0, from, to) : Self.between($0, from, to) }
        let longest = parts.map(\.weights.count).max() ?? 1
        let count = min(from / (isPaired ? 2 : 1) * (isPaired ? 2 : 1), isPaired ? (longest + 1) / 2 * 2 : longest)
        var (starts, weights): ([Int32], [UInt16]) = ([], [])
        for part in parts {
            let start = min(part.start, from - count)
            let before = part.start - start
            starts.append(Int32(start))
            weights += [UInt16](repeating: 0, count: before) + part.weights
            weights += [UInt16](repeating: 0, count: count - before - part.weights.count)
        }
        (self.count, self.starts, self.weights) = (count, starts, weights)
    }

    private typealias Part = (start: Int, weights: [UInt16])

    /// The edges are calculated in whole numbers: scaled sample `index` covers `index * from` to `(index + 1) * from`.
    /// A sample of the row has the length `to`.
    private static func mean(_ index: Int, _ from: Int, _ to: Int) -> Part {
        let (begin, end) = (index * from, (index + 1) * from)
        let start = begin / to
        // The running sum is rounded, so that nothing of the whole is lost.
        func covered(_ place: Int) -> Int { ((min(end, max(begin, place * to)) - begin) * 256 + from / 2) / from }
        let weights = (start..<(end + to - 1) / to).map { UInt16(covered($0 + 1) - covered($0)) }
        return (start, weights)
    }

    private static func between(_ index: Int, _ from: Int, _ to: Int) -> Part {
        let middle = (Double(index) + 0.5) * Double(from) / Double(to) - 0.5
        let start = min(max(0, Int(middle.rounded(.down))), from - 2)
        let second = UInt16((min(1, max(0, middle - Double(start))) * 256).rounded())
        return (start, [256 - second, second])
    }

    /// The samples of the scaled row that depend on `samples` of the row, and perhaps one more on each side.
    ///
    /// - Parameter to: The samples of the scaled row.
    package static func reached(by samples: Range<Int>, from: Int, to: Int) -> Range<Int> {
        guard !samples.isEmpty else { return 0..<0 }
        let first = max(0, samples.lowerBound * to / from - 1)
        return first..<max(first, min(to, (samples.upperBound * to + from - 1) / from + 1))
    }
}
