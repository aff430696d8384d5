import FilePaths
package import NIOCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A picture that is served beside what plays: a film's poster.
package struct ServedArtwork: Sendable {
    /// Bytes; of a larger one nothing is read.
    package static let limit = 5 << 20

    package let bytes: ByteBuffer
    /// `image/jpeg`, `image/png` or `image/webp`.
    package let contentType: String

    /// Nil for what is none of these three, told from how it begins.
    package init?(_ bytes: [UInt8]) {
        guard let type = PictureType.of(bytes) else { return nil }
        (self.bytes, contentType) = (ByteBuffer(bytes: bytes), type)
    }

    /// Reads all of a file; nil where that can't be read, has more than ``limit`` bytes or is no picture. Waits for the
    /// disk.
    package init?(path: String) {
        // A pipe would keep the thread waiting.
        let descriptor = open(path.pathBytes, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.limit else {
            return nil
        }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeMutableBytes {
                pread(descriptor, $0.baseAddress.map { $0 + done }, $0.count - done, off_t(done))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            done += count
        }
        self.init(bytes)
    }

    /// As a server hands it out.
    var item: PublishedItem {
        let ending = String(contentType.drop { $0 != "/" }.dropFirst())
        return PublishedItem(
            name: "poster." + (ending == "jpeg" ? "jpg" : ending), contentType: contentType, content: .bytes(bytes))
    }
}
