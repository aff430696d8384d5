import FilePaths
package import NIOCore
import PlatformC

/// A picture that is served with the media, such as a film's poster.
package struct ServedArtwork: Sendable {
    /// The largest size in bytes. A larger file is not read.
    package static let limit = 5 << 20

    package let bytes: ByteBuffer
    /// `image/jpeg`, `image/png` or `image/webp`.
    package let contentType: String

    /// Nil if the data is in none of these three formats.
    package init?(_ bytes: [UInt8]) {
        guard let type = PictureType.of(bytes) else { return nil }
        (self.bytes, contentType) = (ByteBuffer(bytes: bytes), type)
    }

    /// Reads a file; nil if it can't be read, has more than ``limit`` bytes or is no such picture. Waits for the disk.
    package init?(path: String) {
        // Opening a pipe would block the thread.
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

    var item: PublishedItem {
        let ending = String(contentType.drop { $0 != "/" }.dropFirst())
        return PublishedItem(
            name: "poster." + (ending == "jpeg" ? "jpg" : ending), contentType: contentType, content: .bytes(bytes))
    }
}
