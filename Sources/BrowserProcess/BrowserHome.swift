import FileAccess
import FilePaths
import PlatformC
import PlatformFoundation

/// The browser's home for one run: a folder that only the browser's user can access, and that is removed afterwards.
package struct BrowserHome: Sendable {
    /// The user as which a browser runs if this process is root: the user that owns nothing.
    package static let unprivilegedUser: UInt32 = 65534

    package let path: String
    private let isForUnprivileged: Bool

    /// The largest size of the home's path in bytes. Chromium makes a socket in it, whose address has room for no more.
    private static let longestPath = 60

    /// The folder for a home whose name begins with `name`: TMPDIR, or /tmp if TMPDIR is too long or not UTF-8, which
    /// Chromium's paths have to be.
    package static func folder(for name: String) -> String {
        let folder = ProcessPaths.temporaryFolder
        guard folder == PathText.shown(folder) else { return "/tmp" }
        return folder.utf8.count + name.utf8.count + 8 <= longestPath ? folder : "/tmp"
    }

    /// The file with the key to a display; XAUTHORITY contains its path.
    package var displayKey: String { path + "/.Xauthority" }

    /// Makes the folder (0700). If `forUnprivileged` is true, the folder belongs to the unprivileged user and contains
    /// a copy of the key to the environment's display.
    ///
    /// - Parameters:
    ///   - name: The beginning of the folder's name.
    ///   - forUnprivileged: Whether the browser runs as the unprivileged user.
    ///   - environment: This process's environment.
    ///   - key: The contents of ``displayKey``, for a display that is not the environment's.
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

    /// A home that an ended process left behind.
    package init(left path: String, forUnprivileged: Bool) {
        self.path = path
        isForUnprivileged = forUnprivileged
    }

    /// Removes the folder. Usually the shell around the browser has done so already, also if this process is killed.
    ///
    /// Root leaves that to a program with only the unprivileged user's rights, and does not wait for it: that user
    /// controls the folder's contents, and may have replaced the folder by something else.
    package func remove() {
        guard isForUnprivileged else {
            try? FileManager.default.removeItem(atPath: path)
            return
        }
        guard FileManager.default.fileExists(atPath: path) else { return }
        UnattendedProgram.start(Self.dropping + ["/bin/rm", "-rf", "--", path])
    }

    /// The command that runs the following words as the unprivileged user.
    package static let dropping = [
        "/usr/bin/setpriv", "--reuid=\(unprivilegedUser)", "--regid=\(unprivilegedUser)", "--clear-groups",
    ]
}
