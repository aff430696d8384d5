import CastSender

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// Folders that nobody but this user may look into.
package enum PrivateFolder {
    /// For sockets and what lives no longer than the login. Where the system names none, a folder of the user's own
    /// under the temporary directory takes its place; one that belongs to somebody else is refused.
    package static func runtime() throws -> URL {
        if let path = UserFolders().runtime { return try make(URL(fileURLWithPath: path)) }
        return try make(FileManager.default.temporaryDirectory.appendingPathComponent("marquee-runtime-\(getuid())"))
    }

    /// - Throws: `.wrongUse` where it can't be made, or others may look into it.
    package static func make(_ url: URL) throws -> URL {
        try? FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        var info = stat()
        guard lstat(url.path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR else {
            throw CastFailure(
                .wrongUse, "the folder \(url.path) can't be made: check the rights of the one above it")
        }
        guard info.st_uid == getuid(), info.st_mode & 0o077 == 0 else {
            throw CastFailure(
                .wrongUse, "the folder \(url.path) is not yours alone: remove it, or set XDG_RUNTIME_DIR")
        }
        return url
    }
}
