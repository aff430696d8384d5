/// The time for each picture of a queue: `8`, `8s`, `2.5s`, `1m`, `1:30`.
package enum SlideText {
    /// Seconds. Less is not visible, and nobody waits longer.
    package static let range = 1.0...86_400

    /// Seconds; nil for invalid text or a time outside ``range``.
    package static func parse(_ text: String) -> Double? {
        let factor: Double
        switch text.last {
        case "s": factor = 1
        case "m": factor = 60
        default: factor = 0
        }
        let digits = factor == 0 ? text : String(text.dropLast())
        guard factor == 0 || !digits.contains(":"), let time = TimeText.parse(digits) else { return nil }
        let seconds = time * (factor == 0 ? 1 : factor)
        return range.contains(seconds) ? seconds : nil
    }
}
