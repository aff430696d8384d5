import FilePaths
import PlatformC

/// A file with a secret that only the user may read.
enum SecretFile {
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    /// In bytes.
    private static let most = 8_192

    /// The first line, without surrounding blanks.
    ///
    /// - Throws: ``Fault`` for a file that others may read, and for a file that can't be read.
    static func firstLine(of path: String) throws(Fault) -> String {
        let descriptor = open(path.pathBytes, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Fault(description: String(cString: strerror(errno))) }
        defer { close(descriptor) }
        var info = stat()
        guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
            throw Fault(description: "it is not a regular file")
        }
        guard info.st_mode & 0o077 == 0 else {
            throw Fault(description: "other users can read it; run `chmod 600 \(path)`")
        }
        var bytes = [UInt8](repeating: 0, count: most)
        let count = read(descriptor, &bytes, bytes.count)
        guard count >= 0 else { throw Fault(description: String(cString: strerror(errno))) }
        let line = bytes[..<count].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        let text = PathText.text(line)
        return String(text.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
}
