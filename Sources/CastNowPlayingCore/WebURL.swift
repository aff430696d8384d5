/// The little that is asked of a URL here.
enum WebURL {
    static func isWeb(_ url: String) -> Bool { schemeLength(url) > 0 }

    /// Of `http://` or `https://`; 0 for any other.
    static func schemeLength(_ url: String) -> Int {
        let start = url.prefix(8).lowercased()
        return start == "https://" ? 8 : start.hasPrefix("http://") ? 7 : 0
    }

    /// With its `%20` and the like read; as it is where that gives no text.
    static func decoded(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var decoded: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
                let value = UInt8(String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
            {
                decoded.append(value)
                index += 3
            } else {
                decoded.append(bytes[index])
                index += 1
            }
        }
        return String(validating: decoded, as: UTF8.self) ?? text
    }
}
