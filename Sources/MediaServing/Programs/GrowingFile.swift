import FilePaths
import PlatformC

/// Detects whether a file is still being written.
enum GrowingFile {
    /// The longest pause of a program that writes a film, in seconds.
    private static let longestPause = 15

    /// Whether the file is being written.
    ///
    /// It is, if it has grown since `known` was read. It also is if it was written to recently, and another program has
    /// it open for writing or it grows within half a second. A program that opens it for each write may be missed, and
    /// one of another user or machine too.
    ///
    /// - Parameter known: Its size in bytes when it was examined.
    static func isWritten(_ path: String, known: Int64) async -> Bool {
        guard let before = state(path) else { return false }
        if before.st_size > known { return true }
        let (age, isFar) = time(nil).subtractingReportingOverflow(before.st_mtim.tv_sec)
        guard !isFar, (-1...longestPause).contains(age) else { return false }
        if hasWriter(path) { return true }
        try? await Task.sleep(for: .milliseconds(500))
        return state(path).map { $0.st_size > before.st_size } ?? false
    }

    private static func state(_ path: String) -> stat? {
        var state = stat()
        return stat(path.pathBytes, &state) == 0 ? state : nil
    }

    /// Whether a program has the file open for writing: then the system grants no lease for reading (fcntl(2),
    /// F_SETLEASE). False if it refuses for another reason.
    private static func hasWriter(_ path: String) -> Bool {
        #if os(Linux)
            let (setLease, setSignal): (Int32, Int32) = (1024, 10)
            let descriptor = open(path.pathBytes, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
            guard descriptor >= 0 else { return false }
            defer { close(descriptor) }
            // If a program opens the file for writing meanwhile, this process gets a signal. SIGIO, the default, ends a
            // process; SIGURG is ignored.
            _ = fcntl(descriptor, setSignal, SIGURG)
            guard fcntl(descriptor, setLease, F_RDLCK) != 0 else {
                _ = fcntl(descriptor, setLease, F_UNLCK)
                return false
            }
            return errno == EAGAIN
        #else
            return false
        #endif
    }
}
