/// Formats numbers from a device for people: a few digits, whatever the device sends. For times see ``TimeText``. Pure.
package enum NumberText {
    /// Faster and backward speeds are described in words.
    private static let fastest = 100.0

    /// `1.5 times as fast`, `0.75 times as fast`, `standing still`; nil at normal speed.
    ///
    /// - Parameter rate: 1 is normal speed.
    package static func speed(_ rate: Double) -> String? {
        guard rate.isFinite else { return "at a speed that is no number" }
        if rate < 0 { return rate < -fastest ? "backwards, very fast" : "backwards, \(decimal(-rate)) times as fast" }
        if rate > fastest { return "more than \(decimal(fastest)) times as fast" }
        let text = decimal(rate)
        if text == "1" { return nil }
        return text == "0" ? "standing still" : "\(text) times as fast"
    }

    /// `35 %` for a level from 0 to 1. Other numbers are clamped, NaN is `-- %`.
    package static func percent(_ level: Double) -> String {
        guard !level.isNaN else { return "-- %" }
        return "\(Int((min(1, max(0, level)) * 100).rounded())) %"
    }

    /// `1.5`, `10.0`: a size in Swift's format, or in words if that has too many digits.
    package static func plain(_ value: Double) -> String {
        guard value.isFinite else { return "no number" }
        if value == 0 || (1e-3...1e6).contains(abs(value)) { return "\(value)" }
        if abs(value) < 1 { return "nearly 0" }
        return value < 0 ? "less than -1000000" : "more than 1000000"
    }

    /// `5`, `0.5`: like ``plain(_:)`` without a trailing `.0`.
    package static func count(_ value: Double) -> String {
        let text = plain(value)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// At most two decimals, without trailing zeros. - Precondition: 0 to ``fastest``.
    private static func decimal(_ value: Double) -> String {
        let hundredths = Int((min(fastest, max(0, value)) * 100).rounded())
        let (whole, rest) = (hundredths / 100, hundredths % 100)
        if rest == 0 { return "\(whole)" }
        return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}
