/// A color with opacity for text track styles.
///
/// On the wire it is CSS text with the alpha last: `#RRGGBBAA`. It reads `#RRGGBB` (opaque) and `#RRGGBBAA` in either
/// case, and writes `#RRGGBBAA` in upper case. Components have eight bits, as on the wire.
///
/// From the Cast SDK: `GCKColor`.
public struct Color: Hashable, Sendable {
    /// Red, green, blue and alpha from the highest byte to the lowest, as in the CSS text.
    public private(set) var rgba: UInt32

    /// Creates a color from its number, `0xRRGGBBAA`.
    public init(rgba: UInt32) {
        self.rgba = rgba
    }

    /// Creates a color from its components.
    ///
    /// - Parameters:
    ///   - red: 0 to 1.
    ///   - green: 0 to 1.
    ///   - blue: 0 to 1.
    ///   - alpha: 0 to 1; 1 is opaque.
    ///
    /// Values outside the range are clamped, and NaN counts as 0.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        rgba = [red, green, blue, alpha].reduce(0) { $0 << 8 | UInt32(Self.byte($1)) }
    }

    /// Creates a color from its CSS text: a `#` and six or eight hexadecimal digits. Returns nil for other text.
    public init?(cssString: String) {
        let digits = cssString.utf8.dropFirst()
        guard cssString.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8 else { return nil }
        var number: UInt32 = 0
        for digit in digits {
            guard let value = Self.hexadecimalValue(of: digit) else { return nil }
            number = number << 4 | value
        }
        rgba = digits.count == 8 ? number : number << 8 | 0xFF
    }

    /// `#000000FF`.
    public static let black = Color(rgba: 0x0000_00FF)
    /// `#FF0000FF`.
    public static let red = Color(rgba: 0xFF00_00FF)
    /// `#00FF00FF`.
    public static let green = Color(rgba: 0x00FF_00FF)
    /// `#0000FFFF`.
    public static let blue = Color(rgba: 0x0000_FFFF)
    /// `#00FFFFFF`.
    public static let cyan = Color(rgba: 0x00FF_FFFF)
    /// `#FF00FFFF`.
    public static let magenta = Color(rgba: 0xFF00_FFFF)
    /// `#FFFF00FF`.
    public static let yellow = Color(rgba: 0xFFFF_00FF)
    /// `#FFFFFFFF`.
    public static let white = Color(rgba: 0xFFFF_FFFF)

    /// The red component, 0 to 1.
    public var red: Double {
        get { component(at: 24) }
        set { setComponent(newValue, at: 24) }
    }

    /// The green component, 0 to 1.
    public var green: Double {
        get { component(at: 16) }
        set { setComponent(newValue, at: 16) }
    }

    /// The blue component, 0 to 1.
    public var blue: Double {
        get { component(at: 8) }
        set { setComponent(newValue, at: 8) }
    }

    /// The opacity, 0 to 1: 0 is invisible, 1 is opaque.
    public var alpha: Double {
        get { component(at: 0) }
        set { setComponent(newValue, at: 0) }
    }

    /// `#RRGGBBAA` in upper case.
    public var cssString: String {
        let digits = String(rgba, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 8 - digits.count) + digits
    }

    private func component(at shift: UInt32) -> Double {
        Double(rgba >> shift & 0xFF) / 255
    }

    private mutating func setComponent(_ value: Double, at shift: UInt32) {
        rgba = rgba & ~(0xFF << shift) | UInt32(Self.byte(value)) << shift
    }

    private static func byte(_ component: Double) -> UInt8 {
        component.isNaN ? 0 : UInt8((min(max(component, 0), 1) * 255).rounded())
    }

    private static func hexadecimalValue(of digit: UInt8) -> UInt32? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(digit - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(digit - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}

extension Color: CustomStringConvertible {
    public var description: String { cssString }
}

extension Color: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let color = Color(cssString: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a colour like #RRGGBBAA")
        }
        self = color
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(cssString)
    }
}
