/// Times in people's notation: `1:02:03`, `2:03`, `90`, `90.5`.
package enum TimeText {
    /// Seconds; nil for invalid text.
    package static func parse(_ text: String) -> Double? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count) else { return nil }
        var seconds = 0.0
        for (index, part) in parts.enumerated() {
            // Double would also accept hexadecimal numbers and words.
            guard part.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let value = Double(part) else {
                return nil
            }
            // Very many digits give infinity.
            guard value.isFinite else { return nil }
            if index > 0 {
                guard value < 60 else { return nil }
            }
            if index < parts.count - 1 {
                guard value == value.rounded() else { return nil }
            }
            seconds = seconds * 60 + value
        }
        return seconds
    }

    /// `2:03`, or `1:02:03` from an hour up; `--:--` if unknown.
    package static func format(_ seconds: Double?) -> String {
        guard let seconds, seconds.isFinite, seconds < 1_000_000_000 else { return "--:--" }
        let whole = Int(max(0, seconds).rounded(.down))
        let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
        let tail = rest < 10 ? "0\(rest)" : "\(rest)"
        guard hours > 0 else { return "\(minutes):\(tail)" }
        return "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(tail)"
    }
}
