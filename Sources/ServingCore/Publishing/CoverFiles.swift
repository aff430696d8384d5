/// Finds pictures of a song's cover in the song's folder.
package enum CoverFiles {
    private static let stems = ["cover", "folder", "front", "album", "albumart"]
    private static let suffixes = ["jpg", "jpeg", "png", "webp"]

    /// The candidates, the best first: the song's own name, then names that stand for the whole folder, such as
    /// `cover.jpg` and `folder.jpg`, in any case.
    ///
    /// - Parameters:
    ///   - names: The names in the song's folder.
    ///   - song: Its path or name.
    package static func choose(among names: [String], for song: String) -> [String] {
        let order = [FileName(song).stem.lowercased()] + stems
        let found = names.compactMap { name -> (place: Int, kind: Int, name: String)? in
            let file = FileName(name)
            guard let place = order.firstIndex(of: file.stem.lowercased()),
                let kind = suffixes.firstIndex(of: file.suffix.lowercased())
            else { return nil }
            return (place, kind, name)
        }
        return found.sorted { ($0.place, $0.kind, $0.name) < ($1.place, $1.kind, $1.name) }.map(\.name)
    }
}
