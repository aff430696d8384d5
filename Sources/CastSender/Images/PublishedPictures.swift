import FileAccess
import PlatformC
import Synchronization

/// The exact URLs of images that this user's own processes serve on this machine's addresses.
///
/// A device gets such a URL with its media and repeats it in its status for everybody. A device may not name any other
/// address of this machine, but this image is the user's own. One process may serve an image and another may show it.
/// The URLs of each process are therefore in a file in the user's runtime folder (`UserFolders.makeRuntime`), which
/// nobody else can read, while the process lives. Without such a folder, each process knows only its own.
package final class PublishedPictures: Sendable {
    /// The list in `$XDG_RUNTIME_DIR/marquee/pictures`.
    package static let standard = PublishedPictures(folder: UserFolders().makeRuntime().map { $0 + "/pictures" })
    /// The largest number of URLs of one process (the newest are kept), and of files of living processes that are read.
    static let most = 256
    static let mostProcesses = 64
    /// The largest size of a file in bytes; longer ones are ignored.
    private static let longestFile = 4 << 20

    private let folder: String?
    private let process: Int32
    private let own = Mutex<[String]>([])
    /// Held while the file is written, so that the newest list is written last. Readers of `own` do not wait for the
    /// disk.
    private let writing = Mutex(false)

    /// - Parameter process: the process whose file this object writes; tests pass another one.
    package init(folder: String?, process: Int32 = getpid()) {
        self.folder = folder
        self.process = process
    }

    /// Records that this process serves an image at this URL.
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

    /// Returns whether a process of this user serves an image at exactly this URL. If this process does not, it reads
    /// files.
    func contains(_ url: String) -> Bool {
        if own.withLock({ $0.contains(url) }) { return true }
        // Files in a folder that others can write to are not trusted.
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
