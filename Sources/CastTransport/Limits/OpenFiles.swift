#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How many files (sockets, pipes and whatever else has a descriptor) this process has open, and how many it may have.
package enum OpenFiles {
    /// What ``raise()`` asks for at most. Programs that this process starts inherit the limit, and some of them close
    /// every number below it one by one.
    package static let most = 65_536

    #if canImport(Glibc)
        private static let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
        private static let files = RLIMIT_NOFILE
    #endif

    /// The soft limit of this process now.
    package static var limit: Int {
        var limits = rlimit()
        guard getrlimit(files, &limits) == 0 else { return 1_024 }
        return Int(min(limits.rlim_cur, rlim_t(Int32.max)))
    }

    /// Raises the soft limit to the hard one, or to `most`; never lowers it. A descriptor's number is a problem for
    /// programs that use select(2) only, and these get such a number only if they open so many files themselves.
    ///
    /// - Returns: the soft limit from now on.
    @discardableResult
    package static func raise() -> Int {
        var limits = rlimit()
        guard getrlimit(files, &limits) == 0 else { return limit }
        let wanted = min(rlim_t(most), limits.rlim_max)
        guard limits.rlim_cur < wanted else { return limit }
        limits.rlim_cur = wanted
        _ = setrlimit(files, &limits)
        return limit
    }

    /// How many are open now; nil where the system does not tell, as without `/proc`.
    package static func count() -> Int? { count(in: folder) }

    /// The kernel tells it in the size of this folder from Linux 6.2 on; before, the folder is read.
    static func count(in folder: String) -> Int? {
        var status = stat()
        if stat(folder, &status) == 0, status.st_size > 0 { return Int(status.st_size) }
        guard let open = opendir(folder) else {
            // Only then is there no descriptor left for the folder itself.
            let number = errno
            return number == EMFILE || number == ENFILE ? limit : nil
        }
        defer { closedir(open) }
        // Two entries are no files, and one is the folder's own.
        var count = -3
        while readdir(open) != nil { count += 1 }
        return max(count, 0)
    }

    #if canImport(Darwin)
        private static let folder = "/dev/fd"
    #else
        private static let folder = "/proc/self/fd"
    #endif
}
