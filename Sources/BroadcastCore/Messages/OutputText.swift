/// Outputs as written for `--to`: a device's name, id or address, `rtmp://…`, `rtmps://…`, `srt://…`, a file's path, or
/// `@FILE` for a file that contains one of these, since every user of the machine can read a command line. Pure.
package enum OutputText {
    package enum Output: Hashable, Sendable {
        /// Its name, for a search.
        case device(String)
        /// A URL with its secrets.
        case server(String)
        /// The path as written.
        case file(String)
        /// The path of a file whose first line contains the output.
        case written(String)
    }

    /// The extensions of files to write; they name the formats.
    package static let fileExtensions = ["mp4", "mkv", "webm", "ts", "flv"]
    /// Other extensions of media. They can't be written, and are improbable in a device's name.
    private static let otherExtensions = [
        "3gp", "aac", "avi", "flac", "gif", "m2ts", "m3u8", "m4a", "m4v", "mov", "mp3", "mpd", "mpeg", "mpg", "mts",
        "ogg", "ogv", "opus", "wav", "wmv",
    ]
    /// The schemes of servers.
    package static let schemes = ["rtmp", "rtmps", "srt"]
    /// Bytes.
    package static let longestURL = 2_048
    package static let longestPath = 4_096
    /// Bytes; libsrt's limit.
    static let shortestPassphrase = 10

    /// Reads an output for which ``complaint(_:)`` is nil. What is neither a server nor a file is a device's name.
    package static func output(_ text: String) -> Output {
        if text.hasPrefix("@") { return .written(String(text.dropFirst())) }
        if isServer(text), let scheme = scheme(text) {
            // FFmpeg knows only lowercase schemes.
            return .server(scheme + text.dropFirst(scheme.utf8.count))
        }
        if isFile(text) { return .file(text) }
        return .device(text)
    }

    /// The sentence for a malformed server or file; nil for other texts. It contains no more of a URL than
    /// ``shown(_:)``.
    package static func complaint(_ text: String) -> String? {
        if text == "@" { return "--to @FILE reads where to send from a file: name it" }
        if text.hasPrefix("@") { return nil }
        if let scheme = scheme(text) {
            guard schemes.contains(scheme) else {
                return "\"\(scheme)://\" is no server that can be sent to; there are rtmp, rtmps and srt"
            }
            guard isServer(text) else { return complaint(ofServer: text, scheme) }
            return hasShortPassphrase(text) ? "an SRT passphrase has at least \(shortestPassphrase) characters" : nil
        }
        if isNearlyURL(text) {
            return "what --to says is no device, file or server; a server is written rtmp://HOST/APPLICATION/KEY, "
                + "rtmps://… or srt://HOST:PORT"
        }
        guard !isFile(text) else { return nil }
        let end = fileExtension(text)
        let isPath = ["/", "./", "../"].contains { text.hasPrefix($0) }
        guard isPath || end.map((fileExtensions + otherExtensions).contains) == true else { return nil }
        if text.utf8.count > longestPath { return "the name of a file to write to is too long" }
        return "\"\(text)\" can't be written to: a file's name ends with "
            + fileExtensions.map { "." + $0 }.joined(separator: ", ")
    }

    private static func complaint(ofServer text: String, _ scheme: String) -> String {
        if text.utf8.count > longestURL { return "the \(scheme) URL is longer than \(longestURL) characters" }
        return scheme == "srt"
            ? "\"\(shown(text))\" names no SRT server; write srt://HOST:PORT, with ?streamid=… and the like behind it"
            : "\"\(shown(text))\" names no \(scheme.uppercased()) stream; write \(scheme)://HOST/APPLICATION/KEY"
    }

    /// Whether it begins like a URL and is none. A server was meant, and its key may follow.
    private static func isNearlyURL(_ text: String) -> Bool {
        if text.contains("://") { return true }
        let text = text.drop(while: \.isWhitespace).lowercased()
        let word = text.prefix { $0.isASCII && $0.isLetter }
        let next = text.dropFirst(word.count).first
        return (schemes + ["http", "https"]).contains(String(word)) && (next == ":" || next == "/")
    }

    /// Escapes can only make the passphrase look longer.
    private static func hasShortPassphrase(_ url: String) -> Bool {
        guard let parts = parts(url), parts.scheme == "srt", let query = parts.query else { return false }
        let start = "passphrase="
        return query.split(separator: "&").contains { pair in
            pair.hasPrefix(start) && (1..<shortestPassphrase).contains(pair.utf8.count - start.utf8.count)
        }
    }

    /// The displayable part of a URL: no user, no key, no query.
    package static func shown(_ url: String) -> String {
        guard let parts = parts(url) else { return "a server" }
        return "\(parts.scheme)://\(parts.authority)" + (parts.application.map { "/\($0)" } ?? "")
    }

    /// The secret parts of a URL, the longest first, so that they can be removed from other messages.
    package static func secrets(of url: String) -> [String] {
        guard let parts = parts(url) else { return [url] }
        var found = [parts.user, parts.query].compactMap(\.self)
        found +=
            parts.query.map { query in
                query.split(separator: "&").compactMap { pair in
                    pair.firstIndex(of: "=").map { String(pair[pair.index(after: $0)...]) }
                }
            } ?? []
        found.append(parts.pieces.dropFirst(parts.application == nil ? 0 : 1).joined(separator: "/"))
        // Shorter ones would match everywhere.
        return Set(found).filter { $0.utf8.count > 2 }.sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
    }

    static func isServer(_ text: String) -> Bool {
        guard text.utf8.count <= longestURL, let parts = parts(text), schemes.contains(parts.scheme),
            text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
        else { return false }
        let host = hostAndPort(parts.authority)
        guard let host, !host.name.isEmpty else { return false }
        guard parts.scheme == "srt" else { return parts.application != nil }
        return host.port != nil
    }

    static func isFile(_ text: String) -> Bool {
        guard scheme(text) == nil, text.utf8.count <= longestPath, let end = fileExtension(text) else { return false }
        return fileExtensions.contains(end) && text.unicodeScalars.allSatisfy { $0.value > 0x1F && $0.value != 0x7F }
    }

    /// Lowercase; nil if the name has no extension, or nothing before it.
    package static func fileExtension(_ path: String) -> String? {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
        return name[name.index(after: dot)...].lowercased()
    }

    /// The path with a number before the extension, from 2 on.
    static func numbered(_ path: String, _ number: Int) -> String {
        guard number > 1, let dot = path.lastIndex(of: ".") else { return path }
        return "\(path[..<dot])-\(number)\(path[dot...])"
    }

    private static func scheme(_ text: String) -> String? {
        guard let end = text.firstRange(of: "://"), end.lowerBound > text.startIndex else { return nil }
        let scheme = text[..<end.lowerBound].lowercased()
        return scheme.utf8.count <= 16 && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            ? scheme : nil
    }

    private struct Parts {
        var scheme: String
        var user: String?
        /// Host and port.
        var authority: String
        var path: String
        var query: String?

        var pieces: [Substring] { path.split(separator: "/") }
        /// The first part of an RTMP path, before the key. A single part may be the key itself; and SRT has no paths,
        /// so what stands there may be secret.
        var application: Substring? { scheme != "srt" && pieces.count > 1 ? pieces.first : nil }
    }

    private static func parts(_ url: String) -> Parts? {
        guard let scheme = scheme(url), let marker = url.firstRange(of: "://") else { return nil }
        var rest = url[marker.upperBound...]
        var query: String?
        if let mark = rest.firstIndex(where: { $0 == "?" || $0 == "#" }) {
            query = String(rest[rest.index(after: mark)...])
            rest = rest[..<mark]
        }
        let slash = rest.firstIndex(of: "/") ?? rest.endIndex
        var authority = rest[..<slash]
        var user: String?
        if let at = authority.lastIndex(of: "@") {
            user = String(authority[..<at])
            authority = authority[authority.index(after: at)...]
        }
        return Parts(
            scheme: scheme, user: user, authority: String(authority), path: String(rest[slash...]), query: query)
    }

    /// Nil if it is invalid.
    private static func hostAndPort(_ authority: String) -> (name: String, port: Int?)? {
        var name = authority[...]
        var digits: Substring?
        if authority.hasPrefix("[") {
            guard let end = authority.firstIndex(of: "]") else { return nil }
            name = authority[authority.index(after: authority.startIndex)..<end]
            let rest = authority[authority.index(after: end)...]
            guard rest.isEmpty || rest.hasPrefix(":") else { return nil }
            digits = rest.isEmpty ? nil : rest.dropFirst()
        } else if let colon = authority.lastIndex(of: ":") {
            name = authority[..<colon]
            digits = authority[authority.index(after: colon)...]
            guard !name.contains(":") else { return nil }
        }
        guard let digits else { return (String(name), nil) }
        guard digits.utf8.count <= 5, let port = Int(digits), (1...65_535).contains(port) else { return nil }
        return (String(name), port)
    }
}
