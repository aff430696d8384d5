import FilePaths
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A log in a group's folder that an extension writes and its host reads, copies, or moves to a place of its own.
///
/// The host may do that at any moment: whoever writes looks, before each line, whether the file still stands under its
/// name, and begins a new one where it does not. A line is written whole. Used from any thread. Marquee's own.
public final class SharedLog: Sendable {
    /// Bytes. A file that has grown to this is renamed to `NAME.1`, in place of the one before, and a new one begun.
    public static let sizeLimit = 8 << 20
    /// Bytes of one line at most; the rest of a longer one is left out.
    public static let lineLimit = 16_384

    /// The file's.
    public let path: String
    private let sizeLimit: Int
    private let file = Mutex<Int32>(-1)

    /// Nil where there is no container, or the name leads out of it: a program without its group logs nowhere, and goes
    /// on.
    ///
    /// - Parameters:
    ///   - container: the group's.
    ///   - name: the file's, `xx.log` in the source document.
    public convenience init?(_ container: GroupContainer?, name: String = "broadcast.log") {
        self.init(container, name: name, sizeLimit: Self.sizeLimit)
    }

    package init?(_ container: GroupContainer?, name: String, sizeLimit: Int) {
        guard let path = container?.path(name) else { return nil }
        self.path = path
        self.sizeLimit = sizeLimit
    }

    deinit {
        let descriptor = file.withLock { $0 }
        if descriptor >= 0 { close(descriptor) }
    }

    /// Writes a line. One that can't be written, because the disk is full or the folder is gone, is lost: a broadcast
    /// does not end for its log.
    ///
    /// - Returns: whether it stands in the file.
    @discardableResult
    public func write(_ line: String) -> Bool {
        var bytes = Array(line.utf8.prefix(Self.lineLimit))
        // What would begin a line of its own, or move a terminal's cursor, does neither.
        for index in bytes.indices where bytes[index] < 0x20 || bytes[index] == 0x7F { bytes[index] = 0x20 }
        bytes.append(UInt8(ascii: "\n"))
        return file.withLock { file in
            guard Self.prepare(&file, path, sizeLimit) else { return false }
            var rest = bytes[...]
            while !rest.isEmpty {
                let written = rest.withUnsafeBytes { posixWrite(file, $0.baseAddress, $0.count) }
                if written < 0, errno == EINTR { continue }
                guard written > 0 else { return false }
                rest = rest.dropFirst(written)
            }
            return true
        }
    }

    /// What stands in it now, the last `limit` bytes; empty where there is none.
    public func read(last limit: Int = SharedLog.sizeLimit) -> [UInt8] {
        let descriptor = open(path.pathBytes, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        var info = stat()
        guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return [] }
        let start = max(0, Int(info.st_size) - max(0, limit))
        var bytes = [UInt8](repeating: 0, count: min(Int(info.st_size), max(0, limit)))
        let count = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, start) }
        return Array(bytes.prefix(max(0, count)))
    }

    /// Copies it as it stands to a new file, 0600; the writer notices nothing.
    ///
    /// - Throws: ``GroupError``, where something stands there already too.
    public func copy(to destination: String) throws(GroupError) {
        guard access(path.pathBytes, F_OK) == 0 else { throw GroupError("there is no log yet at \(path)") }
        let descriptor = open(destination.pathBytes, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Self.error("the log can't be copied to \(destination)") }
        var rest = read()[...]
        var isWhole = true
        while isWhole, !rest.isEmpty {
            let written = rest.withUnsafeBytes { posixWrite(descriptor, $0.baseAddress, $0.count) }
            if written < 0, errno == EINTR { continue }
            isWhole = written > 0
            rest = rest.dropFirst(max(0, written))
        }
        let reason = errno
        close(descriptor)
        guard isWhole else {
            unlink(destination.pathBytes)
            throw Self.error("the log can't be copied to \(destination)", reason)
        }
    }

    /// Moves it away. The writer's next line begins a new file. To another file system it is copied and then removed,
    /// so what is written in that moment may be lost.
    ///
    /// - Throws: ``GroupError``, where something stands there already too.
    public func move(to destination: String) throws(GroupError) {
        // link(2) fails where a file stands there, and rename(2) would replace it.
        if link(path.pathBytes, destination.pathBytes) == 0 {
            unlink(path.pathBytes)
            return
        }
        guard errno == EXDEV || errno == EPERM else { throw Self.error("the log can't be moved to \(destination)") }
        try copy(to: destination)
        unlink(path.pathBytes)
    }

    /// Opens it where that is due: at first, after it was moved, and when it has become too long.
    private static func prepare(_ file: inout Int32, _ path: String, _ limit: Int) -> Bool {
        var (mine, named) = (stat(), stat())
        if file >= 0 {
            let isThere = fstat(file, &mine) == 0 && lstat(path.pathBytes, &named) == 0
            if isThere, mine.st_ino == named.st_ino, mine.st_dev == named.st_dev {
                guard Int(mine.st_size) >= limit else { return true }
                rename(path.pathBytes, (path + ".1").pathBytes)
            }
            close(file)
        }
        file = open(path.pathBytes, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        guard file >= 0 else { return false }
        guard fstat(file, &mine) == 0, mine.st_mode & S_IFMT == S_IFREG, mine.st_uid == geteuid() else {
            close(file)
            file = -1
            return false
        }
        return true
    }

    private static func error(_ what: String, _ number: Int32 = errno) -> GroupError {
        GroupError("\(what): \(String(cString: strerror(number)))")
    }
}

// Inside the type this name is its own method's.
private func posixWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
