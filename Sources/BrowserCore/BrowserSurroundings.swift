/// What of the machine decides how a browser is started; read once, so that the decision itself is pure.
package struct BrowserSurroundings: Sendable, Equatable {
    package var environment: [String: String]
    package var isRoot: Bool
    package var hasSound: Bool

    package init(environment: [String: String], isRoot: Bool, hasSound: Bool) {
        self.environment = environment
        self.isRoot = isRoot
        self.hasSound = hasSound
    }

    /// The whole of what is passed on: a browser needs no more, and what else is there may be secret.
    private static let passedOn = [
        "PATH", "LANG", "LC_ALL", "LC_TIME", "TZ", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "PULSE_SERVER",
    ]

    /// The environment of a browser whose home is the folder `home`.
    package func browserEnvironment(home: String) -> [String: String] {
        var passed = environment.filter { Self.passedOn.contains($0.key) }
        passed["HOME"] = home
        passed["TMPDIR"] = home
        // The unprivileged user can't read root's key to the display; `BrowserHome` has put a copy there.
        if isRoot, passed["XAUTHORITY"] != nil { passed["XAUTHORITY"] = home + "/.Xauthority" }
        // Another user can't enter it, and Chromium tries to.
        if !isRoot { passed["XDG_RUNTIME_DIR"] = environment["XDG_RUNTIME_DIR"] }
        return passed
    }
}
