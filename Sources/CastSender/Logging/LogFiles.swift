import FileAccess
import FilePaths
import PlatformC

/// Log files in one folder: `cast-sender.log` is the current one, `cast-sender.1.log` the previous one, and so on up to
/// the count. A file that would exceed the size is renamed first.
///
/// They are private to the user (0700 and 0600). Several processes may write the same files: lines are appended as a
/// whole, and a process that finds the file renamed by another continues in the new one. Write errors are ignored, so
/// that a full disk ends no session.
struct LogFiles: Sendable {
    private let folder: String
    private let size: Int
    private let count: Int
    private var descriptor: Int32 = -1

    init(folder: String, size: Int, count: Int) {
        self.folder = folder
        self.size = size
        self.count = count
    }

    func isFor(_ settings: LogSettings) -> Bool {
        folder == settings.folder && size == settings.fileSize && count == settings.fileCount
    }

    func path(_ index: Int) -> String {
        index == 0 ? "\(folder)/cast-sender.log" : "\(folder)/cast-sender.\(index).log"
    }

    mutating func append(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        if descriptor < 0 { open() }
        guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else { return }
        if !isCurrent {
            // Another process has renamed the file.
            open()
            guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else { return }
        }
        if let length = status(descriptor)?.st_size, length > 0, Int(length) + bytes.count > size {
            putAside()
            open()
            guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else { return }
        }
        _ = write(descriptor, bytes, bytes.count)
        flock(descriptor, LOCK_UN)
    }

    mutating func close() {
        // Closing also releases the lock.
        if descriptor >= 0 { unistdClose(descriptor) }
        descriptor = -1
    }

    private mutating func open() {
        close()
        Files.makeFolder(folder)
        descriptor = openForAppending(path(0))
    }

    private func putAside() {
        for index in (0..<(count - 1)).reversed() {
            rename(path(index).pathBytes, (path(index + 1)).pathBytes)
        }
    }

    private var isCurrent: Bool {
        var named = stat()
        guard stat(path(0).pathBytes, &named) == 0, let opened = status(descriptor) else { return false }
        return named.st_ino == opened.st_ino && named.st_dev == opened.st_dev
    }

    private func status(_ descriptor: Int32) -> stat? {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? status : nil
    }
}

// Inside the type, these names would be its own methods.
private func unistdClose(_ descriptor: Int32) {
    close(descriptor)
}

private func openForAppending(_ path: String) -> Int32 {
    open(path.pathBytes, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
}

/// Writes a line to standard error in one call.
func writeToConsole(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
}
