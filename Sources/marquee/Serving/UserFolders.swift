import Foundation

/// Where this user's files are, by the XDG base directory specification (DESIGN.md, "Where state lives on Linux").
enum UserFolders {
    static var configuration: URL { folder("XDG_CONFIG_HOME", fallback: ".config") }
    static var state: URL { folder("XDG_STATE_HOME", fallback: ".local/state") }
    static var cache: URL { folder("XDG_CACHE_HOME", fallback: ".cache") }

    /// Sockets and what lives no longer than the login. Where the variable is unset, a folder of the user's own under
    /// the temporary directory takes its place; one that belongs to somebody else is refused.
    static func runtime() throws -> URL {
        if let path = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"], path.hasPrefix("/") {
            return try privateFolder(URL(fileURLWithPath: path).appendingPathComponent("marquee"))
        }
        return try privateFolder(
            FileManager.default.temporaryDirectory.appendingPathComponent("marquee-runtime-\(getuid())"))
    }

    static func privateFolder(_ url: URL) throws -> URL {
        try? FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        var info = stat()
        guard lstat(url.path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR else {
            throw CommandFailure(.wrongUse, "the folder \(url.path) can't be made: check the rights of the one above it")
        }
        guard info.st_uid == getuid(), info.st_mode & 0o077 == 0 else {
            throw CommandFailure(
                .wrongUse, "the folder \(url.path) is not yours alone: remove it, or set XDG_RUNTIME_DIR")
        }
        return url
    }

    private static func folder(_ variable: String, fallback: String) -> URL {
        let environment = ProcessInfo.processInfo.environment
        if let path = environment[variable], path.hasPrefix("/") {
            return URL(fileURLWithPath: path).appendingPathComponent("marquee")
        }
        // The same home as CastSender's trust store has: the receiver's root must be found there.
        let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
        return (home ?? FileManager.default.homeDirectoryForCurrentUser).appendingPathComponent(fallback)
            .appendingPathComponent("marquee")
    }
}
