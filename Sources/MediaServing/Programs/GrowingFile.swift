import FilePaths

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Whether a file is still being written.
enum GrowingFile {
    /// Who writes a film adds to it at least so often, in seconds.
    private static let longestPause = 15

    /// It has become longer since somebody looked at it, or it was written to a moment ago, and another program has it
    /// open for writing or it becomes longer within half a second. A program that opens it for each piece may be missed,
    /// and one of another user or machine too.
    ///
    /// - Parameter known: bytes that it had.
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

    /// The system grants a lease for reading (fcntl(2), F_SETLEASE) on a file that nobody has open for writing. Where it
    /// grants none for another reason, nothing is known.
    private static func hasWriter(_ path: String) -> Bool {
        #if os(Linux)
            let (setLease, setSignal): (Int32, Int32) = (1024, 10)
            let descriptor = open(path.pathBytes, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
            guard descriptor >= 0 else { return false }
            defer { close(descriptor) }
            // Whoever opens the file for writing meanwhile has us told, by SIGIO unless another is named, which ends a
            // process that does not expect it. Nobody is ended by this signal.
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
