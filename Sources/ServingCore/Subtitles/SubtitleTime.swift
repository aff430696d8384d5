/// Times in subtitle files: `H:MM:SS,mmm`, `H:MM:SS.cc`, `MM:SS.mmm`. Lenient about digits; bounded; never traps.
enum SubtitleTime {
    /// Milliseconds; nil for invalid text.
    static func parse(_ source: some StringProtocol) -> Int? {
        let text = String(source.filter { $0 != " " && $0 != "\t" })
        let halves = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "," || $0 == "." }
        guard let clock = halves.first else { return nil }
        let fields = clock.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(fields.count) else { return nil }
        var seconds = 0
        for field in fields {
            guard let value = number(field), value < 10_000 else { return nil }
            seconds = seconds * 60 + value
        }
        var milliseconds = 0
        if halves.count == 2 {
            let digits = halves[1].prefix(3)
            guard let value = number(digits) else { return nil }
            milliseconds = value * [100, 10, 1][digits.count - 1]
        }
        return min(seconds * 1000 + milliseconds, SubtitleLimits.latest)
    }

    /// `HH:MM:SS.mmm`.
    static func text(_ milliseconds: Int) -> String {
        let seconds = milliseconds / 1000
        return "\(padded(seconds / 3600, 2)):\(padded(seconds / 60 % 60, 2)):\(padded(seconds % 60, 2))"
            + ".\(padded(milliseconds % 1000, 3))"
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    static func number(_ digits: some StringProtocol) -> Int? {
        guard !digits.isEmpty, digits.utf8.count <= 9, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(digits)
    }
}
