/// How long a guest may have access, as people write it: `3h`, `90m`, `2d`, `1h30m`.
///
/// A number alone is not accepted: some people mean hours by it, and some minutes.
package enum GuestTime {
    /// Returns seconds; nil if the text is no time, or the time is outside ``AccessTable/guestTimes``.
    package static func parse(_ text: String) -> Int64? {
        let text = text.lowercased()
        guard !text.isEmpty, text.utf8.count <= 16 else { return nil }
        var (total, number, units): (Int64, Int64?, String) = (0, nil, "dhm")
        for letter in text {
            if let digit = letter.wholeNumberValue, letter.isASCII {
                number = (number ?? 0) * 10 + Int64(digit)
                guard number! <= 1_000_000 else { return nil }
            } else {
                // Units go from the largest to the smallest, each at most once.
                guard let value = number, let place = units.firstIndex(of: letter) else { return nil }
                total += value * seconds(letter)
                units = String(units[units.index(after: place)...])
                number = nil
            }
        }
        guard number == nil else { return nil }
        return AccessTable.guestTimes.contains(total) ? total : nil
    }

    private static func seconds(_ unit: Character) -> Int64 { unit == "d" ? 86_400 : unit == "h" ? 3600 : 60 }

    /// Returns a text such as "2 d", "3 h", "1 h 30 min", "45 s".
    package static func text(_ seconds: Int64) -> String {
        guard seconds >= 60 else { return "\(max(0, seconds)) s" }
        let parts = [(seconds / 86_400, "d"), (seconds / 3600 % 24, "h"), (seconds / 60 % 60, "min")]
        return parts.filter { $0.0 > 0 }.prefix(2).map { "\($0.0) \($0.1)" }.joined(separator: " ")
    }
}
