import FilePaths

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file with something in it that nobody else is to know.
enum SecretFile {
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    /// Bytes.
    private static let most = 8_192

    /// Without what is around it.
    ///
    /// - Throws: ``Fault`` for one that others may read, and one that can't be read.
    static func firstLine(of path: String) throws(Fault) -> String {
        let descriptor = open(path.pathBytes, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Fault(description: String(cString: strerror(errno))) }
        defer { close(descriptor) }
        var info = stat()
        guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
            throw Fault(description: "it is no file")
        }
        guard info.st_mode & 0o077 == 0 else {
            throw Fault(description: "others may read it; `chmod 600 \(path)` changes that")
        }
        var bytes = [UInt8](repeating: 0, count: most)
        let count = read(descriptor, &bytes, bytes.count)
        guard count >= 0 else { throw Fault(description: String(cString: strerror(errno))) }
        let line = bytes[..<count].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        let text = PathText.text(line)
        return String(text.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
}
