/// How the receiver's browser is to be run.
package struct BrowserOptions: Sendable, Equatable {
    /// Where the picture goes.
    package enum Display: String, Sendable {
        /// A full screen where $DISPLAY or $WAYLAND_DISPLAY is set, else headless.
        case automatic
        case fullscreen
        case window
        case headless
    }

    /// A path, or a name looked up in $PATH; nil finds Chromium or Chrome.
    package var executable: String?
    package var display = Display.automatic
    /// The window's or picture's size in pixels, where it isn't the screen's.
    package var width = 1280
    package var height = 720
    /// Nil: muted where the machine has no sound.
    package var muted: Bool?

    package init() {}
}

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
}

/// The ports on loopback that a browser may connect to: nothing else does it reach by itself.
package struct BrowserNetwork: Sendable, Equatable {
    /// Where all its connections go through (`BrowserRelay`).
    package var relayPort: Int
    /// Of our own page, which is reached without it.
    package var pagePort: Int

    package init(relayPort: Int, pagePort: Int) {
        self.relayPort = relayPort
        self.pagePort = pagePort
    }

    /// Names go to the relay unresolved. The browser would reach loopback past any proxy if it were not told otherwise,
    /// and is kept from resolving names for what goes past it (WebRTC, prefetching).
    fileprivate var arguments: [String] {
        [
            "--proxy-server=socks5://127.0.0.1:\(relayPort)",
            "--proxy-bypass-list=<-loopback>;http://127.0.0.1:\(pagePort)",
            "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
            "--webrtc-ip-handling-policy=disable_non_proxied_udp",
        ]
    }
}

/// The command that starts the browser, and its environment.
package struct BrowserCommand: Sendable, Equatable {
    package var arguments: [String]
    package var environment: [String: String]

    /// The whole of what is passed on: a browser needs no more, and what else is there may be secret.
    private static let passedOn = [
        "PATH", "LANG", "LC_ALL", "LC_TIME", "TZ", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "PULSE_SERVER",
    ]

    package init(
        options: BrowserOptions, surroundings: BrowserSurroundings, home: String, network: BrowserNetwork? = nil
    ) {
        let display = Self.display(options.display, surroundings.environment)
        var environment = surroundings.environment.filter { Self.passedOn.contains($0.key) }
        environment["HOME"] = home
        environment["TMPDIR"] = home
        // The unprivileged user can't read root's key to the display; `BrowserHome` has put a copy there.
        if surroundings.isRoot, environment["XAUTHORITY"] != nil { environment["XAUTHORITY"] = home + "/.Xauthority" }
        // Another user can't enter it, and Chromium tries to.
        if !surroundings.isRoot { environment["XDG_RUNTIME_DIR"] = surroundings.environment["XDG_RUNTIME_DIR"] }
        self.environment = environment
        arguments = Self.always + ["--user-data-dir=\(home)/profile"]
        arguments += network?.arguments ?? []
        arguments.append("--window-size=\(options.width),\(options.height)")
        switch display {
        case .headless: arguments += ["--headless=new", "--hide-scrollbars", "--force-device-scale-factor=1"]
        case .window: arguments.append("--app=about:blank")
        case .fullscreen, .automatic: arguments += ["--kiosk", "--window-position=0,0"]
        }
        if options.muted ?? !surroundings.hasSound { arguments.append("--mute-audio") }
        if display != .headless, environment["DISPLAY"] == nil { arguments.append("--ozone-platform=wayland") }
        if display != .window { arguments.append("about:blank") }
    }

    /// The display that `automatic` comes to in these surroundings.
    package static func display(
        _ wanted: BrowserOptions.Display, _ environment: [String: String]
    ) -> BrowserOptions.Display {
        guard wanted == .automatic else { return wanted }
        let hasScreen = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
        return hasScreen ? .fullscreen : .headless
    }

    /// The page's media must play unasked, and the browser keep to itself: no first run, no sync, no updates, no
    /// casting or discovery of its own.
    private static let always = [
        "--remote-debugging-pipe", "--autoplay-policy=no-user-gesture-required", "--no-first-run",
        "--no-default-browser-check", "--disable-sync", "--disable-background-networking", "--disable-component-update",
        "--disable-default-apps", "--disable-extensions", "--disable-breakpad", "--disable-crash-reporter",
        "--disable-domain-reliability", "--disable-client-side-phishing-detection", "--no-pings",
        "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
        "--disable-backgrounding-occluded-windows", "--disable-session-crashed-bubble", "--password-store=basic",
        "--disable-features=Translate,MediaRouter,DialMediaRouteProvider,OptimizationHints,GlobalMediaControls",
    ]
}
