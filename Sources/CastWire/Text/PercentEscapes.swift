/// Percent escapes of a URL (RFC 3986, 2.1), decoded once and strictly. `PathEscapes` (FilePaths) is the lenient rule
/// for paths.
package enum PercentEscapes {
    /// Decodes a text. Returns nil if a percent sign is not followed by two hexadecimal digits.
    ///
    /// - Parameter plusIsSpace: Whether a plus stands for a space, as in forms. In a path or a host it stands for
    ///   itself.
    package static func bytes(of text: some Sequence<UInt8>, plusIsSpace: Bool = false) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = text.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else { return nil }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        return bytes
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }
}
