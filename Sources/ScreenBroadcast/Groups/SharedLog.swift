import FilePaths
import PlatformC
import Synchronization

/// A log in a group's folder that an extension writes, and its host reads, copies or moves.
///
/// The host may do that at any time: before each line the writer checks whether the file still has its name, and starts
/// a new one if not. Lines are written completely. Used from any thread. Marquee's own.
public final class SharedLog: Sendable {
    /// Bytes. A file of this size is renamed to `NAME.1`, replacing the one before, and a new one is started.
    public static let sizeLimit = 8 << 20
    /// A line has at most this many bytes; the rest of a longer one is dropped.
    public static let lineLimit = 16_384

    /// The file's path.
    public let path: String
    private let sizeLimit: Int
    private let file = Mutex<Int32>(-1)

    /// Nil without a container, or if the name leads out of it. A program without its group continues without a log.
    ///
    /// - Parameters:
    ///   - container: The group's.
    ///   - name: The file's name, `xx.log` in the source document.
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

    /// Writes a line. If the disk is full or the folder missing, the line is lost; a broadcast does not end for that.
    ///
    /// - Returns: Whether it was written.
    @discardableResult
    public func write(_ line: String) -> Bool {
        var bytes = Array(line.utf8.prefix(Self.lineLimit))
        // Neutralizes characters that would start a new line or move a terminal's cursor.
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

    /// The last `limit` bytes of the log; empty if there is none.
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

    /// Copies the log to a new file, 0600, without an effect on the writer.
    ///
    /// - Throws: ``GroupError``, also if the destination exists.
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

    /// Moves the log away. The writer's next line starts a new file. To another file system it is copied and then
    /// removed, so lines written between may be lost.
    ///
    /// - Throws: ``GroupError``, also if the destination exists.
    public func move(to destination: String) throws(GroupError) {
        // Unlike rename(2), link(2) fails if the destination exists.
        if link(path.pathBytes, destination.pathBytes) == 0 {
            unlink(path.pathBytes)
            return
        }
        guard errno == EXDEV || errno == EPERM else { throw Self.error("the log can't be moved to \(destination)") }
        try copy(to: destination)
        unlink(path.pathBytes)
    }

    /// Opens the file if necessary: at first, after it was moved, and when it has become too long.
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

// Inside the type, this name is its own method.
private func posixWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
