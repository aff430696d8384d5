/// Live sources as people write them: `screen`, `screen:2`, `screen:HDMI-1`, `window:0x1e00007`, `window` if the
/// desktop asks which, `virtual:1920x1080`, `page:https://example.org/`. Pure.
package enum SourceText {
    /// Nil for other text, such as a file's name. Only the display knows its monitors, so these are not checked.
    package static func source(_ text: String) -> BroadcastRequest.Source? {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        switch (parts[0], parts.count) {
        case ("synthetic", 1): return .synthetic
        case ("screen", 1): return .screen(nil)
        case ("screen", 2):
            guard !parts[1].isEmpty, parts[1].utf8.count <= 64 else { return nil }
            return .screen(String(parts[1]))
        case ("window", 1): return .window(nil)
        case ("window", 2): return number(parts[1]).map { .window($0) }
        case ("virtual", 1): return .virtual(width: nil, height: nil)
        case ("virtual", 2):
            return PictureText.size(String(parts[1])).map { .virtual(width: $0.width, height: $0.height) }
        case ("page", 2): return isPage(parts[1]) ? .page(String(parts[1])) : nil
        default: return nil
        }
    }

    /// The sentence for a malformed screen, window, display or page, with the correct form; nil for other texts.
    package static func complaint(_ text: String) -> String? {
        guard source(text) == nil else { return nil }
        // Without a colon it could be a file's name.
        let file = text.contains(":") ? "" : "; a file of that name is ./\(text)"
        switch text.prefix(while: { $0 != ":" }).lowercased() {
        case "screen":
            return "\"\(text)\" names no screen; write screen for all of them, or screen:1 for one, as "
                + "`marquee mirror --list` does\(file)"
        case "window":
            return "\"\(text)\" names no window; write window:0x1e00007, as `marquee mirror --list` does, or window "
                + "alone where the desktop asks which\(file)"
        case "virtual":
            return "\"\(text)\" names no size of a display; write virtual, or virtual:1920x1080\(file)"
        case "page":
            return "\"\(text)\" names no web page; write page:https://example.org/, with http or https\(file)"
        default: return nil
        }
    }

    private static func isPage(_ text: Substring) -> Bool {
        let start = text.lowercased()
        guard let scheme = ["http://", "https://"].first(where: { start.hasPrefix($0) }) else { return false }
        return text.utf8.count <= 8_000 && text.utf8.count > scheme.utf8.count
            && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
    }

    /// A number as the tools of window systems print it, decimal or hexadecimal; nil for others, and for 0.
    private static func number(_ text: Substring) -> UInt32? {
        let isHexadecimal = text.hasPrefix("0x") || text.hasPrefix("0X")
        let digits = isHexadecimal ? text.dropFirst(2) : text
        guard let first = digits.first, first.isHexDigit else { return nil }
        return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap { $0 == 0 ? nil : $0 }
    }
}
