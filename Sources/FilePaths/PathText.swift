/// A path as text. Paths are arbitrary bytes, but `String` only holds UTF-8.
///
/// Each byte that is not part of valid UTF-8 becomes a private-use scalar from U+10FE80 to U+10FEFF: U+10FE00 plus the
/// byte's value. If a path contains one of these scalars in UTF-8, the scalar's four bytes are escaped in the same way.
/// So each path has one text, each text one path, and a UTF-8 path is its own text. Python does the same with lone
/// surrogates (PEP 383), which `String` can't hold.
///
/// The text is for opening the path. For people, devices and pages, use ``shown(_:)``.
package enum PathText {
    private static let escapes: ClosedRange<UInt32> = 0x10FE80...0x10FEFF
    private static let base: UInt32 = 0x10FE00
    /// The first byte of all ``escapes`` in UTF-8. A text without it has no escapes.
    private static let mark: UInt8 = 0xF4

    /// Returns the text of a path's bytes, without a NUL at the end.
    package static func text(_ bytes: some Collection<UInt8>) -> String {
        if !bytes.contains(mark), let text = String(validating: bytes, as: UTF8.self) { return text }
        var text = String.UnicodeScalarView()
        var rest = Array(bytes)[...]
        while let byte = rest.first {
            if let (scalar, length) = scalar(rest), !escapes.contains(scalar.value) {
                text.append(scalar)
                rest = rest.dropFirst(length)
            } else {
                text.append(escape(byte))
                rest = rest.dropFirst()
            }
        }
        return String(text)
    }

    /// Returns the text of a C string.
    package static func text(cString pointer: UnsafePointer<CChar>) -> String {
        var length = 0
        while pointer[length] != 0 { length += 1 }
        return pointer.withMemoryRebound(to: UInt8.self, capacity: length) {
            text(UnsafeBufferPointer(start: $0, count: length))
        }
    }

    /// Returns the path's bytes, without a NUL at the end.
    package static func bytes(_ text: some StringProtocol) -> [UInt8] {
        guard text.utf8.contains(mark) else { return Array(text.utf8) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            if escapes.contains(scalar.value) {
                bytes.append(UInt8(scalar.value - base))
            } else {
                bytes += scalar.utf8
            }
        }
        return bytes
    }

    /// Returns the path's bytes and a NUL, as an argument for a new process.
    package static func argument(_ text: String) -> [UInt8] { bytes(text) + [0] }

    /// Returns the text for display: bytes that are not UTF-8 become U+FFFD.
    package static func shown(_ text: String) -> String {
        guard text.utf8.contains(mark) else { return text }
        var shown = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { shown.append(isEscape(scalar) ? "\u{FFFD}" : scalar) }
        return String(shown)
    }

    /// Whether the scalar stands for a byte that is not UTF-8.
    package static func isEscape(_ scalar: Unicode.Scalar) -> Bool { escapes.contains(scalar.value) }

    private static func escape(_ byte: UInt8) -> Unicode.Scalar {
        // Bytes below 0x80 are always UTF-8.
        Unicode.Scalar(base + UInt32(byte)) ?? "\u{FFFD}"
    }

    /// Returns the first scalar and its length in bytes; nil if the bytes do not start with valid UTF-8.
    private static func scalar(_ bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, Int)? {
        for length in 1...4 where length <= bytes.count {
            if let text = String(validating: bytes.prefix(length), as: UTF8.self),
                let scalar = text.unicodeScalars.first
            {
                return (scalar, length)
            }
        }
        return nil
    }
}

extension StringProtocol {
    /// The bytes of the path (``PathText``) and a NUL, for a C function. A path that contains a NUL ends there.
    package var pathBytes: [CChar] { PathText.bytes(self).map(CChar.init(bitPattern:)) + [0] }
}
