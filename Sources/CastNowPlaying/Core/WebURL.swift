import FilePaths

/// The few operations on URLs that this module needs.
enum WebURL {
    static func isWeb(_ url: String) -> Bool { schemeLength(url) > 0 }

    /// Returns the length of `http://` or `https://` at the start; 0 for any other text.
    static func schemeLength(_ url: String) -> Int {
        let start = url.prefix(8).lowercased()
        return start == "https://" ? 8 : start.hasPrefix("http://") ? 7 : 0
    }

    /// Decodes percent escapes such as `%20`; returns the text unchanged if the bytes are no valid UTF-8.
    static func decoded(_ text: String) -> String {
        String(validating: PathEscapes.decoded(text.utf8), as: UTF8.self) ?? text
    }
}
