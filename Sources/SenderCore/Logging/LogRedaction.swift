/// The last protection against secrets and forged lines in the log, for any message.
///
/// Of a URL only the scheme, host and port are kept, since paths, queries and user parts may contain tokens. Characters
/// that break lines are escaped. Messages are cut after 2,000 Unicode scalars.
enum LogRedaction {
    static let lengthLimit = 2000

    /// The slashes may be escaped, as JSON allows.
    private static let marks = ["://", #":\/\/"#]

    static func redacted(_ message: String) -> String {
        var result = ""
        var rest = bounded(message)[...]
        while let mark = marks.compactMap({ rest.firstRange(of: $0) }).min(by: { $0.lowerBound < $1.lowerBound }) {
            let (url, behind) = split(rest[mark.upperBound...])
            result += rest[..<mark.upperBound] + origin(of: url)
            rest = behind
        }
        return withoutControls(result + rest)
    }

    private static func bounded(_ message: String) -> String {
        let scalars = message.unicodeScalars
        guard let end = scalars.index(scalars.startIndex, offsetBy: lengthLimit, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else { return message }
        return String(scalars[..<end]) + "…"
    }

    /// Splits a text that starts with a URL's host into the URL and the rest.
    ///
    /// A URL may contain commas, brackets and similar characters in its query, possibly before a token. At its very end
    /// they belong to the sentence.
    private static func split(_ text: Substring) -> (url: Substring, behind: Substring) {
        let end = text.firstIndex { $0.isWhitespace || "\"<>".contains($0) } ?? text.endIndex
        var url = text[..<end]
        while let last = url.last, ".,;:!?'()[]{}…".contains(last) { url.removeLast() }
        // An IPv6 address keeps its closing bracket.
        if url.hasPrefix("["), !url.contains("]"), text[url.endIndex...].hasPrefix("]") {
            url = text[...url.endIndex]
        }
        return (url, text[url.endIndex...])
    }

    private static func origin(of url: Substring) -> String {
        let authority = url.prefix { !"/\\?#".contains($0) }
        let host = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
        let path = url[authority.endIndex...]
        let shown = isHost(host) ? String(host) : "…"
        return shown + (path.isEmpty || path == "/" ? String(path) : "/…")
    }

    /// Returns whether the text is a name or an address, with or without a port. Any other text may be the start of a
    /// user part.
    private static func isHost(_ text: Substring) -> Bool {
        let isIPv6 = text.hasPrefix("[")
        let name = text.prefix { isIPv6 ? $0 != "]" : $0 != ":" }
        let rest = isIPv6 ? text.dropFirst(name.count).drop { $0 == "]" } : text[name.endIndex...]
        let port = rest.dropFirst()
        return name.allSatisfy { $0.isLetter || $0.isNumber || "-._%[:".contains($0) }
            && (rest.isEmpty || rest.hasPrefix(":") && !port.isEmpty && port.allSatisfy(\.isNumber))
    }

    private static func withoutControls(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            if isControl(scalar) {
                result += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }

    /// Line and paragraph separators break lines too, and characters that change the text direction can forge them.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .format: true
        default: false
        }
    }
}
