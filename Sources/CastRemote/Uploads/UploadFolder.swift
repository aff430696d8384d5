import Dispatch
import FileAccess
import FilePaths
import PlatformC

/// The folder of uploaded files in this user's cache folder: one subfolder for each, which nobody else may read.
final class UploadFolder: Sendable {
    let path: String
    private static let freeing = DispatchQueue(label: "marquee.remote.uploads.freeing", qos: .utility)

    /// - Throws: ``RemoteRefusal`` if it can't be created.
    init(_ path: String) throws(RemoteRefusal) {
        self.path = path
        try PrivateFiles.makeFolder(path)
    }

    /// The bytes that are free for this user; 0 if that is not known.
    var free: Int64 {
        var info = statvfs()
        guard statvfs(path.pathBytes, &info) == 0 else { return 0 }
        let (bytes, isOver) = Int64(info.f_bavail).multipliedReportingOverflow(by: Int64(info.f_frsize))
        return isOver ? .max : bytes
    }

    func place(of id: String, name: String) -> String { "\(path)/\(id)/\(name)" }

    /// Creates the file of an upload.
    ///
    /// - Throws: ``RemoteRefusal`` if the file can't be created, or exists already.
    func create(_ id: String, name: String) throws(RemoteRefusal) -> OpenedDescriptor {
        guard mkdir("\(path)/\(id)".pathBytes, 0o700) == 0,
            let file = OpenedDescriptor(
                open(place(of: id, name: name).pathBytes, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600))
        else {
            throw RemoteRefusal(.noRoom, "The file can't be kept here: \(String(cString: strerror(errno))).")
        }
        return file
    }

    func remove(_ id: String) {
        guard RequestMemory<Int>.isID(id), let root = OpenedRoot(path), let inner = RelativePath([id]),
            let folder = root.folder(inner)
        else { return }
        for name in Self.names(folder.number) {
            // Freeing the blocks of a long film takes a while. It happens when the last descriptor is closed, on
            // another queue.
            let last = OpenedDescriptor(
                openat(folder.number, name.pathBytes, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC))
            unlinkat(folder.number, name.pathBytes, 0)
            Self.freeing.async { withExtendedLifetime(last) {} }
        }
        rmdir("\(path)/\(id)".pathBytes)
    }

    /// Removes what an earlier server left, except the uploads that still play.
    func sweep(keeping kept: Set<String>) {
        guard let folder = OpenedRoot(path)?.folder(.root) else { return }
        for name in Self.names(folder.number) where !kept.contains(name) { remove(name) }
    }

    private static func names(_ folder: Int32) -> [String] {
        let descriptor = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0, let listing = fdopendir(descriptor) else {
            if descriptor >= 0 { close(descriptor) }
            return []
        }
        defer { closedir(listing) }
        var names: [String] = []
        while let entry = readdir(listing) {
            let name = Files.name(of: entry)
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
