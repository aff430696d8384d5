import FileAccess
import FilePaths
import PlatformC

/// A folder of `--library`.
enum LibraryPlace {
    /// The absolute path of the folder without symbolic links. Files are reached through this path, even if a link
    /// changes later.
    ///
    /// - Throws: `.wrongUse` if it is not a readable folder.
    static func resolve(_ folder: String) throws -> String {
        guard !folder.isEmpty, let path = Files.realPath(folder) else {
            throw CommandFailure(.wrongUse, "--library: there is no folder \"\(folder)\"")
        }
        guard Files.isFolder(path) else {
            throw CommandFailure(.wrongUse, "--library takes a folder, and \"\(folder)\" is not a folder")
        }
        guard access(path.pathBytes, R_OK | X_OK) == 0 else {
            throw CommandFailure(
                .wrongUse, "--library: \"\(folder)\" is not readable for this user")
        }
        return path
    }
}
