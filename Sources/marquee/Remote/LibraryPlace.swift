import FileAccess
import FilePaths

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A folder that was named for the library.
enum LibraryPlace {
    /// As an absolute path without links: what is beneath is reached through that, whatever becomes of the links.
    ///
    /// - Throws: `.wrongUse` with why it can't be one.
    static func resolve(_ folder: String) throws -> String {
        guard !folder.isEmpty, let path = Files.realPath(folder) else {
            throw CommandFailure(.wrongUse, "--library: there is no folder \"\(folder)\": check the name")
        }
        guard Files.isFolder(path) else {
            throw CommandFailure(.wrongUse, "--library takes a folder, and \"\(folder)\" is none")
        }
        guard access(path.pathBytes, R_OK | X_OK) == 0 else {
            throw CommandFailure(
                .wrongUse, "--library: \"\(folder)\" can't be read: its permissions don't let this user")
        }
        return path
    }
}
