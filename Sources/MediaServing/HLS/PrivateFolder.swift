import Foundation

/// A folder for segments that only this user can look into, gone with ``remove()``.
///
/// It is held by a lock (flock(2)) for as long as its process lives, so that a later process can tell what one that was
/// killed left behind, and clears that away. Nothing outside is ever touched: what is removed is removed beneath opened
/// folders (``FolderRemoval``), never by a path, and only what is this user's.
final class PrivateFolder: Sendable {
    let path: String
    /// The folder above, and this one, which is locked.
    private let parent: Int32
    private let descriptor: Int32
    private let name: String

    private init(path: String, name: String, parent: Int32, descriptor: Int32) {
        self.path = path
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
    /// - Throws: ``ServingError`` `serverFailed` where there is none that can be written.
    static func make(in parents: [String], number: UInt64) throws(ServingError) -> PrivateFolder {
        var failure: ServingError?
        for parent in parents {
            do throws(ServingError) {
                return try make(in: parent, number: number)
            } catch {
                failure = failure ?? error
            }
        }
        throw failure ?? ServingError(.serverFailed, "No folder for segments was named.")
    }

    /// A folder of the user's own under the temporary directory, for where no cache folder is.
    static var temporary: String { NSTemporaryDirectory() + "/marquee-\(geteuid())" }

    private static func make(in path: String, number: UInt64) throws(ServingError) -> PrivateFolder {
        let (parent, path) = try open(path)
        // Nobody clears away what has been made and is not locked yet.
        while flock(parent, LOCK_EX) != 0, errno == EINTR {}
        defer { flock(parent, LOCK_UN) }
        FolderRemoval.removeLeftOvers(in: parent)
        let name = FolderRemoval.prefix + String(number, radix: 16)
        guard mkdirat(parent, name, 0o700) == 0 else { throw failed(path, closing: parent) }
        let descriptor = openat(parent, name, FolderRemoval.folderOnly)
        guard descriptor >= 0 else { throw failed(path, closing: parent) }
        flock(descriptor, LOCK_EX | LOCK_NB)
        return PrivateFolder(path: "\(path)/\(name)", name: name, parent: parent, descriptor: descriptor)
    }

    /// The folder above, opened, and its real path. Nobody but this user and root may be able to put another in its
    /// place: programs that are started write into it by its path.
    private static func open(_ path: String) throws(ServingError) -> (Int32, String) {
        try? FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard let real = realpath(path, nil) else { throw failed(path) }
        defer { free(real) }
        let place = String(cString: real)
        let descriptor = Foundation.open(place, FolderRemoval.folderOnly)
        guard descriptor >= 0 else { throw failed(place) }
        var info = stat()
        let isOwn = fstat(descriptor, &info) == 0 && info.st_uid == geteuid() && info.st_mode & 0o022 == 0
        guard isOwn, isSafe(above: place) else {
            close(descriptor)
            throw ServingError(
                .serverFailed, "The folder \(place) for segments is not yours alone: remove it, or set XDG_CACHE_HOME.")
        }
        return (descriptor, place)
    }

    /// Whether no other user could rename a folder on the way to a path.
    private static func isSafe(above path: String) -> Bool {
        var folder = (path as NSString).deletingLastPathComponent
        while true {
            var info = stat()
            guard lstat(folder, &info) == 0, info.st_uid == geteuid() || info.st_uid == 0 else { return false }
            let isSticky = info.st_mode & 0o1000 != 0
            guard info.st_mode & 0o022 == 0 || isSticky else { return false }
            if folder == "/" { return true }
            folder = (folder as NSString).deletingLastPathComponent
        }
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
