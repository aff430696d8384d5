/// Video sizes and bit rates as people write them. Pure.
package enum PictureText {
    package struct Size: Equatable {
        package let width: Int
        package let height: Int

        package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
    }

    /// Pixels of one side; encoders need even numbers.
    package static let sides = 64...7680
    /// Bits per second.
    package static let bitRates = 50_000...100_000_000

    /// `1280x720`, `720p`, `1080p`, `4k`; nil if invalid, too small, too large or odd.
    package static func size(_ text: String) -> Size? {
        let text = text.lowercased()
        if text == "4k" { return Size(width: 3840, height: 2160) }
        if text.hasSuffix("p"), let height = number(text.dropLast()) {
            // The widths of the usual 16:9 sizes, rounded to even numbers.
            return checked(width: (height * 16 / 9 + 1) / 2 * 2, height: height)
        }
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = number(parts[0]), let height = number(parts[1]) else { return nil }
        return checked(width: width, height: height)
    }

    /// Bits per second: `5M`, `2.5mbit`, `800k`, `800kbit`, `5000000`; nil if invalid or out of bounds.
    package static func bitRate(_ text: String) -> Int? {
        var digits = Substring(text.lowercased())
        if digits.hasSuffix("bit") { digits = digits.dropLast(3) }
        var factor = 1.0
        if digits.hasSuffix("m") { factor = 1_000_000 } else if digits.hasSuffix("k") { factor = 1000 }
        if factor > 1 { digits = digits.dropLast() }
        guard digits.count < 12, digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
            let value = Double(digits)
        else { return nil }
        let rate = Int((value * factor).rounded())
        return bitRates.contains(rate) ? rate : nil
    }

    private static func checked(width: Int, height: Int) -> Size? {
        guard sides.contains(width), sides.contains(height), width % 2 == 0, height % 2 == 0 else { return nil }
        return Size(width: width, height: height)
    }

    private static func number(_ digits: Substring) -> Int? {
        guard (1...5).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return Int(digits)
    }
}
