import FileAccess
import FilePaths

extension SidecarSubtitles {
    /// The paths of what lies beside a film. A folder that can't be read has none.
    package static func find(beside film: String) -> [String] {
        let folder = PathParts.folder(film)
        let isBare = !film.utf8.contains(UInt8(ascii: "/"))
        return look(beside: film).names.map { isBare ? $0 : PathParts.joined(folder, $0) }
    }

    /// By their names.
    static func look(beside film: String) -> Found { look(among: Files.names(in: PathParts.folder(film)), for: film) }
}
