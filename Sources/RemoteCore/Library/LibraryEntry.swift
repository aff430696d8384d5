/// Something in the library: a folder, or what can be cast.
package struct LibraryEntry: Hashable, Sendable {
    /// Opaque: 22 letters that nobody can guess, the same for the same file.
    package let id: String
    /// Nil for a root.
    package let parent: String?
    package let kind: LibraryKind
    /// Of the file or folder, as `PathText`; a root's as people are shown it.
    package let name: String
    /// As people are shown it.
    package let title: String
    /// Which root, by its number, and where beneath it.
    package let root: Int
    package let path: RelativePath
    /// Bytes; 0 for a folder.
    package let size: Int64
    /// Nanoseconds since 1970; 0 for a folder.
    package let modified: Int64
    /// Languages of the subtitle files beside it (BCP 47), or `und` for one that does not say.
    package let subtitles: [String]
    /// The picture beside it.
    package let poster: RelativePath?

    /// It is the same file with the same contents, as far as can be told without reading it.
    package func isSameFile(as other: LibraryEntry) -> Bool {
        id == other.id && size == other.size && modified == other.modified
    }

    /// Under what it is noted how far it was watched: the file by its place beneath its root, and by its length, since
    /// another film may take the place of one.
    package var mark: String { "\(id)-\(String(size, radix: 36))" }

    /// Whose mark that is, as far as the mark says.
    package static func id(ofMark mark: String) -> String {
        String(mark[..<(mark.lastIndex(of: "-") ?? mark.endIndex)])
    }

    /// Whether a picture can be had of it: its own, or one that is made of it.
    package var mayHavePoster: Bool { poster != nil || kind == .film || kind == .picture }
}
