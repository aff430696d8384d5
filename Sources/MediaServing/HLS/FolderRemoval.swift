import FileAccess
import FilePaths
import PlatformC

/// Removes folders of segments relative to opened folders (openat(2), unlinkat(2)). It follows no links and touches
/// nothing of another user, even if somebody replaces a folder meanwhile.
enum FolderRemoval {
    static let prefix = "marquee-segments-"
    static let folderOnly = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    /// A folder of segments contains one for each run of ffmpeg, with files in it.
    private static let depth = 2

    /// Removes what ended processes have left in an opened folder: what nobody has locked.
    static func removeLeftOvers(in folder: Int32) {
        for name in names(in: folder) where name.hasPrefix(prefix) {
            let descriptor = openat(folder, name.pathBytes, folderOnly)
            guard descriptor >= 0 else { continue }
            let isLeft = isOwn(descriptor) && flock(descriptor, LOCK_EX | LOCK_NB) == 0
            if isLeft { remove(name, in: folder) }
            close(descriptor)
        }
    }

    /// Removes a folder with its contents, as deep as a folder of segments is.
    static func remove(_ name: String, in folder: Int32, depth: Int = depth) {
        let descriptor = openat(folder, name.pathBytes, folderOnly)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        guard isOwn(descriptor) else { return }
        for inner in names(in: descriptor) where unlinkat(descriptor, inner.pathBytes, 0) != 0 && depth > 1 {
            remove(inner, in: descriptor, depth: depth - 1)
        }
        unlinkat(folder, name.pathBytes, AT_REMOVEDIR)
    }

    /// Bytes; 0 for a folder without files.
    static func largestFile(in path: String) -> Int {
        let descriptor = open(path.pathBytes, folderOnly)
        guard descriptor >= 0 else { return 0 }
        defer { close(descriptor) }
        return names(in: descriptor).reduce(0) { largest, name in
            var info = stat()
            guard fstatat(descriptor, name.pathBytes, &info, AT_SYMLINK_NOFOLLOW) == 0 else { return largest }
            return max(largest, Int(info.st_size))
        }
    }

    private static func isOwn(_ descriptor: Int32) -> Bool {
        var info = stat()
        return fstat(descriptor, &info) == 0 && info.st_uid == geteuid()
    }

    /// Reads through a new descriptor, since reading moves the position.
    private static func names(in folder: Int32) -> [String] {
        let descriptor = openat(folder, ".", folderOnly)
        guard descriptor >= 0 else { return [] }
        guard let listing = fdopendir(descriptor) else {
            close(descriptor)
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
