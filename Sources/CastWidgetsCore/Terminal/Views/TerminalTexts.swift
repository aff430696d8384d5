/// The widgets' texts, in the person's language.
package struct TerminalTexts: Sendable {
    private let lookup: @Sendable (WidgetText) -> String

    package init(_ lookup: @escaping @Sendable (WidgetText) -> String = { $0.english }) { self.lookup = lookup }

    /// Returns a text with its placeholders filled in.
    ///
    /// - Parameters:
    ///   - name: replaces `{0}`.
    ///   - other: replaces `{1}`.
    func callAsFunction(_ text: WidgetText, _ name: String = "", _ other: String = "") -> String {
        // Both are replaced in one pass, because a name may contain braces.
        var result = ""
        var rest = lookup(text)[...]
        while let brace = rest.firstIndex(of: "{") {
            result += rest[..<brace]
            rest = rest[brace...]
            let value = rest.hasPrefix("{0}") ? name : rest.hasPrefix("{1}") ? other : nil
            result += value ?? "{"
            rest = rest.dropFirst(value == nil ? 1 : 3)
        }
        return result + rest
    }
}

/// Times and shares as people read them.
enum TerminalNumbers {
    /// Returns `1:02:03`, or `2:03` below an hour.
    static func time(_ seconds: Double) -> String {
        let whole = seconds.isFinite ? Int(min(max(0, seconds), 3_599_999)) : 0
        let (hours, minutes) = (whole / 3600, whole / 60 % 60)
        let tail = two(whole % 60)
        return hours > 0 ? "\(hours):\(two(minutes)):\(tail)" : "\(minutes):\(tail)"
    }

    static func percent(_ share: Double) -> String { "\(Int((min(max(0, share), 1) * 100).rounded())) %" }

    /// Returns `1.5`, `2`.
    static func factor(_ number: Double) -> String {
        let hundredths = Int((min(max(-100, number), 100) * 100).rounded())
        let rest = abs(hundredths % 100)
        let digits = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : "." + two(rest)
        return "\(hundredths / 100)\(digits)"
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
