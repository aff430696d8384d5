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
import Synchronization

/// Pictures that this user's own processes serve on this machine's addresses, by their exact URLs.
///
/// A device is told such a URL with what it plays, and tells it to everybody in its status. A device may not name an
/// address of this machine otherwise, but this picture is ours. One process serves it and another may show it, so the
/// URLs of each process lie in a file in the user's runtime folder, which nobody else can read, for as long as the
/// process lives. Without such a folder each process knows its own alone.
package final class PublishedPictures: Sendable {
    /// `$XDG_RUNTIME_DIR/marquee/pictures`.
    package static let standard = PublishedPictures(folder: UserFolders().runtime.map { $0 + "/pictures" })
    /// Of one process, the newest; and files that are looked into.
    static let most = 256
    static let mostProcesses = 64

    private let folder: String?
    private let process: pid_t
    private let own = Mutex<[String]>([])

    /// - Parameter process: whose file this one writes; another's in tests.
    package init(folder: String?, process: pid_t = getpid()) {
        self.folder = folder
        self.process = process
    }

    /// This process serves a picture there.
    package func publish(_ url: String) {
        guard let url = WebStep(url)?.url else { return }
        own.withLock { own in
            own = own.filter { $0 != url }.suffix(Self.most - 1) + [url]
            guard let file = file(of: process), isPrivate(creating: true) else { return }
            try? Data(own.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
            chmod(file, 0o600)
        }
    }

    /// Whether a process of this user serves a picture at exactly this URL.
    func contains(_ url: String) -> Bool {
        if own.withLock({ $0.contains(url) }) { return true }
        guard let folder, isPrivate(creating: false) else { return false }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.prefix(Self.mostProcesses) {
            guard let process = pid_t(name), let file = file(of: process) else { continue }
            guard kill(process, 0) == 0 || errno != ESRCH else {
                unlink(file)
                continue
            }
            let text = (try? Data(contentsOf: URL(fileURLWithPath: file))).map { String(decoding: $0, as: UTF8.self) }
            if text?.split(separator: "\n").contains(Substring(url)) == true { return true }
        }
        return false
    }

    private func file(of process: pid_t) -> String? { folder.map { "\($0)/\(process)" } }

    /// What others could write to says nothing.
    private func isPrivate(creating: Bool) -> Bool {
        guard let folder else { return false }
        if creating {
            try? FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        var info = stat()
        return lstat(folder, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR && info.st_uid == getuid()
            && info.st_mode & 0o077 == 0
    }
}
