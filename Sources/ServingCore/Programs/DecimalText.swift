/// Formats decimals with a fixed number of places, rounded as printf does, without its formatter.
enum DecimalText {
    /// - Parameter value: Exact if below 2^53 after its point is moved by `places`; otherwise in Swift's format.
    static func of(_ value: Double, places: Int) -> String {
        var factor = 1.0
        for _ in 0..<places { factor *= 10 }
        let scaled = value.magnitude * factor
        guard scaled < 0x1p53 else { return "\(value)" }
        var whole = scaled.rounded(.down)
        let beyondHalf = scaled - whole - 0.5
        // If the value seems to lie in the middle, the product's rounding error decides. If it really does, the last
        // digit becomes even.
        let lost = (-scaled).addingProduct(value.magnitude, factor)
        let isUp = beyondHalf == 0 ? lost > 0 || lost == 0 && Int64(whole) % 2 == 1 : beyondHalf > 0
        if isUp { whole += 1 }
        var digits = String(Int64(whole))
        digits = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
        let sign = value.sign == .minus ? "-" : ""
        return "\(sign)\(digits.dropLast(places)).\(digits.suffix(places))"
    }
}
