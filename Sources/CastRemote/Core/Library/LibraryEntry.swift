/// An entry of the library: a folder, or something that can be cast.
struct LibraryEntry: Hashable, Sendable {
    /// Opaque: 22 letters that nobody can guess, the same for the same file.
    let id: String
    /// Nil for a root.
    let parent: String?
    let kind: LibraryKind
    /// The name of the file or folder, as `PathText`. A root's name is in the form that people are shown.
    let name: String
    /// The title that people are shown.
    let title: String
    /// The number of the root, and the path beneath it.
    let root: Int
    let path: RelativePath
    /// In bytes; 0 for a folder.
    let size: Int64
    /// Nanoseconds since 1970; 0 for a folder.
    let modified: Int64
    /// Languages of the subtitle files beside it (BCP 47); `und` for a file that names none.
    let subtitles: [String]
    /// The image beside it.
    let poster: RelativePath?

    /// Returns whether it is the same file with the same contents, as far as that can be known without reading it.
    func isSameFile(as other: LibraryEntry) -> Bool {
        id == other.id && size == other.size && modified == other.modified
    }

    /// The key under which the watched position is stored.
    ///
    /// It names the file by its place beneath its root and by its length, since another film may replace one.
    var mark: String { "\(id)-\(String(size, radix: 36))" }

    /// Returns the id in a mark.
    static func id(ofMark mark: String) -> String {
        String(mark[..<(mark.lastIndex(of: "-") ?? mark.endIndex)])
    }

    /// Whether an image of it may be available: one beside it, or one that is made from it.
    var mayHavePoster: Bool { poster != nil || kind == .film || kind == .picture }
}
