package import NIOCore

/// Something that the server serves under its own path.
package struct PublishedItem: Sendable {
    package enum Content: Sendable {
        /// A file on disk, read anew for each request.
        case file(path: String)
        /// A file that is still being written, with its final state, which identifies it from the first request on.
        /// Missing parts are waited for.
        case arriving(path: String, FileValidators)
        /// A file whose beginning is replaced by other bytes.
        case fronted(path: String, FileFront)
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

/// Bytes that are served in place of the beginning of a file.
package struct FileFront: Sendable {
    package let bytes: ByteBuffer
    /// The number of bytes at the beginning of the file that are replaced.
    package let replaced: Int64
    /// The state of the file that the bytes were made for. What is added to the file later is not served.
    package let file: FileValidators

    package init(bytes: [UInt8], replaced: Int64, file: FileValidators) {
        self.bytes = ByteBuffer(bytes: bytes)
        self.replaced = replaced
        self.file = file
    }

    /// The state that a client is told: that of the file, with the length of what is served.
    var served: FileValidators { file.grown(to: Int64(bytes.readableBytes) + file.size - replaced) }

    /// Splits a part of what is served.
    ///
    /// - Returns: the bytes before the file's own, and the part of the file; nil: nothing of it.
    func split(_ part: ClosedRange<Int64>) -> (front: ByteBuffer?, file: ClosedRange<Int64>?) {
        let length = Int64(bytes.readableBytes)
        let end = min(part.upperBound + 1, length)
        let front = part.lowerBound < end
            ? bytes.getSlice(at: bytes.readerIndex + Int(part.lowerBound), length: Int(end - part.lowerBound)) : nil
        guard part.upperBound >= length else { return (front, nil) }
        let shift = replaced - length
        return (front, max(part.lowerBound, length) + shift...part.upperBound + shift)
    }
}
