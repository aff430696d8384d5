/// The last guard against secrets and forged lines in the log, whatever a message is made of.
///
/// Of a URL only scheme, host and port stay, since paths, queries and user parts carry tokens; what breaks lines is
/// written out; what is longer than 2,000 Unicode scalars is cut.
enum LogRedaction {
    static let lengthLimit = 2000

    /// Slashes may be escaped, as JSON allows.
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

    /// A URL goes on over commas, brackets and the like, which may stand in its query before a token; those at its very
    /// end are the sentence's.
    private static func split(_ text: Substring) -> (url: Substring, behind: Substring) {
        let end = text.firstIndex { $0.isWhitespace || "\"<>".contains($0) } ?? text.endIndex
        var url = text[..<end]
        while let last = url.last, ".,;:!?'()[]{}…".contains(last) { url.removeLast() }
        // An IPv6 address keeps its bracket.
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

    /// A name or an address, perhaps with a port; anything else may be the beginning of a user part.
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

    /// Line and paragraph separators break lines too, and the marks that turn text around forge them.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .format: true
        default: false
        }
    }
}
