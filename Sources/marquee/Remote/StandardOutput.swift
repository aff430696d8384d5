import PlatformC
import PlatformFoundation

/// The standard output of this command.
enum StandardOutput {
    /// Whether standard output goes to the systemd journal.
    ///
    /// `JOURNAL_STREAM` has the device and inode of the journal stream (systemd.exec(5)). They are compared with
    /// standard output, because a shell may have redirected it.
    static var isJournal: Bool {
        var info = stat()
        guard let stream = ProcessInfo.processInfo.environment["JOURNAL_STREAM"], fstat(STDOUT_FILENO, &info) == 0
        else {
            return false
        }
        return stream == "\(info.st_dev):\(info.st_ino)"
    }
}
