import FileAccess
import FilePaths
import PlatformC
import PlatformFoundation

/// Images in the files of one folder, one each: three lines with the URL, the type and the number of bytes, then the
/// bytes.
///
///     http://127.0.0.1/poster.jpg \n image/jpeg \n 4096 \n <bytes>
///
/// A file is named by a hash of its URL, and the URL inside is compared to be sure. Each file is written as a whole and
/// then renamed. A file that can't be read, is truncated or belongs to another URL counts as missing. When the folder
/// exceeds its limit, the least recently used files are deleted. The files are private to the user, since they show
/// what somebody watches.
struct ImageStore: Sendable {
    let folder: String
    /// The largest size of all files together in bytes.
    let limit: Int
    /// The largest number of files, since each new file causes all of them to be examined.
    var mostFiles = 2_048

    func image(for url: String) -> CachedImage? {
        guard let file = file(path(url)), file.size <= limit,
            let bytes = Files.contents(file.path, limit: limit)
        else { return nil }
        let parts = bytes.split(separator: 10, maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, String(decoding: parts[0], as: UTF8.self) == url,
            Int(String(decoding: parts[2], as: UTF8.self)) == parts[3].count
        else { return nil }
        let type = String(decoding: parts[1], as: UTF8.self)
        guard type.hasPrefix("image/"), !parts[3].isEmpty else { return nil }
        return CachedImage(contentType: type, bytes: Array(parts[3]))
    }

    /// Records that the image was used now.
    func touch(_ url: String, at date: Date) {
        Files.setModified(path(url), to: date.timeIntervalSince1970)
    }

    /// Keeps an image. If it can't be kept, it is fetched again another time.
    func keep(_ image: CachedImage, for url: String, at date: Date) {
        let header = Array("\(url)\n\(image.contentType)\n\(image.bytes.count)\n".utf8)
        guard header.count + image.bytes.count <= limit, !url.utf8.contains(10) else { return }
        guard Files.makeFolder(folder), Files.write(header + image.bytes, to: path(url)) else { return }
        touch(url, at: date)
        shrink()
    }

    func removeAll() {
        for file in files() { Files.remove(file.path) }
    }

    private struct File {
        let path: String
        let size: Int
        let usedAt: Date
    }

    private func shrink() {
        let files = files().sorted { $0.usedAt < $1.usedAt }
        var total = files.reduce(0) { $0 + $1.size }
        for (index, file) in files.enumerated() where total > limit || files.count - index > mostFiles {
            Files.remove(file.path)
            total -= file.size
        }
    }

    private func files() -> [File] {
        let names = Files.names(in: folder)
        return names.filter { $0.hasSuffix(Self.suffix) }.compactMap { file("\(folder)/\($0)") }
    }

    /// Returns nil for anything that is not a regular file, since reading a pipe, for example, could block.
    private func file(_ path: String) -> File? {
        var info = stat()
        guard lstat(path.pathBytes, &info) == 0, info.st_mode & S_IFMT == S_IFREG, let seconds = Files.modified(path)
        else { return nil }
        return File(path: path, size: Int(info.st_size), usedAt: Date(timeIntervalSince1970: seconds))
    }

    private static let suffix = ".image"

    private func path(_ url: String) -> String {
        "\(folder)/\(FNV1a.name(of: url.utf8))\(Self.suffix)"
    }
}
