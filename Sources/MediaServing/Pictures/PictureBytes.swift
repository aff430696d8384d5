#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file of which parts are read where they stand. Waits for the disk.
final class PictureBytes {
    private let descriptor: Int32

    /// One that can't be opened is empty.
    init(_ path: String) {
        // A pipe would keep the thread waiting.
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Bytes from an offset on, fewer at the end of the file.
    func read(_ offset: Int, _ count: Int) -> [UInt8] {
        guard descriptor >= 0, offset >= 0, count > 0 else { return [] }
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let more = bytes.withUnsafeMutableBytes {
                pread(descriptor, $0.baseAddress.map { $0 + done }, count - done, off_t(offset + done))
            }
            if more < 0, errno == EINTR { continue }
            guard more > 0 else { break }
            done += more
        }
        return Array(bytes.prefix(done))
    }
}
