import FileAccess
import FilePaths
import PlatformC

/// Small files that only this user may read. Each is replaced as a whole.
enum PrivateFiles {
    /// Creates a folder, and those above it, if they are missing.
    ///
    /// - Throws: ``RemoteRefusal`` `.unreadable` if it can't be created, or if others may write to it.
    static func makeFolder(_ path: String) throws(RemoteRefusal) {
        Files.makeFolder(path)
        var info = stat()
        guard lstat(path.pathBytes, &info) == 0, info.st_mode & S_IFMT == S_IFDIR else {
            throw RemoteRefusal(
                .unreadable, "The folder \(path) can't be made: check that the one above it may be written to.")
        }
        guard info.st_uid == geteuid(), info.st_mode & 0o022 == 0 else {
            throw RemoteRefusal(
                .unreadable, "Others may write to the folder \(path): `chmod 700 \(path)` changes that.")
        }
    }

    /// Reads a file; nil if there is none.
    ///
    /// - Throws: ``RemoteRefusal`` `.unreadable` if others may read the file, or if it has more than `limit` bytes.
    static func read(_ path: String, limit: Int) throws(RemoteRefusal) -> [UInt8]? {
        let descriptor = open(path.pathBytes, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw RemoteRefusal(.unreadable, "\(path) can't be read: \(String(cString: strerror(errno))).")
        }
        defer { close(descriptor) }
        var info = stat()
        guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_uid == geteuid() else {
            throw RemoteRefusal(.unreadable, "\(path) is no file of this user's: remove it.")
        }
        guard info.st_mode & 0o077 == 0 else {
            throw RemoteRefusal(.unreadable, "Others may read \(path): `chmod 600 \(path)` changes that.")
        }
        guard let bytes = FileBytes.read(descriptor, limit: limit) else {
            throw RemoteRefusal(.unreadable, "\(path) can't be read, or is longer than \(limit) bytes: remove it.")
        }
        return bytes
    }

    /// Writes a file. A process that reads it meanwhile gets the whole old file or the whole new one.
    ///
    /// - Throws: ``RemoteRefusal`` `.unreadable` if it can't be written.
    static func write(_ bytes: [UInt8], to path: String) throws(RemoteRefusal) {
        let new = path + ".\(UInt64.random(in: .min ... .max))"
        let descriptor = open(new.pathBytes, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw unwritable(path, errno) }
        let isWritten = FileBytes.write(bytes, to: descriptor) && fsync(descriptor) == 0
        let number = errno
        close(descriptor)
        guard isWritten else {
            Files.remove(new)
            throw unwritable(path, number)
        }
        guard Files.move(new, to: path) else {
            let number = errno
            Files.remove(new)
            throw unwritable(path, number)
        }
    }

    private static func unwritable(_ path: String, _ number: Int32) -> RemoteRefusal {
        RemoteRefusal(.unreadable, "\(path) can't be written: \(String(cString: strerror(number))).")
    }
}

/// Reads or writes all bytes of a descriptor, whatever interrupts.
enum FileBytes {
    /// Reads a whole file; nil if it can't be read, or has more than `limit` bytes.
    static func read(_ descriptor: Int32, limit: Int) -> [UInt8]? {
        var (bytes, piece): ([UInt8], [UInt8]) = ([], [UInt8](repeating: 0, count: 64 << 10))
        while bytes.count <= limit {
            let count = systemRead(descriptor, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return nil }
            guard count > 0 else { return bytes }
            bytes += piece[..<count]
        }
        return nil
    }

    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { write($0, to: descriptor) }
    }

    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = UnsafeRawBufferPointer(rebasing: rest).withUnsafe { systemWrite(descriptor, $0, rest.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

extension UnsafeRawBufferPointer {
    fileprivate func withUnsafe(_ body: (UnsafeRawPointer?) -> Int) -> Int { body(baseAddress) }
}

// Inside the type, these names mean its own methods.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
