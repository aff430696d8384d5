/// A D-Bus value with its exact type, since peers accept no other.
package indirect enum DBusValue: Hashable, Sendable {
    case byte(UInt8)
    case bool(Bool)
    case int16(Int16)
    case uint16(UInt16)
    case int32(Int32)
    case uint32(UInt32)
    case int64(Int64)
    case uint64(UInt64)
    case double(Double)
    case string(String)
    case objectPath(DBusObjectPath)
    case signature(DBusSignature)
    /// An open file that is passed between processes.
    case file(DBusFile)
    /// Elements of one type, which an empty array has too.
    case array(of: DBusSignature, [DBusValue])
    case structure([DBusValue])
    /// The keys have one basic type, and the values have one type.
    case dictionary(key: DBusSignature, value: DBusSignature, [DBusValue: DBusValue])
    case variant(DBusValue)

    /// The type of the value as D-Bus writes it.
    package var type: DBusSignature { DBusSignature(typeText) ?? "v" }

    private var typeText: String {
        switch self {
        case .byte: "y"
        case .bool: "b"
        case .int16: "n"
        case .uint16: "q"
        case .int32: "i"
        case .uint32: "u"
        case .int64: "x"
        case .uint64: "t"
        case .double: "d"
        case .string: "s"
        case .objectPath: "o"
        case .signature: "g"
        case .file: "h"
        case .array(let element, _): "a\(element)"
        case .structure(let members): "(\(members.map(\.typeText).joined()))"
        case .dictionary(let key, let value, _): "a{\(key)\(value)}"
        case .variant: "v"
        }
    }
}

// MARK: - Creating common values

extension DBusValue {
    package static func strings(_ strings: [String]) -> DBusValue {
        .array(of: "s", strings.map(DBusValue.string))
    }

    /// `a{sv}`, the type of properties and options.
    package static func properties(_ members: [String: DBusValue]) -> DBusValue {
        var pairs: [DBusValue: DBusValue] = [:]
        for (name, value) in members { pairs[.string(name)] = .variant(value) }
        return .dictionary(key: "s", value: "v", pairs)
    }
}

// MARK: - Reading common values

extension DBusValue {
    /// The value in a variant, or the value itself.
    package var unwrapped: DBusValue {
        if case .variant(let value) = self { value.unwrapped } else { self }
    }

    /// The text of a string, an object path or a signature.
    package var stringValue: String? {
        switch unwrapped {
        case .string(let text): text
        case .objectPath(let path): path.text
        case .signature(let signature): signature.text
        default: nil
        }
    }

    package var boolValue: Bool? {
        if case .bool(let value) = unwrapped { value } else { nil }
    }

    /// The integer, if it fits into an `Int64`.
    package var integerValue: Int64? {
        switch unwrapped {
        case .byte(let value): Int64(value)
        case .int16(let value): Int64(value)
        case .uint16(let value): Int64(value)
        case .int32(let value): Int64(value)
        case .uint32(let value): Int64(value)
        case .int64(let value): value
        case .uint64(let value): Int64(exactly: value)
        default: nil
        }
    }

    package var doubleValue: Double? {
        if case .double(let value) = unwrapped { value } else { integerValue.map(Double.init) }
    }

    package var openFile: DBusFile? {
        if case .file(let file) = unwrapped { file } else { nil }
    }

    package var elements: [DBusValue]? {
        switch unwrapped {
        case .array(_, let elements): elements
        case .structure(let members): members
        default: nil
        }
    }

    /// The value for a key of a dictionary with string keys.
    package subscript(_ key: String) -> DBusValue? {
        guard case .dictionary(_, _, let pairs) = unwrapped else { return nil }
        return pairs[.string(key)]
    }
}

/// The path of an object, such as `/org/freedesktop/login1`.
package struct DBusObjectPath: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    package let text: String

    /// Returns nil unless the text is `/`, or names of letters, digits and underscores with a `/` before each.
    package init?(_ text: String) {
        guard text == "/" || Self.isPath(text) else { return nil }
        self.text = text
    }

    /// A path in source code; an invalid one stops the program.
    package init(stringLiteral value: String) {
        guard let path = DBusObjectPath(value) else { preconditionFailure("\"\(value)\" is no object path") }
        self = path
    }

    package var description: String { text }

    private static func isPath(_ text: String) -> Bool {
        let names = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard names.count > 1, names[0].isEmpty else { return false }
        return names.dropFirst().allSatisfy { name in
            !name.isEmpty && name.allSatisfy { Self.nameBytes.contains($0) }
        }
    }

    private static let nameBytes = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_".utf8)
}
