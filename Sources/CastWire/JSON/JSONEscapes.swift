enum JSONEscapes {
    /// The length of `\uXXXX` in bytes.
    static let unitLength = 6

    /// Returns the unescaped string. Every escape sequence has to be complete.
    static func string(_ text: UnsafeBufferPointer<UInt8>) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var position = 0
        while position < text.count {
            if text[position] == UInt8(ascii: "\\") {
                let (character, length) = character(text, at: position)
                bytes.append(contentsOf: character)
                position += length
            } else {
                bytes.append(text[position])
                position += 1
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns whether these bytes are this string, and how many bytes were read up to the first difference. A name is
    /// compared with each possible name of a message.
    static func compare(
        _ text: UnsafeBufferPointer<UInt8>, _ wanted: UnsafeBufferPointer<UInt8>
    ) -> (isSame: Bool, looked: Int) {
        var (position, place) = (0, 0)
        while position < text.count {
            if text[position] == UInt8(ascii: "\\") {
                let (character, length) = character(text, at: position)
                position += length
                guard wanted[place...].starts(with: character) else { return (false, position) }
                place += character.count
            } else {
                position += 1
                guard place < wanted.count, wanted[place] == text[position - 1] else { return (false, position) }
                place += 1
            }
        }
        return (place == wanted.count, position)
    }

    /// The character of one escape sequence as UTF-8, and the sequence's length.
    private static func character(
        _ text: UnsafeBufferPointer<UInt8>, at position: Int
    ) -> (character: UTF8.EncodedScalar, length: Int) {
        func one(_ byte: UInt8) -> (character: UTF8.EncodedScalar, length: Int) {
            (UTF8.EncodedScalar(CollectionOfOne(byte)), 2)
        }
        switch text[position + 1] {
        case UInt8(ascii: "b"): return one(0x08)
        case UInt8(ascii: "f"): return one(0x0C)
        case UInt8(ascii: "n"): return one(0x0A)
        case UInt8(ascii: "r"): return one(0x0D)
        case UInt8(ascii: "t"): return one(0x09)
        case UInt8(ascii: "u"):
            guard let (scalar, length) = scalar(text, at: position) else {
                return (UTF8.encodedReplacementCharacter, unitLength)
            }
            return (UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter, length)
        default: return one(text[position + 1])
        }
    }

    /// The character of the `\uXXXX` at `position`, with the other half of its surrogate pair if there is one, and its
    /// length in bytes. Nil for half of a pair.
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

    /// The number in the `\uXXXX` at `position`; nil if there is no such sequence.
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
