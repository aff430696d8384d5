import FileAccess
import FilePaths
import PlatformC

/// A folder for segments that only this user can access. ``remove()`` removes it.
///
/// Its process holds a lock on it (flock(2)), so that a later process can detect and remove the folders of killed ones.
/// Removal works relative to opened folders (``FolderRemoval``), never by path, and only on folders of this user.
final class PrivateFolder: Sendable {
    let path: String
    /// Why a preferred parent was not taken.
    let passedOver: ServingError?
    /// The parent folder, and this one, which is locked.
    private let parent: Int32
    private let descriptor: Int32
    private let name: String

    private init(path: String, name: String, parent: Int32, descriptor: Int32, passedOver: ServingError?) {
        self.path = path
        self.passedOver = passedOver
        self.name = name
        self.parent = parent
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
        close(parent)
    }

    /// - Parameters:
    ///   - parents: Candidates, created if missing; the first that only this user can write to is taken.
    ///   - number: A random number, so that two folders of one process differ.
    ///   - patience: How long another process of this user may hold the lock, in hundredths of a second.
    /// - Throws: ``ServingError`` `serverFailed` if none can be written.
    static func make(in parents: [String], number: UInt64, patience: Int = 100) throws(ServingError) -> PrivateFolder {
        var failure: ServingError?
        for parent in parents {
            do throws(ServingError) {
                return try make(in: parent, number: number, patience: patience, passedOver: failure)
            } catch {
                failure = failure ?? error
            }
        }
        throw failure ?? ServingError(.serverFailed, "No folder for segments was named.")
    }

    /// The user's own folder under the temporary directory, for use without a cache folder.
    static var temporary: String { "\(ProcessPaths.temporaryFolder)/\(temporaryName)" }
    private static var temporaryName: String { "marquee-\(geteuid())" }

    private static func make(
        in path: String, number: UInt64, patience: Int, passedOver: ServingError?
    ) throws(ServingError) -> PrivateFolder {
        // Another user may have created that folder first.
        let (parent, path) = try open(path == temporary ? OwnTemporaryFolder.make(temporaryName) ?? path : path)
        // With the lock on the parent, no other process removes the new folder before it is locked.
        guard lock(parent, patience: patience) else { throw failed(path, closing: parent) }
        defer { flock(parent, LOCK_UN) }
        FolderRemoval.removeLeftOvers(in: parent)
        let name = FolderRemoval.prefix + String(number, radix: 16)
        guard mkdirat(parent, name, 0o700) == 0 else { throw failed(path, closing: parent) }
        let descriptor = openat(parent, name, FolderRemoval.folderOnly)
        guard descriptor >= 0 else { throw failed(path, closing: parent) }
        flock(descriptor, LOCK_EX | LOCK_NB)
        return PrivateFolder(
            path: "\(path)/\(name)", name: name, parent: parent, descriptor: descriptor, passedOver: passedOver)
    }

    /// Tries for a limited time: this thread is one of a few, and the process with the lock may be suspended.
    private static func lock(_ folder: Int32, patience: Int) -> Bool {
        for _ in 0..<patience {
            if flock(folder, LOCK_EX | LOCK_NB) == 0 { return true }
            guard errno == EWOULDBLOCK || errno == EINTR else { return false }
            usleep(10_000)
        }
        return flock(folder, LOCK_EX | LOCK_NB) == 0
    }

    /// The parent folder, opened, and its real path.
    ///
    /// It belongs to this user and is closed to others from here on, who could otherwise hold its lock. Nobody but this
    /// user and root may be able to replace it, because child processes write into it by its path.
    private static func open(_ path: String) throws(ServingError) -> (Int32, String) {
        Files.makeFolder(path)
        guard let place = Files.realPath(path) else { throw failed(path) }
        let descriptor = fcntlOpen(place, FolderRemoval.folderOnly)
        guard descriptor >= 0 else { throw failed(place) }
        var info = stat()
        let isOwn = fstat(descriptor, &info) == 0 && info.st_uid == geteuid()
        guard isOwn, info.st_mode & 0o077 == 0 || fchmod(descriptor, 0o700) == 0, isSafe(above: place) else {
            close(descriptor)
            throw ServingError(
                .serverFailed, "The folder \(place) for segments is not yours alone: remove it, or set XDG_CACHE_HOME.")
        }
        return (descriptor, place)
    }

    /// Whether no other user could rename a folder on the way to a path.
    private static func isSafe(above path: String) -> Bool {
        var folder = path
        repeat {
            folder = PathParts.folder(folder)
            var info = stat()
            guard lstat(folder.pathBytes, &info) == 0, isSafe(info, user: geteuid(), group: getegid())
            else { return false }
        } while folder != "/"
        return true
    }

    /// Whether only `user` and root can rename the contents of a folder. If every user has a group of their own with
    /// the user's number, folders are made writable for that group (umask 002), and nobody else is in it.
    static func isSafe(_ folder: stat, user: uid_t, group: gid_t) -> Bool {
        guard folder.st_uid == user || folder.st_uid == 0 else { return false }
        if folder.st_mode & 0o1000 != 0 { return true }
        let isOwnGroup = folder.st_gid == group && group == user
        return folder.st_mode & (isOwnGroup ? 0o002 : 0o022) == 0
    }

    private static func failed(_ path: String, closing descriptor: Int32? = nil) -> ServingError {
        let reason = String(cString: strerror(errno))
        if let descriptor { close(descriptor) }
        return ServingError(.serverFailed, "No folder for segments can be made in \(path): \(reason).")
    }

    /// Makes a folder inside for one run.
    func inner(_ name: String) throws(ServingError) -> String {
        guard mkdirat(descriptor, name, 0o700) == 0 || errno == EEXIST else { throw Self.failed(path) }
        return "\(path)/\(name)"
    }

    func remove() {
        FolderRemoval.remove(name, in: parent)
    }
}

// Inside the type, `open` is its own method.
private func fcntlOpen(_ path: String, _ flags: Int32) -> Int32 {
    open(path.pathBytes, flags)
}
