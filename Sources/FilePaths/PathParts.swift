/// Path operations that do not access the disk. Paths are texts of ``PathText``.
package enum PathParts {
    /// Returns the last part without trailing slashes: `film.mkv` of `/films/film.mkv/`. Empty for an empty path, `/`
    /// for `/`.
    package static func name(_ path: String) -> String {
        var path = path.utf8[...]
        while path.count > 1, path.last == slash { path.removeLast() }
        guard path.count > 1, let last = path.lastIndex(of: slash) else { return String(path) ?? "" }
        return String(path[path.index(after: last)...]) ?? ""
    }

    /// Returns the folder of the last part: `/films` of `/films/film.mkv`, `.` of `film.mkv`, `/` of the root.
    package static func folder(_ path: String) -> String {
        var path = path.utf8[...]
        while path.count > 1, path.last == slash { path.removeLast() }
        guard let last = path.lastIndex(of: slash) else { return "." }
        path = path[..<last]
        while path.last == slash { path.removeLast() }
        return path.isEmpty ? "/" : String(path) ?? ""
    }

    /// Whether `path` is `folder` or within it, by their text.
    package static func isBeneath(_ path: String, _ folder: String) -> Bool {
        path.utf8.elementsEqual(folder.utf8) || path.utf8.starts(with: (folder + "/").utf8)
    }

    /// Returns `path` within `folder`; an absolute path unchanged.
    package static func joined(_ folder: String, _ path: String) -> String {
        if path.utf8.first == slash || folder.isEmpty { return path }
        return folder.utf8.last == slash ? folder + path : folder + "/" + path
    }

    /// Removes double slashes, `.` parts and trailing slashes. `..` stays, since the part before it may be a link.
    package static func tidied(_ path: String) -> String {
        let parts = path.utf8.split(separator: slash).filter { !$0.elementsEqual([dot]) }
        let text = parts.map { String($0) ?? "" }.joined(separator: "/")
        if path.utf8.first == slash { return "/" + text }
        return text.isEmpty ? "." : text
    }

    /// Returns the path of a `file:` URL, or nil for other text.
    ///
    /// Percent escapes may be any bytes except NUL. The host is empty or `localhost`. Query and fragment are not part
    /// of the path. A percent sign without two hexadecimal digits after it is literal, as people write it.
    package static func ofFileURL(_ url: String) -> String? {
        let bytes = PathText.bytes(url)
        guard String(decoding: bytes.prefix(7), as: UTF8.self).lowercased() == "file://" else { return nil }
        var rest = bytes.dropFirst(7)
        let host = rest.prefix { $0 != slash }
        guard host.isEmpty || String(decoding: host, as: UTF8.self).lowercased() == "localhost" else { return nil }
        rest = rest.dropFirst(host.count).prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        let path = PathEscapes.decoded(rest)
        guard path.count > 1, !path.contains(0) else { return nil }
        return PathText.text(path)
    }

    /// Returns a `file:` URL of an absolute path, in ASCII.
    package static func fileURL(_ path: String) -> String {
        var url = "file://"
        for byte in PathText.bytes(path) {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), slash, UInt8(ascii: "-"), UInt8(ascii: "_"), dot,
                UInt8(ascii: "~"):
                url.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                url += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
            }
        }
        return url
    }

    private static let slash = UInt8(ascii: "/")
    private static let dot = UInt8(ascii: ".")
}
