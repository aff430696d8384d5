/// What stands behind a backslash in a JSON string.
enum JSONEscapes {
    /// Bytes of `\uXXXX`.
    static let unitLength = 6

    /// The string that these bytes are, every escape in which is whole.
    static func string(_ text: ArraySlice<UInt8>) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        text.withUnsafeBufferPointer { text in
            var position = 0
            while position < text.count {
                if text[position] == UInt8(ascii: "\\") {
                    position += append(text, at: position, to: &bytes)
                } else {
                    bytes.append(text[position])
                    position += 1
                }
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends what one escape stands for, and gives its length.
    private static func append(
        _ text: UnsafeBufferPointer<UInt8>, at position: Int, to bytes: inout [UInt8]
    ) -> Int {
        switch text[position + 1] {
        case UInt8(ascii: "b"): bytes.append(0x08)
        case UInt8(ascii: "f"): bytes.append(0x0C)
        case UInt8(ascii: "n"): bytes.append(0x0A)
        case UInt8(ascii: "r"): bytes.append(0x0D)
        case UInt8(ascii: "t"): bytes.append(0x09)
        case UInt8(ascii: "u"):
            guard let (scalar, length) = scalar(text, at: position) else { return unitLength }
            bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            return length
        default: bytes.append(text[position + 1])
        }
        return 2
    }

    /// The character that `\uXXXX` at `position` stands for, alone or with the other half of its pair behind it, and
    /// how many bytes it takes; nil for half of a pair.
    static func scalar(
        _ bytes: UnsafeBufferPointer<UInt8>, at position: Int
    ) -> (scalar: Unicode.Scalar, length: Int)? {
        guard let first = unit(bytes, at: position) else { return nil }
        if let scalar = Unicode.Scalar(first) { return (scalar, unitLength) }
        guard first < 0xDC00, let second = unit(bytes, at: position + unitLength), second & 0xFC00 == 0xDC00,
            let scalar = Unicode.Scalar(0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF)))
        else { return nil }
        return (scalar, 2 * unitLength)
    }

    /// The number in `\uXXXX` at `position`; nil where there is none.
    static func unit(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> UInt16? {
        guard position + unitLength <= bytes.count, bytes[position] == UInt8(ascii: "\\"),
            bytes[position + 1] == UInt8(ascii: "u")
        else { return nil }
        var unit: UInt16 = 0
        for digit in bytes[position + 2..<position + unitLength] {
            guard let value = hexadecimalValue(of: digit) else { return nil }
            unit = unit << 4 | UInt16(value)
        }
        return unit
    }

    private static func hexadecimalValue(of digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
