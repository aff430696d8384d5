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
struct BrowserHome: Sendable {
    /// The user that a browser runs as when the receiver runs as root: the one that owns nothing.
    static let unprivilegedUser: UInt32 = 65534

    let path: String
    private let isForUnprivileged: Bool

    /// Makes the folder (0700), and gives it to the unprivileged user where `forUnprivileged`.
    init(forUnprivileged: Bool, environment: [String: String]) throws {
        isForUnprivileged = forUnprivileged
        let folder = FileManager.default.temporaryDirectory
        let template = folder.appending(path: "marquee-screen-XXXXXX").path
        var name = Array(template.utf8CString)
        guard mkdtemp(&name) != nil else {
            throw ScreenError(.browserFailed, "No folder can be made in \(folder.path).")
        }
        path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        if let key = environment["XAUTHORITY"] ?? environment["HOME"].map({ $0 + "/.Xauthority" }), forUnprivileged {
            try? FileManager.default.copyItem(atPath: key, toPath: path + "/.Xauthority")
            chown(path + "/.Xauthority", Self.unprivilegedUser, Self.unprivilegedUser)
        }
        if forUnprivileged { chown(path, Self.unprivilegedUser, Self.unprivilegedUser) }
    }

    /// Removes it. The shell around the browser has usually done so already; it does so too when we are killed.
    ///
    /// Root leaves it to a program that has the unprivileged user's rights only, and doesn't wait for it: what is in
    /// the folder, and whether it still is one, is for that user to say.
    func remove() {
        guard isForUnprivileged else {
            try? FileManager.default.removeItem(atPath: path)
            return
        }
        guard FileManager.default.fileExists(atPath: path) else { return }
        UnattendedProgram.start(Self.dropping + ["/bin/rm", "-rf", "--", path])
    }

    /// The words that run what follows them as the unprivileged user.
    static let dropping = [
        "/usr/bin/setpriv", "--reuid=\(unprivilegedUser)", "--regid=\(unprivilegedUser)", "--clear-groups",
    ]
}

extension BrowserSurroundings {
    /// This process's.
    package static func current() -> BrowserSurroundings {
        let environment = ProcessInfo.processInfo.environment
        let runtime = environment["XDG_RUNTIME_DIR"] ?? "/nonexistent"
        let sound = ["/dev/snd/controlC0", runtime + "/pulse/native", runtime + "/pipewire-0"]
        return BrowserSurroundings(
            environment: environment, isRoot: geteuid() == 0,
            hasSound: environment["PULSE_SERVER"] != nil || sound.contains(where: FileManager.default.fileExists))
    }
}

/// Finds the browser's program.
package enum BrowserFinder {
    /// By preference. Debian's, then other names that Chromium and Chrome go by.
    private static let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

    /// Where the browser is. Throws ``ScreenError`` with `browserNotFound`, which says how to get one.
    package static func find(_ wanted: String?, path: String) throws -> String {
        let candidates = (wanted.map { [$0] } ?? names).flatMap { name in
            name.contains("/") ? [name] : path.split(separator: ":").map { "\($0)/\(name)" }
        }
        if let found = candidates.first(where: FileManager.default.isExecutableFile) { return found }
        let what = wanted.map { "“\($0)” is not a program" } ?? "There is no Chromium on this machine"
        throw ScreenError(
            .browserNotFound,
            "\(what), so the receiver has no screen: `apt-get install chromium` (on Debian), or use the clock player, "
                + "which draws nothing.")
    }
}
