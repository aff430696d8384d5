import FileAccess
import FilePaths

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A file of a group's folder that stands there while an extension of the group runs.
///
/// The extension holds a lock on it, which the kernel gives back when the process ends in whatever way (flock(2)): a
/// file that nobody holds was left by one that was killed. Its time is that of the extension's start.
struct RunningMark: Sendable {
    private let path: String
    private let descriptor: Int32

    /// Nil where it can't be made: an extension runs without, and then leaves nothing that is found.
    init?(_ container: GroupContainer) {
        guard let folder = container.path(Self.folder) else { return nil }
        mkdir(folder.pathBytes, 0o700)
        path = "\(folder)/\(getpid())-\(UInt32.random(in: .min ... .max)).mark"
        // Under another name until it is locked: one that nobody holds would be taken for left behind.
        let draft = path + ".new"
        descriptor = open(draft.pathBytes, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, rename(draft.pathBytes, path.pathBytes) == 0 else {
            unlink(draft.pathBytes)
            close(descriptor)
            return nil
        }
    }

    /// The extension has tidied up itself.
    func remove() {
        unlink(path.pathBytes)
        close(descriptor)
    }

    /// Takes away the marks that were left, and gives the moment, in seconds since 1970, at which the last of their
    /// extensions began; nil where there are none, or where another extension of the group runs: what the group keeps
    /// may be that one's, and the marks wait until it has ended.
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
