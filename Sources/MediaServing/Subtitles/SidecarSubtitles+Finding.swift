import FileAccess
import FilePaths

extension SidecarSubtitles {
    /// The paths of the subtitle files beside a film; none if the folder can't be read.
    package static func find(beside film: String) -> [String] {
        let folder = PathParts.folder(film)
        let isBare = !film.utf8.contains(UInt8(ascii: "/"))
        return look(beside: film).names.map { isBare ? $0 : PathParts.joined(folder, $0) }
    }

    /// The names of the files beside a film.
    static func look(beside film: String) -> Found { look(among: Files.names(in: PathParts.folder(film)), for: film) }
}
