package import NIOCore

/// Something that the server hands out under a path of its own.
package struct PublishedItem: Sendable {
    package enum Content: Sendable {
        /// A file on disk, read anew for each request.
        case file(path: String)
        /// A file that is still being written: its state once all of it is there, by which it is told from the first
        /// request on. What has not come yet is waited for.
        case arriving(path: String, FileValidators)
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
        self.name = PublishedPath.plain(name)
        self.contentType = contentType
        self.content = content
    }
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
