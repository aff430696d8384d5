/// The sentence about a file that ends too early. Pure.
enum BreakingOff {
    /// - Parameter place: How far it went. Rounded to tenths of a second below a minute, else to seconds.
    static func sentence(_ place: Duration) -> String {
        "the file breaks off after \(text(place)): the rest of it is missing"
    }

    private static func text(_ place: Duration) -> String {
        let tenths = Int((max(.zero, place) / .milliseconds(100)).rounded())
        guard tenths >= 600 else { return tenths % 10 == 0 ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s" }
        let seconds = Int((place / .seconds(1)).rounded())
        let (minutes, rest) = (seconds / 60, seconds % 60)
        return "\(minutes):\(rest < 10 ? "0" : "")\(rest) min"
    }
}
