import CastSender
import FileAccess
import FilePaths
import PlatformC
package import PlatformFoundation

/// Folders that only this user can access.
package enum PrivateFolder {
    /// The folder for sockets and data that last until logout. If the system has none or it can't be used, the user's
    /// own folder under the temporary directory takes its place. All processes of this user get the same one.
    ///
    /// - Throws: `.wrongUse` if there is no place for one.
    package static func runtime() throws -> URL {
        guard let path = UserFolders().makeRuntime() else {
            let reason = String(cString: strerror(errno))
            throw CastFailure(
                .wrongUse,
                "no folder of your own can be made in \(ProcessPaths.temporaryFolder) (\(reason)): set XDG_RUNTIME_DIR "
                    + "or TMPDIR to a folder that you may write to")
        }
        return URL(fileURLWithPath: path)
    }

    /// - Throws: `.wrongUse` if it can't be made, or others can access it.
    package static func make(_ url: URL) throws -> URL {
        Files.makeFolder(url.path)
        var info = stat()
        guard lstat(url.path.pathBytes, &info) == 0, info.st_mode & S_IFMT == S_IFDIR else {
            throw CastFailure(
                .wrongUse, "the folder \(url.path) can't be made: check the rights of the one above it")
        }
        guard info.st_uid == geteuid(), info.st_mode & 0o077 == 0 else {
            throw CastFailure(
                .wrongUse, "the folder \(url.path) is not yours alone: remove it, or set XDG_RUNTIME_DIR")
        }
        return url
    }
}
