/// The kinds of library entries, derived from file name extensions.
enum LibraryKind: String, Sendable, Codable {
    case folder, film, song, picture

    /// Nil if the file can't be cast.
    init?(fileNamed name: String) {
        switch Self.ending(of: name) {
        case "mp4", "m4v", "mov", "mkv", "webm", "avi", "ts", "m2ts", "mts", "mpg", "mpeg", "vob", "wmv", "flv", "ogv",
            "3gp", "mxf":
            self = .film
        case "mp3", "m4a", "m4b", "aac", "flac", "ogg", "oga", "opus", "wav", "mka", "aiff", "aif", "wma", "ape", "wv":
            self = .song
        case "jpg", "jpeg", "png", "apng", "gif", "webp", "bmp", "avif", "heic", "heif", "tif", "tiff", "jxl":
            self = .picture
        default: return nil
        }
    }

    /// Returns the text after the last dot, in lower case; empty if there is none. Only ASCII counts.
    static func ending(of name: String) -> String {
        let bytes = Array(name.utf8)
        guard let dot = bytes.lastIndex(of: 0x2E), dot > 0, (1...8).contains(bytes.count - dot - 1) else { return "" }
        let ending = bytes[(dot + 1)...]
        guard ending.allSatisfy({ $0 < 0x80 }) else { return "" }
        return String(decoding: ending, as: UTF8.self).lowercased()
    }

    /// Returns everything before the extension that ``ending(of:)`` returns.
    static func stem(of name: String) -> String {
        let ending = ending(of: name)
        return ending.isEmpty ? name : String(decoding: name.utf8.dropLast(ending.utf8.count + 1), as: UTF8.self)
    }

    static func isSubtitles(fileNamed name: String) -> Bool {
        ["srt", "ass", "ssa", "sub", "vtt"].contains(ending(of: name))
    }
}
