/// Converts the text of a valid JSON number to Swift's numbers.
enum JSONNumber {
    /// Returns the nearest number; nil if it is too large for a finite one. A number that is too small becomes zero.
    static func double(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        if let exact = exactDouble(text) { return exact }
        // The standard library reads in time proportional to the number of digits.
        guard let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite else { return nil }
        return number
    }

    /// Returns nil if the number is not whole, or outside the type's range.
    static func integer<Integer: FixedWidthInteger>(_ text: UnsafeBufferPointer<UInt8>) -> Integer? {
        let isNegative = text.first == UInt8(ascii: "-")
        var magnitude: UInt64 = 0
        for digit in text.dropFirst(isNegative ? 1 : 0) {
            guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else {
                // It has a fraction or an exponent, but may be whole, such as 3.0.
                return double(text).flatMap { Integer(exactly: $0) }
            }
            let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.addingReportingOverflow(UInt64(digit - UInt8(ascii: "0")))
            if overflow || carry { return nil }
            magnitude = sum
        }
        guard isNegative else { return Integer(exactly: magnitude) }
        guard magnitude <= UInt64(Int64.max) + 1 else { return nil }
        return Integer(exactly: Int64(bitPattern: 0 &- magnitude))
    }

    /// Up to 15 digits and a small power of ten both fit exactly into a `Double`, so one division rounds correctly.
    /// Returns nil for all other numbers.
    private static func exactDouble(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        guard text.count <= 17 else { return nil }
        var mantissa: UInt64 = 0
        var digits = 0
        var decimals = 0
        var isFraction = false
        let isNegative = text.first == UInt8(ascii: "-")
        for byte in text.dropFirst(isNegative ? 1 : 0) {
            switch byte {
            case UInt8(ascii: "."): isFraction = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                mantissa = mantissa * 10 + UInt64(byte - UInt8(ascii: "0"))
                digits += 1
                if isFraction { decimals += 1 }
            default: return nil
            }
        }
        guard digits <= 15 else { return nil }
        let number = Double(mantissa) / powersOfTen[decimals]
        return isNegative ? -number : number
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}
