import FilePaths

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An exclusive lock on a file, which the kernel gives back when the process ends in whatever way (flock(2)).
///
/// The file is a lock and nothing else: what it guards lies in another one, since a rename would put a new file under
/// the name and leave the lock with the old one. Child processes don't inherit it.
final class FileLock: Sendable {
    let path: String
    private let descriptor: CInt

    /// Nil where another holder has it, or the file can't be made. Waits only if it is told to, which is for locks that
    /// are held for a few reads and writes.
    init?(path: String, waiting: Bool = false) {
        let descriptor = open(path.pathBytes, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, waiting ? LOCK_EX : LOCK_EX | LOCK_NB) == 0, Self.isStill(descriptor, at: path) else {
            close(descriptor)
            return nil
        }
        self.path = path
        self.descriptor = descriptor
    }

    /// Given back by name: a child that this process is just starting shares the open file until it runs its program,
    /// and closing our end alone would leave the lock with it for that moment.
    deinit {
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    /// A holder that removes its session removes the lock file too; one who opened it just before holds a lock on
    /// nothing.
    private static func isStill(_ descriptor: CInt, at path: String) -> Bool {
        var opened = stat()
        var named = stat()
        guard fstat(descriptor, &opened) == 0, stat(path.pathBytes, &named) == 0 else { return false }
        return opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
    }
}
