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
        guard !folder.isEmpty, let found = realpath(folder, nil) else {
            throw CommandFailure(.wrongUse, "--library: there is no folder \"\(folder)\": check the name")
        }
        defer { free(found) }
        guard let path = String(validatingCString: found) else {
            throw CommandFailure(.wrongUse, "--library: the path of \"\(folder)\" is not UTF-8; name another folder")
        }
        var info = stat()
        guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR else {
            throw CommandFailure(.wrongUse, "--library takes a folder, and \"\(folder)\" is none")
        }
        guard access(path, R_OK | X_OK) == 0 else {
            throw CommandFailure(
                .wrongUse, "--library: \"\(folder)\" can't be read: its permissions don't let this user")
        }
        return path
    }
}
