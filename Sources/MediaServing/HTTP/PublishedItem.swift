package import NIOCore

/// Something that the server serves under its own path.
package struct PublishedItem: Sendable {
    package enum Content: Sendable {
        /// A file on disk, read anew for each request.
        case file(path: String)
        /// A file that is still being written, with its final state, which identifies it from the first request on.
        /// Missing parts are waited for.
        case arriving(path: String, FileValidators)
        /// Bytes in memory, such as a converted subtitle file.
        case bytes(ByteBuffer)
        /// Several names below one path, made on request.
        case folder(any ServedFolder)
    }

    /// The last component of its URL (for a folder: of its first page), reduced to characters that need no escaping.
    package let name: String
    package let contentType: String
    package let content: Content

    package init(name: String, contentType: String, content: Content) {
        self.name = PublishedPath.plain(name)
        self.contentType = contentType
        self.content = content
    }
}

/// A source of several resources under one published path, such as a playlist and its segments.
package protocol ServedFolder: Sendable {
    /// The resource of this name, made now if necessary; nil if there is none.
    func resource(named name: String) async throws -> ServedResource?
}

/// One resource of a ``ServedFolder``.
package struct ServedResource: Sendable {
    enum Content: Sendable {
        case file(path: String)
        case bytes(ByteBuffer)
    }

    let contentType: String
    let content: Content
}
