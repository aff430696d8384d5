import FilePaths

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What this process was given by the system, byte for byte, as ``PathText``. Swift's own `CommandLine.arguments` and
/// `ProcessInfo.environment` repair what is not UTF-8, and a path that was repaired names no file.
package enum ProcessPaths {
    /// The command line, from the program's name on.
    package static let arguments: [String] = (0..<Int(CommandLine.argc)).compactMap { index in
        CommandLine.unsafeArgv[index].map { PathText.text(cString: $0) }
    }

    /// The environment as it is now.
    package static var environment: [String: String] {
        var values = ProcessInfo.processInfo.environment
        for (name, value) in values { values[name] = exact(name, value) }
        return values
    }

    /// The environment for a program that is started: `NAME=VALUE` and a NUL, each. A name that begins with a digit is
    /// none for swift-subprocess, and is left out.
    package static func environment(adding others: [String: String]) -> [[UInt8]] {
        let named = environment.merging(others) { $1 }.filter { name, _ in
            name.utf8.first.map { !(0x30...0x39).contains($0) } ?? false
        }
        return named.map { PathText.argument("\($0.key)=\($0.value)") }
    }

    /// The value as it really is, where Foundation had repaired it; any other value as it is.
    static func exact(_ name: String, _ value: String) -> String {
        guard value.unicodeScalars.contains(where: { $0 == "\u{FFFD}" || PathText.isEscape($0) }),
            let bytes = getenv(name), String(cString: bytes) == value
        else { return value }
        return PathText.text(cString: bytes)
    }

    /// A variable of the environment that is an absolute path; nil for any other.
    package static func folder(_ variable: String) -> String? {
        guard let value = getenv(variable), value[0] == CChar(bitPattern: UInt8(ascii: "/")) else { return nil }
        return PathText.text(cString: value)
    }

    /// The working folder; nil where it has been removed.
    package static var workingFolder: String? {
        guard let path = getcwd(nil, 0) else { return nil }
        defer { free(path) }
        return PathText.text(cString: path)
    }

    /// An absolute path for one that may be relative to the working folder, tidied (``PathParts/tidied(_:)``).
    package static func absolute(_ path: String) -> String {
        if path.utf8.first == UInt8(ascii: "/") { return PathParts.tidied(path) }
        return PathParts.tidied(PathParts.joined(workingFolder ?? "/", path))
    }

    /// Where temporary files go: `TMPDIR`, or `/tmp`.
    package static var temporaryFolder: String { folder("TMPDIR").map(PathParts.tidied) ?? "/tmp" }

    /// The user's folder in the system's list of users (getpwuid_r(3)); nil for a user who is not in it.
    package static var listedHome: String? {
        // An entry is some hundred bytes long. Servers that many machines share may have longer ones.
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
