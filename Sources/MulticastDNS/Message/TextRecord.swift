/// The strings of a TXT record, at most 255 bytes each, and their reading as key and value (RFC 6763, 6).
///
/// Keys compare without ASCII case; the first string with a key wins; a string without "=" is a key without value; one
/// that starts with "=" is ignored. Values are bytes; reading them as text repairs what is not UTF-8.
package struct TextRecord: Hashable, Sendable {
    package var strings: [[UInt8]]

    package init(strings: [[UInt8]] = []) { self.strings = strings }

    /// Throws where a key is empty or has "=" in it, or "key=value" exceeds 255 bytes.
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

    /// The value of a key as text; nil where the key is missing, empty where it has no value.
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
