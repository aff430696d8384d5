import FileAccess
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Pictures that this user's own processes serve on this machine's addresses, by their exact URLs.
///
/// A device is told such a URL with what it plays, and tells it to everybody in its status. A device may not name an
/// address of this machine otherwise, but this picture is ours. One process serves it and another may show it, so the
/// URLs of each process lie in a file in the user's runtime folder (`UserFolders.makeRuntime`), which nobody else can
/// read, for as long as the process lives. Where there is no such folder each process knows its own alone.
package final class PublishedPictures: Sendable {
    /// `$XDG_RUNTIME_DIR/marquee/pictures`.
    package static let standard = PublishedPictures(folder: UserFolders().makeRuntime().map { $0 + "/pictures" })
    /// Of one process, the newest; and files of living processes that are looked into.
    static let most = 256
    static let mostProcesses = 64
    /// Bytes of one file; a longer one is none of ours.
    private static let longestFile = 4 << 20

    private let folder: String?
    private let process: Int32
    private let own = Mutex<[String]>([])
    /// Held while the file is written, so that the list that is written last is the newest. Nobody who reads `own`
    /// waits for the disk.
    private let writing = Mutex(false)

    /// - Parameter process: whose file this one writes; another's in tests.
    package init(folder: String?, process: Int32 = getpid()) {
        self.folder = folder
        self.process = process
    }

    /// This process serves a picture there.
    package func publish(_ url: String) {
        guard let url = WebStep(url)?.url else { return }
        own.withLock { own in own = own.filter { $0 != url }.suffix(Self.most - 1) + [url] }
        guard let folder, let file = file(of: process) else { return }
        writing.withLock { hasWritten in
            guard Files.makeFolder(folder), OwnTemporaryFolder.isOwn(folder) else { return }
            let text = own.withLock { $0 }.joined(separator: "\n")
            hasWritten = Files.write([UInt8](text.utf8), to: file)
        }
    }

    /// Whether a process of this user serves a picture at exactly this URL. It reads files where this one does not.
    func contains(_ url: String) -> Bool {
        if own.withLock({ $0.contains(url) }) { return true }
        // What others could write to says nothing.
        guard let folder, OwnTemporaryFolder.isOwn(folder) else { return false }
        var left = Self.mostProcesses
        for name in Files.names(in: folder) where left > 0 {
            guard let process = Int32(name), process > 0, let file = file(of: process) else { continue }
            guard kill(process, 0) == 0 || errno != ESRCH else {
                Files.remove(file)
                continue
            }
            left -= 1
            let lines = (Files.contents(file, limit: Self.longestFile) ?? []).split(separator: UInt8(ascii: "\n"))
            if lines.contains(where: { $0.elementsEqual(url.utf8) }) { return true }
        }
        return false
    }

    private func file(of process: Int32) -> String? { folder.map { "\($0)/\(process)" } }
}
