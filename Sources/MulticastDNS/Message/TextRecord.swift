/// The strings of a TXT record, at most 255 bytes each, and the keys and values in them (RFC 6763, 6).
///
/// Keys ignore ASCII case, and the first string with a key counts. A string without "=" is a key without a value; a
/// string that starts with "=" is ignored. Values are bytes; invalid UTF-8 is repaired when they are read as text.
package struct TextRecord: Hashable, Sendable {
    package var strings: [[UInt8]]

    package init(strings: [[UInt8]] = []) { self.strings = strings }

    /// Throws if a key is empty or contains "=", or if "key=value" exceeds 255 bytes.
    package init(_ pairs: KeyValuePairs<String, String>) throws {
        try self.init(pairs: pairs.map { ($0.key, $0.value) })
    }

    package init(pairs: [(String, String)]) throws {
        strings = try pairs.map { key, value in
            let string = Array("\(key)=\(value)".utf8)
            guard !key.isEmpty, !key.contains("="), string.count <= 255 else {
                throw DNSError(
                    .badService, "The TXT entry \"\(key)\" has no usable key or exceeds 255 bytes; shorten it.")
            }
            return string
        }
    }

    /// The value of a key as text; nil if the key is missing, empty if it has no value.
    package subscript(key: String) -> String? {
        let wanted = key.utf8.map(DomainName.fold)
        for string in strings {
            let found = string.prefix { $0 != UInt8(ascii: "=") }
            guard !found.isEmpty, found.map(DomainName.fold) == wanted else { continue }
            return String(decoding: string.dropFirst(found.count + 1), as: UTF8.self)
        }
        return nil
    }

    /// All keys in lower case with their values.
    package var values: [String: String] {
        strings.reduce(into: [:]) { values, string in
            let key = string.prefix { $0 != UInt8(ascii: "=") }
            guard !key.isEmpty else { return }
            let name = String(decoding: key.map(DomainName.fold), as: UTF8.self)
            guard values[name] == nil else { return }
            values[name] = String(decoding: string.dropFirst(key.count + 1), as: UTF8.self)
        }
    }
}
