import FileAccess
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

/// The browser's home for one run: a folder of its own, private to the user that it runs as, and gone afterwards.
package struct BrowserHome: Sendable {
    /// The user that a browser runs as when we run as root: the one that owns nothing.
    package static let unprivilegedUser: UInt32 = 65534

    package let path: String
    private let isForUnprivileged: Bool

    /// Chromium makes a socket in it, whose address has room for so many bytes of the home's path.
    private static let longestPath = 60

    /// Where a home whose name begins with `name` is made: TMPDIR, or /tmp where that is too long, or is not UTF-8 as
    /// Chromium's paths are.
    package static func folder(for name: String) -> String {
        let folder = ProcessPaths.temporaryFolder
        guard folder == PathText.shown(folder) else { return "/tmp" }
        return folder.utf8.count + name.utf8.count + 8 <= longestPath ? folder : "/tmp"
    }

    /// Where programs look for the key to a display, if they are told so by XAUTHORITY.
    package var displayKey: String { path + "/.Xauthority" }

    /// Makes the folder (0700), and gives it to the unprivileged user where `forUnprivileged`, with a copy of the key to
    /// the environment's display.
    ///
    /// - Parameters:
    ///   - name: what its own name begins with.
    ///   - key: the contents of ``displayKey``, for a display that is not the environment's.
    /// - Throws: ``BrowserError``.
    package init(
        name kind: String = "marquee-screen", forUnprivileged: Bool, environment: [String: String], key: [UInt8]? = nil
    ) throws(BrowserError) {
        isForUnprivileged = forUnprivileged
        let folder = Self.folder(for: kind)
        var name = Array("\(folder)/\(kind)-XXXXXX".utf8CString)
        guard mkdtemp(&name) != nil else {
            throw BrowserError(.failed, "No folder can be made in \(folder).")
        }
        path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        if let key {
            guard FileManager.default.createFile(atPath: displayKey, contents: Data(key)) else {
                throw BrowserError(.failed, "No file can be written in \(path).")
            }
            chmod(displayKey, 0o600)
        } else if let key = environment["XAUTHORITY"] ?? environment["HOME"].map({ $0 + "/.Xauthority" }),
            forUnprivileged
        {
            try? FileManager.default.copyItem(atPath: key, toPath: displayKey)
        }
        if forUnprivileged { chown(displayKey, Self.unprivilegedUser, Self.unprivilegedUser) }
        if forUnprivileged { chown(path, Self.unprivilegedUser, Self.unprivilegedUser) }
    }

    /// One that a process which has ended left behind.
    package init(left path: String, forUnprivileged: Bool) {
        self.path = path
        isForUnprivileged = forUnprivileged
    }

    /// Removes it. The shell around the browser has usually done so already; it does so too when we are killed.
    ///
    /// Root leaves it to a program that has the unprivileged user's rights only, and doesn't wait for it: what is in
    /// the folder, and whether it still is one, is for that user to say.
    package func remove() {
        guard isForUnprivileged else {
            try? FileManager.default.removeItem(atPath: path)
            return
        }
        guard FileManager.default.fileExists(atPath: path) else { return }
        UnattendedProgram.start(Self.dropping + ["/bin/rm", "-rf", "--", path])
    }

    /// The words that run what follows them as the unprivileged user.
    package static let dropping = [
        "/usr/bin/setpriv", "--reuid=\(unprivilegedUser)", "--regid=\(unprivilegedUser)", "--clear-groups",
    ]
}
