/// Frames per second as a fraction, because television's 30000/1001 is not a decimal number. Both parts are positive.
package struct FrameRate: Hashable, Sendable {
    package let numerator: Int
    package let denominator: Int

    /// Returns nil if a part is not positive or does not fit into 32 bits with a sign.
    package init?(_ numerator: Int, _ denominator: Int = 1) {
        guard (1...Int(Int32.max)).contains(numerator), (1...Int(Int32.max)).contains(denominator) else { return nil }
        self.numerator = numerator
        self.denominator = denominator
    }

    package static let standard = FrameRate(checked: 30, 1)

    /// The fraction nearest to `rate`: a whole number, a multiple of television's 1000/1001, or else thousandths.
    ///
    /// Returns nil if `rate` is not above 0 and at most 1,000.
    package init?(_ rate: Double) {
        guard rate.isFinite, rate > 0, rate <= 1_000 else { return nil }
        let ntsc = rate * 1_001 / 1_000
        if abs(rate - rate.rounded()) < 0.001 {
            self.init(Int(rate.rounded()))
        } else if abs(ntsc - ntsc.rounded()) < 0.001 {
            self.init(Int(ntsc.rounded()) * 1_000, 1_001)
        } else {
            self.init(Int((rate * 1_000).rounded()), 1_000)
        }
    }

    private init(checked numerator: Int, _ denominator: Int) {
        self.numerator = numerator
        self.denominator = denominator
    }

    package var perSecond: Double { Double(numerator) / Double(denominator) }
}

extension FrameRate {
    /// Reads `30` or `30000/1001`.
    package init?(text: String) {
        let parts = text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).map { Int($0) }
        switch parts.count {
        case 1: self.init(parts[0] ?? 0)
        case 2: self.init(parts[0] ?? 0, parts[1] ?? 0)
        default: return nil
        }
    }

    package var text: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}
