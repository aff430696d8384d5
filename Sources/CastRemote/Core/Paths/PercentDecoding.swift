import CastWire

/// The texts in a URL, decoded by ``PercentEscapes``.
enum PercentDecoding {
    /// Decodes a text; nil if an escape is invalid, if the result is not UTF-8, or if it holds a NUL.
    ///
    /// - Parameter plusIsSpace: a plus stands for a space, as in forms; in a path it stands for itself.
    static func decode(_ text: some StringProtocol, plusIsSpace: Bool = false) -> String? {
        bytes(text, plusIsSpace: plusIsSpace).flatMap { String(validating: $0, as: UTF8.self) }
    }

    private static func bytes(_ text: some StringProtocol, plusIsSpace: Bool) -> [UInt8]? {
        PercentEscapes.bytes(of: text.utf8, plusIsSpace: plusIsSpace).flatMap { $0.contains(0) ? nil : $0 }
    }

    /// Returns the value of `name` in a query; nil if it is missing or can't be decoded. If the name occurs twice, the
    /// first value counts.
    static func value(of name: String, in query: String?) -> String? {
        text(of: name, in: query).flatMap { decode($0, plusIsSpace: true) }
    }

    /// Returns a file name from a query in the same way. Bytes that are not UTF-8 become U+FFFD.
    static func fileName(of name: String, in query: String?) -> String? {
        text(of: name, in: query).flatMap { bytes($0, plusIsSpace: true) }.map { String(decoding: $0, as: UTF8.self) }
    }

    private static func text(of name: String, in query: String?) -> Substring? {
        guard let query, query.utf8.count <= 8_192 else { return nil }
        for pair in query.split(separator: "&", maxSplits: 63) {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts[0].utf8.elementsEqual(name.utf8) else { continue }
            return parts.count == 2 ? parts[1] : ""
        }
        return nil
    }
}
