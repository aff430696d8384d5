import FileAccess
import FilePaths

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Removes folders of segments beneath opened folders (openat(2), unlinkat(2)): no link is followed, and nothing is
/// touched that belongs to another user, whatever somebody puts in its place meanwhile.
enum FolderRemoval {
    static let prefix = "marquee-segments-"
    static let folderOnly = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    /// A folder of segments has one of its own for each run of ffmpeg, with files in it.
    private static let depth = 2

    /// What ended processes have left in an opened folder: what nobody has locked.
    static func removeLeftOvers(in folder: Int32) {
        for name in names(in: folder) where name.hasPrefix(prefix) {
            let descriptor = openat(folder, name.pathBytes, folderOnly)
            guard descriptor >= 0 else { continue }
            let isLeft = isOwn(descriptor) && flock(descriptor, LOCK_EX | LOCK_NB) == 0
            if isLeft { remove(name, in: folder) }
            close(descriptor)
        }
    }

    /// A folder and what is in it, as far down as a folder of segments reaches.
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

    /// Read through a descriptor of its own, since reading moves it.
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
