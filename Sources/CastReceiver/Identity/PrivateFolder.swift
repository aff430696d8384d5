import FilePaths
import PlatformC

/// A folder for keys, with mode 0700, and 0600 for its files. Each file is written under another name, synced and
/// renamed, so that after a crash either the old or the new file is there.
///
/// A file is refused if it belongs to another user, or if others may read or write it: somebody who reads a key can
/// impersonate the device, and somebody who writes one chooses it.
struct PrivateFolder: Sendable {
    /// Longer files are not ours. Bytes.
    static let byteLimit = 1 << 18

    let path: String

    /// Makes the folder and its parent folders if they don't exist.
    init(_ path: String) throws {
        self.path = path
        try Self.make(path)
        var status = stat()
        guard stat(path.pathBytes, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            throw IdentityError(.inaccessible, "\(path) is no folder: name another with --state.")
        }
        guard status.st_uid == geteuid() else {
            throw IdentityError(.exposed, "The folder \(path) belongs to another user: name one of yours.")
        }
        guard status.st_mode & 0o022 == 0 else {
            throw IdentityError(.exposed, "Others may write to the folder \(path): run `chmod 700 \(path)`.")
        }
    }

    /// Reads a file; nil if it does not exist.
    ///
    /// - Parameter barred: The permissions that others must not have. A file without secrets may be readable to them.
    func read(_ name: String, barred: mode_t = 0o077) throws -> [UInt8]? {
        let file = "\(path)/\(name)"
        let descriptor = open(file.pathBytes, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        if descriptor < 0 {
            if errno == ENOENT { return nil }
            throw Self.failure("read \(file)")
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw IdentityError(.inaccessible, "\(file) is no ordinary file: move it away.")
        }
        guard status.st_uid == geteuid() else {
            throw IdentityError(.exposed, "\(file) belongs to another user: move it away, a new one is made then.")
        }
        guard status.st_mode & barred == 0 else {
            throw IdentityError(
                .exposed, "Others may get at the keys in \(file): delete it if somebody has, else `chmod 600 \(file)`.")
        }
        guard status.st_size <= Self.byteLimit else {
            throw IdentityError(.damaged, "\(file) is far longer than it should be: move it away.")
        }
        return try Self.contents(of: descriptor, file)
    }

    func write(_ bytes: [UInt8], to name: String) throws {
        let file = "\(path)/\(name)"
        let draft = "\(path)/.\(name).\(getpid()).\(UInt32.random(in: .min ... .max))"
        let descriptor = open(draft.pathBytes, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Self.failure("write \(draft)") }
        do {
            defer { close(descriptor) }
            try Self.write(bytes, to: descriptor, draft)
            guard fsync(descriptor) == 0 else { throw Self.failure("write \(draft)") }
        } catch {
            unlink(draft.pathBytes)
            throw error
        }
        guard rename(draft.pathBytes, file.pathBytes) == 0 else {
            let failure = Self.failure("write \(file)")
            unlink(draft.pathBytes)
            throw failure
        }
        syncFolder()
    }

    /// Runs `body` while no other process does so in this folder, so that two receivers that start at once get the same
    /// root.
    func exclusively<Value>(_ body: () throws -> Value) throws -> Value {
        let file = "\(path)/.lock"
        let descriptor = open(file.pathBytes, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Self.failure("open \(file)") }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw Self.failure("lock \(file)") }
        }
        defer { flock(descriptor, LOCK_UN) }
        return try body()
    }

    /// Keeps other receivers out of the folder while the result or this process lives. Two receivers with one folder
    /// would have the same identity, and senders would see at most one of them.
    func hold() throws -> FolderHold {
        let file = "\(path)/.running"
        let descriptor = open(file.pathBytes, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Self.failure("open \(file)") }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw IdentityError(
                .inUse, "Another receiver runs with the state in \(path): name another folder with --state.")
        }
        return FolderHold(descriptor)
    }

    private func syncFolder() {
        let descriptor = open(path.pathBytes, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    private static func make(_ path: String) throws {
        if mkdir(path.pathBytes, 0o700) == 0 || errno == EEXIST { return }
        let parent = path.split(separator: "/").dropLast().joined(separator: "/")
        guard errno == ENOENT, !parent.isEmpty else { throw failure("make the folder \(path)") }
        try make(path.hasPrefix("/") ? "/" + parent : parent)
        guard mkdir(path.pathBytes, 0o700) == 0 || errno == EEXIST else { throw failure("make the folder \(path)") }
    }

    private static func contents(of descriptor: Int32, _ file: String) throws -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while bytes.count <= byteLimit {
            let count = buffer.withUnsafeMutableBytes { readSome(descriptor, $0) }
            if count == 0 { break }
            if count < 0 {
                if errno == EINTR { continue }
                throw failure("read \(file)")
            }
            bytes.append(contentsOf: buffer.prefix(count))
        }
        return bytes
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32, _ file: String) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { writeSome(descriptor, $0) }
            if count < 0 {
                if errno == EINTR { continue }
                throw failure("write \(file)")
            }
            rest = rest.dropFirst(count)
        }
    }

    private static func failure(_ what: String) -> IdentityError {
        IdentityError(.inaccessible, "Can't \(what): \(String(cString: strerror(errno))).")
    }
}

/// The lock that keeps other receivers out of a folder.
final class FolderHold: Sendable {
    private let descriptor: Int32

    fileprivate init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Unlocks explicitly: a child process that is just starting shares the open file until it executes its program.
    deinit {
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}

/// The C functions, whose names the methods above would hide.
private func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
}

private func writeSome(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    write(descriptor, buffer.baseAddress, buffer.count)
}
