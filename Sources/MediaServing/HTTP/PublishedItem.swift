package import NIOCore

/// Something that the server hands out under a path of its own.
package struct PublishedItem: Sendable {
    package enum Content: Sendable {
        /// A file on disk, read anew for each request.
        case file(path: String)
        /// Bytes in memory, such as a converted subtitle file.
        case bytes(ByteBuffer)
        /// Several names below one path, made when they are asked for.
        case folder(any ServedFolder)
    }

    /// The last component of its URL (for a folder: of its first page), reduced to letters that need no escaping.
    package let name: String
    package let contentType: String
    package let content: Content

    package init(name: String, contentType: String, content: Content) {
        self.name = PublishedItem.plain(name)
        self.contentType = contentType
        self.content = content
    }

    /// Letters, digits, `-`, `_` and `.` stay, all else becomes `-`; at most 80 of them, the extension kept.
    package static func plain(_ name: String) -> String {
        let letters = name.unicodeScalars.map { scalar -> Character in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": Character(scalar)
            default: "-"
            }
        }
        let text = String(letters.suffix(80).drop { $0 == "." || $0 == "-" })
        return text.isEmpty ? "media" : text
    }
}

/// Where a published item is: `/token/name`. The token is what nobody can guess, so a path is a secret: it belongs into
/// the message to the receiver and into the state file of a session that is to be resumed, never into a log.
package struct PublishedPath: Hashable, Sendable, Codable {
    package let token: String
    package let name: String

    package init(token: String, name: String) {
        self.token = token
        self.name = name
    }

    /// 128 random bits as 32 hexadecimal digits.
    package init(name: String, using generator: inout some RandomNumberGenerator) {
        let halves = [generator.next(), generator.next()] as [UInt64]
        token = halves.map { half in
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
        self.name = PublishedItem.plain(name)
    }

    package var text: String { "/\(token)/\(name)" }
}

/// A source of several resources under one published path, for instance a playlist and its segments.
package protocol ServedFolder: Sendable {
    /// The resource of that name, made now if it has to be; nil where there is none.
    func resource(named name: String) async throws -> ServedResource?
}

/// One resource of a ``ServedFolder``.
package struct ServedResource: Sendable {
    package enum Content: Sendable {
        case file(path: String)
        case bytes(ByteBuffer)
    }

    package let contentType: String
    package let content: Content

    package init(contentType: String, content: Content) {
        self.contentType = contentType
        self.content = content
    }
}
