import FileAccess
import FilePaths
import PlatformC
import PlatformFoundation

/// A file in a group's folder that exists while an extension of the group runs.
///
/// The extension holds a lock on it (flock(2)), which the kernel releases when the process ends in any way. So a file
/// without a lock was left by a killed extension. The file's time is that of the extension's start.
struct RunningMark: Sendable {
    private let path: String
    private let descriptor: Int32

    /// Nil if it can't be made. Then the extension runs without, and what it leaves is not found.
    init?(_ container: GroupContainer) {
        guard let folder = container.path(Self.folder) else { return nil }
        mkdir(folder.pathBytes, 0o700)
        path = "\(folder)/\(getpid())-\(UInt32.random(in: .min ... .max)).mark"
        // It gets its name once it is locked, because an unlocked one would count as abandoned.
        let draft = path + ".new"
        descriptor = open(draft.pathBytes, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, rename(draft.pathBytes, path.pathBytes) == 0 else {
            unlink(draft.pathBytes)
            close(descriptor)
            return nil
        }
    }

    /// Removes the mark after an orderly end.
    func remove() {
        unlink(path.pathBytes)
        close(descriptor)
    }

    /// Removes abandoned marks. Returns the latest start of their extensions, in seconds since 1970. Nil if there are
    /// none, or if another extension of the group runs: then the group's data may be that one's, and the marks stay
    /// until it has ended.
    static func takeAbandoned(in container: GroupContainer) -> Double? {
        guard let folder = container.path(Self.folder) else { return nil }
        var abandoned: [String] = []
        var last: Double?
        for name in Files.names(in: folder) where name.hasSuffix(".mark") {
            let file = open("\(folder)/\(name)".pathBytes, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
            guard file >= 0 else { continue }
            defer { close(file) }
            guard flock(file, LOCK_EX | LOCK_NB) == 0 else { return nil }
            var info = stat()
            guard fstat(file, &info) == 0, info.st_nlink > 0 else { continue }
            abandoned.append(name)
            last = max(last ?? 0, info.modified)
        }
        for name in abandoned { unlink("\(folder)/\(name)".pathBytes) }
        return last
    }

    private static let folder = "running"
}

extension stat {
    /// Seconds since 1970.
    var modified: Double {
        #if canImport(Darwin)
            Double(st_mtimespec.tv_sec) + Double(st_mtimespec.tv_nsec) / 1e9
        #else
            Double(st_mtim.tv_sec) + Double(st_mtim.tv_nsec) / 1e9
        #endif
    }
}
