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

    /// Files that a browser must be allowed to have open: with 160 Chromium starts, and with 128 it does not.
    package static let openFiles = 256

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

    package init(
        options: BrowserOptions, surroundings: BrowserSurroundings, home: String, network: BrowserNetwork? = nil
    ) {
        let display = Self.display(options.display, surroundings.environment)
        environment = surroundings.browserEnvironment(home: home)
        arguments = BrowserFlags.always + [BrowserFlags.profile(in: home)]
        arguments += network?.arguments ?? []
        arguments.append("--window-size=\(options.width),\(options.height)")
        switch display {
        case .headless: arguments += ["--headless=new", "--hide-scrollbars", "--force-device-scale-factor=1"]
        case .window: arguments.append("--app=about:blank")
        case .fullscreen, .automatic: arguments += BrowserFlags.wholeScreen
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
}
