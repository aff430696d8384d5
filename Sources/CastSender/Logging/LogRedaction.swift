/// The last guard against secrets and forged lines in the log, whatever a message is made of: of a URL only scheme, host
/// and port stay, since paths, queries and user parts carry tokens; what breaks lines is written out; what is longer
/// than 2,000 characters is cut.
enum LogRedaction {
    static let lengthLimit = 2000

    static func redacted(_ message: String) -> String {
        let bounded = message.count > lengthLimit ? message.prefix(lengthLimit) + "…" : message[...]
        var result = ""
        var rest = bounded[...]
        while let mark = rest.firstRange(of: "://") {
            let (url, behind) = split(rest[mark.upperBound...])
            result += rest[..<mark.upperBound] + origin(of: url)
            rest = behind
        }
        return withoutControls(result + rest)
    }

    private static func split(_ text: Substring) -> (url: Substring, behind: Substring) {
        let end = text.firstIndex { $0.isWhitespace || "\"'<>()[]{},;".contains($0) && !isAddress(text, $0) }
        return (text[..<(end ?? text.endIndex)], text[(end ?? text.endIndex)...])
    }

    /// Brackets belong to a URL where they begin it, around an IPv6 address.
    private static func isAddress(_ text: Substring, _ character: Character) -> Bool {
        text.hasPrefix("[") && (character == "[" || character == "]")
    }

    private static func origin(of url: Substring) -> String {
        let authority = url.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        let host = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
        let path = url[authority.endIndex...]
        return String(host) + (path.isEmpty || path == "/" ? String(path) : "/…")
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
