/// The types of one or more D-Bus values as text: `s`, `a{sv}`, `(uso)`.
///
/// It is checked on creation: at most 255 characters, closed containers, and at most 32 nested arrays and 32 nested
/// structures (D-Bus specification).
package struct DBusSignature: Hashable, Sendable, CustomStringConvertible {
    package let text: String

    /// Returns nil if the text is not a sequence of complete types.
    package init?(_ text: String) {
        guard text.utf8.count <= 255, Self.split(text) != nil else { return nil }
        self.text = text
    }

    package var description: String { text }

    /// A signature for each complete type.
    package var elements: [DBusSignature] {
        (Self.split(text) ?? []).compactMap { DBusSignature($0) }
    }

    package var isSingle: Bool { Self.split(text)?.count == 1 }

    private static func split(_ text: String) -> [String]? {
        let bytes = Array(text.utf8)
        var index = 0
        var types: [String] = []
        while index < bytes.count {
            guard let end = endOfType(bytes, from: index, arrays: 0, structures: 0) else { return nil }
            types.append(String(decoding: bytes[index..<end], as: UTF8.self))
            index = end
        }
        return types
    }

    private static let basic = Set("ybnqiuxtdhsog".utf8)

    /// Returns the end of the complete type at an index.
    private static func endOfType(_ bytes: [UInt8], from index: Int, arrays: Int, structures: Int) -> Int? {
        guard index < bytes.count, arrays <= 32, structures <= 32 else { return nil }
        switch bytes[index] {
        case let byte where basic.contains(byte): return index + 1
        case UInt8(ascii: "v"): return index + 1
        case UInt8(ascii: "a"):
            guard index + 1 < bytes.count else { return nil }
            if bytes[index + 1] == UInt8(ascii: "{") {
                return endOfEntry(bytes, from: index + 2, arrays: arrays + 1, structures: structures + 1)
            }
            return endOfType(bytes, from: index + 1, arrays: arrays + 1, structures: structures)
        case UInt8(ascii: "("):
            var next = index + 1
            repeat {
                guard let end = endOfType(bytes, from: next, arrays: arrays, structures: structures + 1) else {
                    return nil
                }
                next = end
            } while next < bytes.count && bytes[next] != UInt8(ascii: ")")
            return next < bytes.count ? next + 1 : nil
        default: return nil
        }
    }

    /// A dictionary entry has a basic key and one value.
    private static func endOfEntry(_ bytes: [UInt8], from index: Int, arrays: Int, structures: Int) -> Int? {
        guard index < bytes.count, basic.contains(bytes[index]),
            let end = endOfType(bytes, from: index + 1, arrays: arrays, structures: structures),
            end < bytes.count, bytes[end] == UInt8(ascii: "}")
        else { return nil }
        return end + 1
    }
}

extension DBusSignature: ExpressibleByStringLiteral {
    /// A signature in source code; an invalid one stops the program.
    package init(stringLiteral value: String) {
        guard let signature = DBusSignature(value) else { preconditionFailure("\"\(value)\" is no D-Bus signature") }
        self = signature
    }
}
