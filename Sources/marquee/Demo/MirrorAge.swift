/// The age of the image on a screen, from several screenshots.
///
/// A screenshot gives only two bounds for the age, because it was taken at some moment between the request and the
/// response. The reported values are the medians of both bounds, so that a single slow screenshot does not matter.
///
/// Pure: times are seconds of a single clock.
struct MirrorAge: Equatable {
    private var least: [Double] = []
    private var most: [Double] = []
    private(set) var lastCounter: Int?

    var looks: Int { least.count }

    /// - Parameters:
    ///   - counter: the frame number in the screenshot.
    ///   - asked: when the screenshot was requested.
    ///   - had: when the screenshot was there.
    ///   - start: the time 0 of the source.
    mutating func look(counter: Int, asked: Double, had: Double, start: Double, framesPerSecond: Double) {
        let made = start + Double(counter) / framesPerSecond
        least.append(asked - made)
        most.append(had - made)
        lastCounter = counter
    }

    /// For example `404 to 537 ms`.
    var text: String {
        guard let low = Self.median(least), let high = Self.median(most) else { return "unknown" }
        return "\(Int((max(0, low) * 1000).rounded())) to \(Int((high * 1000).rounded())) ms"
    }

    private static func median(_ values: [Double]) -> Double? {
        values.isEmpty ? nil : values.sorted()[values.count / 2]
    }
}
