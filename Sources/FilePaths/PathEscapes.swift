/// Percent escapes as people write them in paths: a percent sign before two hexadecimal digits is a byte, and any other
/// percent sign stands for itself.
package enum PathEscapes {
    /// Decodes a text once.
    ///
    /// - Parameter keepsNUL: Whether `%00` stays as it is written.
    package static func decoded(_ text: some Sequence<UInt8>, keepsNUL: Bool = false) -> [UInt8] {
        var (bytes, rest) = ([UInt8](), Array(text)[...])
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2)
            if byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(isHexDigit),
                let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16), value != 0 || !keepsNUL
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return bytes
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
        default: false
        }
    }
}
