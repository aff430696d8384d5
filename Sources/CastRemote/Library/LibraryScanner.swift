import FileAccess
import FilePaths
import PlatformC

/// Scans the folders of the library. It waits for the disk, so use it on a thread that may block.
struct LibraryScanner: Sendable {
    var limits = ScanLimits()

    /// Scans all roots. A root that is not there now is empty.
    ///
    /// - Parameter isOver: called for each folder; if it returns true, the result so far is returned.
    func scan(_ places: [String], isOver: () -> Bool = { false }) -> [ScannedRoot] {
        var left = limits.entries
        return places.prefix(limits.roots).map { place in
            guard let root = OpenedRoot(place) else { return ScannedRoot(place, folders: []) }
            return scan(root, place, &left, isOver)
        }
    }

    /// Scans breadth first: if something has to be left out, it is the deepest folders.
    private func scan(_ root: OpenedRoot, _ place: String, _ left: inout Int, _ isOver: () -> Bool) -> ScannedRoot {
        var (found, isCut): ([ScannedFolder], Bool) = ([], false)
        var queue = [RelativePath.root][...]
        while let path = queue.popFirst() {
            guard left > 0, !isOver() else {
                isCut = true
                break
            }
            guard let opened = root.folder(path) else { continue }
            let folder = read(opened, path, &left, &isCut)
            for name in folder.folders {
                if let inner = path.appending(name) { queue.append(inner) } else { isCut = true }
            }
            found.append(folder)
        }
        return ScannedRoot(place, folders: found, isCut: isCut)
    }

    private func read(
        _ opened: OpenedDescriptor, _ path: RelativePath, _ left: inout Int, _ isCut: inout Bool
    ) -> ScannedFolder {
        var folder = ScannedFolder(path)
        // The listing closes its own descriptor.
        let descriptor = openat(opened.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0, let listing = fdopendir(descriptor) else {
            if descriptor >= 0 { close(descriptor) }
            return folder
        }
        defer { closedir(listing) }
        var count = 0
        while let entry = readdir(listing) {
            count += 1
            guard count <= limits.namesInFolder, left > 0 else {
                isCut = true
                break
            }
            let name = Files.name(of: entry)
            guard name.utf8.first != 0x2E else { continue }
            let kind = Int32(entry.pointee.d_type)
            guard kind == Int32(DT_DIR) || kind == Int32(DT_UNKNOWN) || ScannedFolder.isWanted(name) else { continue }
            add(name, in: opened, to: &folder, &left)
        }
        // The order of a directory is arbitrary.
        folder.folders.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        folder.files.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        return folder
    }

    private func add(_ name: String, in opened: OpenedDescriptor, to folder: inout ScannedFolder, _ left: inout Int) {
        var info = stat()
        guard RelativePath.isName(name), fstatat(opened.number, name.pathBytes, &info, AT_SYMLINK_NOFOLLOW) == 0 else {
            return
        }
        switch info.st_mode & S_IFMT {
        case S_IFDIR: folder.folders.append(name)
        case S_IFREG where ScannedFolder.isWanted(name):
            let modified = Int64(info.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(info.st_mtim.tv_nsec)
            folder.files.append(ScannedFile(name, size: Int64(info.st_size), modified: modified))
        // Links, pipes, devices.
        default: return
        }
        left -= 1
    }
}
