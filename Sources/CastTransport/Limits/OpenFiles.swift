import PlatformC

/// The number of open descriptors of this process (files, sockets, pipes and others), and its limit.
package enum OpenFiles {
    /// The largest limit that ``raise()`` requests. Programs that this process starts inherit the limit, and some of
    /// them close every number below it one by one.
    package static let most = 65_536

    #if canImport(Glibc)
        private static let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
        private static let files = RLIMIT_NOFILE
    #endif

    /// The current soft limit of this process.
    package static var limit: Int {
        var limits = rlimit()
        guard getrlimit(files, &limits) == 0 else { return 1_024 }
        return Int(min(limits.rlim_cur, rlim_t(Int32.max)))
    }

    /// Raises the soft limit to the hard limit, but at most to `most`; never lowers it.
    ///
    /// Large descriptor numbers are a problem only for programs that use select(2), and such a program gets them only
    /// if it opens that many files itself.
    ///
    /// - Returns: the new soft limit.
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

    /// Returns the number of open descriptors, or nil if the system does not report it, as without `/proc`.
    package static func count() -> Int? { count(in: folder) }

    /// Counts the entries of a folder. From Linux 6.2 on, the folder's size is the number; before, the folder is read.
    static func count(in folder: String) -> Int? {
        var status = stat()
        if stat(folder, &status) == 0, status.st_size > 0 { return Int(status.st_size) }
        guard let open = opendir(folder) else {
            // This error means that no descriptor is left for the folder itself.
            let number = errno
            return number == EMFILE || number == ENFILE ? limit : nil
        }
        defer { closedir(open) }
        // Two entries are not descriptors, and one is the folder's own descriptor.
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
