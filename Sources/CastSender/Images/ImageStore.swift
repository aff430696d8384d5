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

/// Pictures in files of one folder, one each: lines with the URL, the type and the number of bytes, then the bytes.
///
///     http://127.0.0.1/poster.jpg \n image/jpeg \n 4096 \n <bytes>
///
/// A file is named by a hash of its URL; the URL inside settles whether it is the right one. Written whole, then
/// renamed; what can't be read, is cut short or belongs to something else counts as absent. When the folder grows over
/// its limit, the files that were not used for the longest time go. Private to the user, as what somebody watches is.
struct ImageStore: Sendable {
    let folder: String
    /// Bytes of all files together.
    let limit: Int
    /// Files: with each that is new all of them are looked at.
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

    /// Notes that the picture was used now.
    func touch(_ url: String, at date: Date) {
        Files.setModified(path(url), to: date.timeIntervalSince1970)
    }

    /// A picture that can't be kept is fetched again another time.
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

    /// Nil for what is not a plain file: one that never ends would be waited for.
    private func file(_ path: String) -> File? {
        var info = stat()
        guard lstat(path.pathBytes, &info) == 0, info.st_mode & S_IFMT == S_IFREG, let seconds = Files.modified(path)
        else { return nil }
        return File(path: path, size: Int(info.st_size), usedAt: Date(timeIntervalSince1970: seconds))
    }

    private static let suffix = ".image"

    private func path(_ url: String) -> String {
        "\(folder)/\(Self.name(url))\(Self.suffix)"
    }

    /// FNV-1a, twice with different starts: spreads names, and nothing more is asked of it.
    static func name(_ url: String) -> String {
        func hash(_ start: UInt64) -> UInt64 {
            url.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        }
        return String(hash(0xcbf2_9ce4_8422_2325), radix: 16) + String(hash(0x9e37_79b9_7f4a_7c15), radix: 16)
    }
}
