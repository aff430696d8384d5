import FileAccess
import FilePaths
import NowPlaying
import PlatformC
import PlatformFoundation

/// Stores artwork as files, because desktop widgets read files.
///
/// A file is named after a hash of its content, so that two processes with the same artwork share one file. Only the
/// user can read the files, because they show what the user watches. A file is written completely and then renamed.
actor ArtworkFolder {
    /// The number of files kept: a widget may still read an older picture, and there may be many TVs. The least
    /// recently shown files are removed.
    static let limit = 64

    private let folder: String

    init(_ folder: String) {
        self.folder = folder
    }

    /// - Returns: nil for a picture that is only a URL, because a device must not make the desktop fetch a URL of its
    ///   choice. Nil too if the file can't be written; the other metadata is shown without it.
    func url(of picture: MediaItemArtwork.Picture) -> String? {
        guard case .data(let data) = picture else { return nil }
        let path = "\(folder)/\(FNV1a.name(of: data.bytes)).\(data.type)"
        guard keep(data.bytes, at: path) else { return nil }
        return PathParts.fileURL(path)
    }

    private func keep(_ bytes: [UInt8], at path: String) -> Bool {
        if Files.isThere(path) { return Files.setModified(path, to: Date().timeIntervalSince1970) }
        guard Files.makeFolder(folder), Files.write(bytes, to: path, by: "\(path).\(getpid())") else { return false }
        shrink()
        return true
    }

    private func shrink() {
        let names = Files.names(in: folder)
        guard names.count > Self.limit else { return }
        let shown = names.map { name in
            let path = "\(folder)/\(name)"
            return (path: path, date: Files.modified(path) ?? 0)
        }
        for file in shown.sorted(by: { $0.date > $1.date }).dropFirst(Self.limit) { Files.remove(file.path) }
    }
}
