import FilePaths

/// The location of something that mpv has opened.
public enum MPVPlace: Equatable, Sendable {
    /// An absolute path, as `PathText`.
    case file(String)
    /// An `http` or `https` URL.
    case url(String)
    /// What only mpv can open: a disc, a pipe, several combined streams, another protocol.
    case other(String)

    /// - Parameters:
    ///   - path: The path that mpv was given.
    ///   - opened: What mpv opens instead. If one of mpv's scripts examines a web page, this is the stream in it.
    ///   - folder: mpv's working folder, for relative paths.
    package init(_ path: String, opened: String?, in folder: String?) {
        guard let scheme = Self.scheme(path) else {
            if path == "-" {
                self = .other(path)
            } else if path.hasPrefix("/") {
                self = .file(path)
            } else if let folder, folder.hasPrefix("/") {
                self = .file(folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)")
            } else {
                self = .other(path)
            }
            return
        }
        switch scheme {
        case "file":
            // mpv too leaves a percent sign alone if no two digits follow.
            let file = PathText.text(
                PathEscapes.decoded(PathText.bytes(path.dropFirst("file://".count)), keepsNUL: true))
            self = file.hasPrefix("/") ? .file(file) : .other(path)
        case "http", "https":
            guard let opened, opened != path else {
                self = .url(path)
                return
            }
            self = ["http", "https"].contains(Self.scheme(opened)) ? .url(opened) : .other(path)
        default: self = .other(path)
        }
    }

    /// mpv's own rule: a scheme is letters, digits and a few other characters before `://`; anything else is a path.
    private static func scheme(_ path: String) -> String? {
        guard let end = path.firstRange(of: "://")?.lowerBound, end > path.startIndex else { return nil }
        let scheme = path[..<end]
        guard scheme.utf8.allSatisfy(isSchemeByte) else { return nil }
        return scheme.lowercased()
    }

    private static func isSchemeByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
