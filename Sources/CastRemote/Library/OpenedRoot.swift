import FilePaths

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A folder of the library, opened. What is beneath is reached through it alone, one name at a time (openat(2)), and no
/// link on the way is followed: whatever somebody puts there, it does not lead out.
final class OpenedRoot: Sendable {
    private let descriptor: Int32

    /// - Parameter place: an absolute path. Nil where there is no such folder now: a disk may be unplugged.
    init?(_ place: String) {
        descriptor = open(place.pathBytes, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// Nil where it is not there, or something on the way is a link.
    func folder(_ path: RelativePath) -> OpenedDescriptor? {
        var current = OpenedDescriptor(openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        for name in path.names {
            current = current.flatMap {
                OpenedDescriptor(openat($0.number, name.pathBytes, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
            }
        }
        return current
    }

    /// A file, no pipe or device. Nil as ``folder(_:)``.
    func file(_ path: RelativePath) -> OpenedDescriptor? {
        guard let name = path.last, let parent = path.parent.flatMap(folder) else { return nil }
        // A pipe in its place would keep the thread waiting.
        let number = openat(parent.number, name.pathBytes, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard let file = OpenedDescriptor(number) else { return nil }
        var info = stat()
        guard fstat(number, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
        return file
    }
}

/// Closed with the value.
package final class OpenedDescriptor: Sendable {
    let number: Int32

    init?(_ number: Int32) {
        self.number = number
        if number < 0 { return nil }
    }

    deinit { close(number) }

    /// How a child of this process opens the very same file, whatever was put in its place: through this process's
    /// list of descriptors (proc(5)). Of use while this is kept.
    package var pathForChildren: String { "/proc/\(getpid())/fd/\(number)" }

    /// Bytes.
    var size: Int64 {
        var info = stat()
        return fstat(number, &info) == 0 ? Int64(info.st_size) : 0
    }

    /// From the beginning; nil for more than `limit` bytes.
    func contents(limit: Int) -> [UInt8]? {
        guard size <= Int64(limit) else { return nil }
        return FileBytes.read(number, limit: limit)
    }
}
