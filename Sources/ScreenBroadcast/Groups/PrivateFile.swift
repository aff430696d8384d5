import FilePaths
import PlatformC

/// Files that only the user can read, in a folder of the same kind.
enum PrivateFile {
    /// An error number of open(2), write(2) and others.
    struct Failure: Error, CustomStringConvertible {
        let number: Int32

        var description: String { String(cString: strerror(number)) }
    }

    /// Nil if there is no such file.
    ///
    /// - Throws: ``Failure``: `EPERM` if it is no file, or others can access it; `EFBIG` beyond `limit` bytes.
    static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8]? {
        let descriptor = open(path.pathBytes, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw Failure(number: errno == ELOOP ? EPERM : errno)
        }
        defer { close(descriptor) }
        var info = stat()
        guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_uid == geteuid(),
            info.st_mode & 0o077 == 0
        else { throw Failure(number: EPERM) }
        guard info.st_size <= limit else { throw Failure(number: EFBIG) }
        var (bytes, count) = ([UInt8](repeating: 0, count: Int(info.st_size)), 0)
        while count < bytes.count {
            let more = bytes.withUnsafeMutableBytes { posixRead(descriptor, $0.baseAddress! + count, $0.count - count) }
            if more < 0, errno == EINTR { continue }
            guard more > 0 else { break }
            count += more
        }
        return Array(bytes.prefix(count))
    }

    /// Writes the file completely under another name first, so that a full disk leaves the old file.
    static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        let draft = path + ".\(getpid()).\(UInt32.random(in: .min ... .max))"
        let descriptor = open(draft.pathBytes, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure(number: errno) }
        var rest = bytes[...]
        var reason: Int32 = 0
        while reason == 0, !rest.isEmpty {
            let written = rest.withUnsafeBytes { posixWrite(descriptor, $0.baseAddress, $0.count) }
            if written < 0, errno == EINTR { continue }
            if written <= 0 { reason = written < 0 ? errno : EIO } else { rest = rest.dropFirst(written) }
        }
        if reason == 0, fsync(descriptor) != 0 { reason = errno }
        close(descriptor)
        if reason == 0, rename(draft.pathBytes, path.pathBytes) != 0 { reason = errno }
        guard reason == 0 else {
            unlink(draft.pathBytes)
            throw Failure(number: reason)
        }
    }
}

// Inside the type, these names are its own methods.
private func posixRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}

private func posixWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
