#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where this command's answers go.
enum StandardOutput {
    /// Whether systemd writes them to its journal (systemd.exec(5): `JOURNAL_STREAM` is the device and the inode of
    /// that stream; a shell in between may have led the output elsewhere).
    static var isJournal: Bool {
        var info = stat()
        guard let stream = ProcessInfo.processInfo.environment["JOURNAL_STREAM"], fstat(STDOUT_FILENO, &info) == 0
        else {
            return false
        }
        return stream == "\(info.st_dev):\(info.st_ino)"
    }
}
