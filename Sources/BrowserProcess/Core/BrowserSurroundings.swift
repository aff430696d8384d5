/// The properties of the machine that determine how a browser is started. They are read once, so that the decision is
/// pure.
package struct BrowserSurroundings: Sendable, Equatable {
    package var environment: [String: String]
    package var isRoot: Bool
    package var hasSound: Bool

    package init(environment: [String: String], isRoot: Bool, hasSound: Bool) {
        self.environment = environment
        self.isRoot = isRoot
        self.hasSound = hasSound
    }

    /// The only variables that are passed on. A browser needs no others, and they may be secret.
    private static let passedOn = [
        "PATH", "LANG", "LC_ALL", "LC_TIME", "TZ", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "PULSE_SERVER",
    ]

    /// The environment of a browser whose home folder is `home`.
    package func browserEnvironment(home: String) -> [String: String] {
        var passed = environment.filter { Self.passedOn.contains($0.key) }
        passed["HOME"] = home
        passed["TMPDIR"] = home
        // The unprivileged user can't read root's key to the display, so `BrowserHome` has made a copy here.
        if isRoot, passed["XAUTHORITY"] != nil { passed["XAUTHORITY"] = home + "/.Xauthority" }
        // The unprivileged user can't enter this folder, but Chromium would try to.
        if !isRoot { passed["XDG_RUNTIME_DIR"] = environment["XDG_RUNTIME_DIR"] }
        return passed
    }
}
