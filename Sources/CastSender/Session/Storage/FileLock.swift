import FilePaths
import PlatformC

/// An exclusive lock on a file. The kernel releases it when the process ends in any way (flock(2)).
///
/// The file serves only as a lock. The protected data are in another file, since a rename would put a new file under
/// the name and leave the lock with the old one. Child processes do not inherit the lock.
final class FileLock: Sendable {
    let path: String
    private let descriptor: CInt

    /// Returns nil if another holder has the lock or the file can't be made. With `waiting`, it waits for the lock;
    /// this is for locks that are held during a few reads and writes.
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

    /// Unlocks explicitly. A child that this process is starting shares the open file until it runs its program, and
    /// closing only this descriptor would leave the lock held for that time.
    deinit {
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    /// Returns whether the open file still has this name.
    ///
    /// A holder that removes its session also removes the lock file. A process that opened the file just before that
    /// holds a lock without a purpose.
    private static func isStill(_ descriptor: CInt, at path: String) -> Bool {
        var opened = stat()
        var named = stat()
        guard fstat(descriptor, &opened) == 0, stat(path.pathBytes, &named) == 0 else { return false }
        return opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
    }
}
