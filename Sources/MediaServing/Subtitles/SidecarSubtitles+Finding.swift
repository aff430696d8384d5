import FileAccess
import FilePaths

extension SidecarSubtitles {
    /// The paths of what lies beside a film. A folder that can't be read has none.
    package static func find(beside film: String) -> [String] {
        let folder = PathParts.folder(film)
        let isBare = !film.utf8.contains(UInt8(ascii: "/"))
        return choose(among: Files.names(in: folder), for: film).map { isBare ? $0 : PathParts.joined(folder, $0) }
    }
}
