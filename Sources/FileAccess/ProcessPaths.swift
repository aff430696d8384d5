import FilePaths
import PlatformC
import PlatformFoundation

/// The process's arguments, environment and folders, byte for byte as ``PathText``. Swift's `CommandLine.arguments` and
/// `ProcessInfo.environment` repair invalid UTF-8, and a repaired path names no file.
package enum ProcessPaths {
    /// The command line, starting with the program's name.
    package static let arguments: [String] = (0..<Int(CommandLine.argc)).compactMap { index in
        CommandLine.unsafeArgv[index].map { PathText.text(cString: $0) }
    }

    /// The current environment.
    package static var environment: [String: String] {
        var values = ProcessInfo.processInfo.environment
        for (name, value) in values { values[name] = exact(name, value) }
        return values
    }

    /// Returns the environment for a new process: `NAME=VALUE` and a NUL each. Names that begin with a digit are left
    /// out, since swift-subprocess does not accept them.
    package static func environment(adding others: [String: String]) -> [[UInt8]] {
        let named = environment.merging(others) { $1 }.filter { name, _ in
            name.utf8.first.map { !(0x30...0x39).contains($0) } ?? false
        }
        return named.map { PathText.argument("\($0.key)=\($0.value)") }
    }

    /// Returns the original value if Foundation repaired it, otherwise the given value.
    static func exact(_ name: String, _ value: String) -> String {
        guard value.unicodeScalars.contains(where: { $0 == "\u{FFFD}" || PathText.isEscape($0) }),
            let bytes = getenv(name), String(cString: bytes) == value
        else { return value }
        return PathText.text(cString: bytes)
    }

    /// The value of an environment variable, if it is an absolute path.
    package static func folder(_ variable: String) -> String? {
        guard let value = getenv(variable), value[0] == CChar(bitPattern: UInt8(ascii: "/")) else { return nil }
        return PathText.text(cString: value)
    }

    /// The working folder; nil if it has been removed.
    package static var workingFolder: String? {
        guard let path = getcwd(nil, 0) else { return nil }
        defer { free(path) }
        return PathText.text(cString: path)
    }

    /// Returns the absolute path for one that may be relative to the working folder, tidied (``PathParts/tidied(_:)``).
    package static func absolute(_ path: String) -> String {
        if path.utf8.first == UInt8(ascii: "/") { return PathParts.tidied(path) }
        return PathParts.tidied(PathParts.joined(workingFolder ?? "/", path))
    }

    /// The folder for temporary files: `TMPDIR`, or `/tmp`.
    package static var temporaryFolder: String { folder("TMPDIR").map(PathParts.tidied) ?? "/tmp" }

    /// The user's home in the system's user database (getpwuid_r(3)); nil if the user is not in it.
    package static var listedHome: String? {
        // An entry usually has some hundred bytes. Directory servers for many machines may have longer ones.
        for size in [4_096, 65_536, 1 << 20] {
            let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: size)
            defer { buffer.deallocate() }
            var (entry, found) = (passwd(), UnsafeMutablePointer<passwd>?.none)
            let status = getpwuid_r(geteuid(), &entry, buffer, size, &found)
            if status == ERANGE { continue }
            guard status == 0, found != nil, let home = entry.pw_dir, home[0] == CChar(bitPattern: UInt8(ascii: "/"))
            else { return nil }
            return PathText.text(cString: home)
        }
        return nil
    }
}
