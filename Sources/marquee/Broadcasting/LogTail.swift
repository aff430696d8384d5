import FilePaths
import PlatformC

/// Follows a log that another program writes.
///
/// The program may rename the log to `NAME.1` and start a new file. The older file, `NAME.1`, is read first.
final class LogTail {
    /// The size of a read, in bytes.
    private static let piece = 1 << 16
    /// The maximum length of a line, in bytes; the rest of a longer line is dropped.
    private static let lineLimit = 1 << 16

    private let path: String
    /// Kept open: the writer may add lines to a renamed file until it notices the renaming.
    private var file: File?
    private var isFirst = true

    private struct File {
        let descriptor: Int32
        let node: ino_t
        let device: dev_t
        var offset = 0
        var rest: [UInt8] = []
    }

    init(path: String) { self.path = path }

    deinit {
        if let file { close(file.descriptor) }
    }

    /// The new lines since the last call. Empty if there is no log file.
    func next() -> [String] {
        var lines: [String] = []
        if isFirst {
            isFirst = false
            // The current file is opened before the older file is read, so that no line between the two is missed.
            file = Self.open(path)
            if var earlier = Self.open(path + ".1") {
                if earlier.node != file?.node || earlier.device != file?.device { Self.read(&earlier, &lines) }
                close(earlier.descriptor)
            }
        }
        let isMoved = file.map { !Self.stands($0, path) } ?? true
        if var held = file {
            // Read after the check for a renaming, so that all lines written before the renaming are in the file.
            Self.read(&held, &lines)
            file = held
        }
        guard isMoved, var new = Self.open(path) else { return lines }
        if let file { close(file.descriptor) }
        Self.read(&new, &lines)
        file = new
        return lines
    }

    private static func open(_ path: String) -> File? {
        let descriptor = posixOpen(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        var info = stat()
        guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            return nil
        }
        return File(descriptor: descriptor, node: info.st_ino, device: info.st_dev)
    }

    private static func stands(_ file: File, _ path: String) -> Bool {
        var info = stat()
        return lstat(path.pathBytes, &info) == 0 && info.st_ino == file.node && info.st_dev == file.device
    }

    private static func read(_ file: inout File, _ lines: inout [String]) {
        var info = stat()
        if fstat(file.descriptor, &info) == 0, file.offset > Int(info.st_size) { (file.offset, file.rest) = (0, []) }
        var bytes = [UInt8](repeating: 0, count: piece)
        while true {
            let count = pread(file.descriptor, &bytes, bytes.count, off_t(file.offset))
            guard count > 0 else { return }
            file.offset += count
            for byte in bytes[..<count] {
                guard byte == UInt8(ascii: "\n") else {
                    if file.rest.count < lineLimit { file.rest.append(byte) }
                    continue
                }
                lines.append(String(decoding: file.rest, as: UTF8.self))
                file.rest = []
            }
        }
    }
}

// Inside the type, the name `open` means its own method.
private func posixOpen(_ path: String, _ flags: Int32) -> Int32 { open(path.pathBytes, flags) }
