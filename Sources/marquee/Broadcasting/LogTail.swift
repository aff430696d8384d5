#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The lines of a log that another program writes, and that may be moved away and begun anew meanwhile.
struct LogTail {
    /// Bytes that are read at once.
    private static let piece = 1 << 16
    /// Bytes of a line that is not whole yet; what comes beyond is no line of ours.
    private static let lineLimit = 1 << 16

    private let path: String
    private var file: (node: ino_t, offset: Int)?
    private var rest: [UInt8] = []

    init(path: String) { self.path = path }

    /// What has come since the last call; none where there is no file of ours.
    mutating func next() -> [String] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        var info = stat()
        guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return [] }
        var offset = file?.node == info.st_ino ? file?.offset ?? 0 : 0
        if offset == 0 || offset > Int(info.st_size) { (offset, rest) = (0, []) }
        var lines: [String] = []
        var bytes = [UInt8](repeating: 0, count: Self.piece)
        while true {
            let count = pread(descriptor, &bytes, bytes.count, off_t(offset))
            guard count > 0 else { break }
            offset += count
            for byte in bytes[..<count] {
                guard byte == UInt8(ascii: "\n") else {
                    if rest.count < Self.lineLimit { rest.append(byte) }
                    continue
                }
                lines.append(String(decoding: rest, as: UTF8.self))
                rest = []
            }
        }
        file = (info.st_ino, offset)
        return lines
    }
}
