/// How old the picture on a screen is, out of several looks at it.
///
/// A look says only that the age was something between two bounds: the screenshot was taken at some moment between
/// asking and having it. What is told are the medians of both, so that one slow look does not count.
///
/// Pure: times are seconds of one clock.
struct MirrorAge: Equatable {
    private var least: [Double] = []
    private var most: [Double] = []
    private(set) var lastCounter: Int?

    var looks: Int { least.count }

    /// - Parameters:
    ///   - counter: of the picture that was seen.
    ///   - asked: when the screenshot was asked for, `had` when it was there.
    ///   - start: when the source's time 0 was.
    mutating func look(counter: Int, asked: Double, had: Double, start: Double, framesPerSecond: Double) {
        let made = start + Double(counter) / framesPerSecond
        least.append(asked - made)
        most.append(had - made)
        lastCounter = counter
    }

    /// `404 to 537 ms`.
    var text: String {
        guard let low = Self.median(least), let high = Self.median(most) else { return "unknown" }
        return "\(Int((max(0, low) * 1000).rounded())) to \(Int((high * 1000).rounded())) ms"
    }

    private static func median(_ values: [Double]) -> Double? {
        values.isEmpty ? nil : values.sorted()[values.count / 2]
    }
}
