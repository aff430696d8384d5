import FilePaths
import PlatformC

/// An open folder of the library.
///
/// Everything beneath is opened through it, one name at a time (openat(2)), and no link on the way is followed. So no
/// path leads out of the folder, whatever somebody puts into it.
final class OpenedRoot: Sendable {
    private let descriptor: Int32

    /// Opens a root; nil if there is no such folder now, since a disk may be unplugged.
    ///
    /// - Parameter place: an absolute path.
    init?(_ place: String) {
        descriptor = open(place.pathBytes, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// Opens a folder beneath the root; nil if it is not there, or if something on the way is a link.
    func folder(_ path: RelativePath) -> OpenedDescriptor? {
        var current = OpenedDescriptor(openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        for name in path.names {
            current = current.flatMap {
                OpenedDescriptor(openat($0.number, name.pathBytes, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
            }
        }
        return current
    }

    /// Opens a regular file, no pipe or device. Nil as with ``folder(_:)``.
    func file(_ path: RelativePath) -> OpenedDescriptor? {
        guard let name = path.last, let parent = path.parent.flatMap(folder) else { return nil }
        // A pipe in its place would block the thread.
        let number = openat(parent.number, name.pathBytes, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard let file = OpenedDescriptor(number) else { return nil }
        var info = stat()
        guard fstat(number, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
        return file
    }
}

/// A file descriptor that is closed with this object.
package final class OpenedDescriptor: Sendable {
    let number: Int32

    init?(_ number: Int32) {
        self.number = number
        if number < 0 { return nil }
    }

    deinit { close(number) }

    /// The path by which a child process opens the very same file, even if another file takes its place. It goes
    /// through this process's list of descriptors (proc(5)), and works while this object exists.
    package var pathForChildren: String { "/proc/\(getpid())/fd/\(number)" }

    /// In bytes.
    var size: Int64 {
        var info = stat()
        return fstat(number, &info) == 0 ? Int64(info.st_size) : 0
    }

    /// Reads from the beginning; nil for more than `limit` bytes.
    func contents(limit: Int) -> [UInt8]? {
        guard size <= Int64(limit) else { return nil }
        return FileBytes.read(number, limit: limit)
    }
}
