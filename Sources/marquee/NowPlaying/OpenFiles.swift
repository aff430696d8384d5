#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How many files this process may have open at a time.
enum OpenFiles {
    /// A TV takes a connection to it, one to the desktop's bus, and up to two descriptors that watch this one: of a full
    /// house more than the 1,024 files that a process has unless it asks for more.
    static let ofAHouse = 4096

    /// Lets it be so many, or as many as the system allows this process; never fewer than before.
    static func allow(_ count: Int) {
        #if canImport(Glibc)
            let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let files = RLIMIT_NOFILE
        #endif
        var limit = rlimit()
        guard getrlimit(files, &limit) == 0, limit.rlim_cur < rlim_t(count) else { return }
        limit.rlim_cur = min(rlim_t(count), limit.rlim_max)
        _ = setrlimit(files, &limit)
    }
}
