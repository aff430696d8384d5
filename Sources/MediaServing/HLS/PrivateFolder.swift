import FileAccess
import FilePaths

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A folder for segments that only this user can look into, gone with ``remove()``.
///
/// It is held by a lock (flock(2)) for as long as its process lives, so that a later process can tell what one that was
/// killed left behind, and clears that away. Nothing outside is ever touched: what is removed is removed beneath opened
/// folders (``FolderRemoval``), never by a path, and only what is this user's.
final class PrivateFolder: Sendable {
    let path: String
    /// Why one that was named before it was not taken.
    let passedOver: ServingError?
    /// The folder above, and this one, which is locked.
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
    ///   - parents: made where they are missing; the first that is this user's alone to write to is taken.
    ///   - number: a random one, so that two of one process differ.
    ///   - patience: how long another process of this user may be at it, in hundredths of a second.
    /// - Throws: ``ServingError`` `serverFailed` where there is none that can be written.
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

    /// A folder of the user's own under the temporary directory, for where no cache folder is.
    static var temporary: String { "\(ProcessPaths.temporaryFolder)/\(temporaryName)" }
    private static var temporaryName: String { "marquee-\(geteuid())" }

    private static func make(
        in path: String, number: UInt64, patience: Int, passedOver: ServingError?
    ) throws(ServingError) -> PrivateFolder {
        // Another user may have made that one first.
        let (parent, path) = try open(path == temporary ? OwnTemporaryFolder.make(temporaryName) ?? path : path)
        // Nobody clears away what has been made and is not locked yet.
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

    /// Not for ever: this thread is one of a few, and who holds the lock may have been stopped.
    private static func lock(_ folder: Int32, patience: Int) -> Bool {
        for _ in 0..<patience {
            if flock(folder, LOCK_EX | LOCK_NB) == 0 { return true }
            guard errno == EWOULDBLOCK || errno == EINTR else { return false }
            usleep(10_000)
        }
        return flock(folder, LOCK_EX | LOCK_NB) == 0
    }

    /// The folder above, opened, and its real path. It is this user's, and closed to others from here on, who could
    /// hold its lock otherwise. Nobody but this user and root may be able to put another in its place: programs that
    /// are started write into it by its path.
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

    /// Whether a folder lets nobody but `user` and root rename what is in it. Where each user has a group of their own,
    /// which has the user's number, folders are made for that group to write to (umask 002), and there is nobody else
    /// in it.
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

    /// A folder inside for one run.
    func inner(_ name: String) throws(ServingError) -> String {
        guard mkdirat(descriptor, name, 0o700) == 0 || errno == EEXIST else { throw Self.failed(path) }
        return "\(path)/\(name)"
    }

    func remove() {
        FolderRemoval.remove(name, in: parent)
    }
}

// Inside the type this name is its own method's.
private func fcntlOpen(_ path: String, _ flags: Int32) -> Int32 {
    open(path.pathBytes, flags)
}
