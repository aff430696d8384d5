/// How the receiver's browser is run.
package struct BrowserOptions: Sendable, Equatable {
    /// Where the browser's window is shown.
    package enum Display: String, Sendable {
        /// A full screen if $DISPLAY or $WAYLAND_DISPLAY is set, otherwise headless.
        case automatic
        case fullscreen
        case window
        case headless
    }

    /// The number of files that a browser must be allowed to have open. Chromium starts with 160 and fails with 128.
    package static let openFiles = 256

    /// A path, or a name that is looked up in $PATH. Nil finds Chromium or Chrome.
    package var executable: String?
    package var display = Display.automatic
    /// The size in pixels of the window or the headless page; a full screen has the screen's size.
    package var width = 1280
    package var height = 720
    /// Whether the browser is muted; nil mutes it if the machine has no audio output.
    package var muted: Bool?

    package init() {}
}

/// The loopback ports that the browser may connect to directly. It reaches nothing else directly.
package struct BrowserNetwork: Sendable, Equatable {
    /// The port of the relay through which all other connections go (`BrowserRelay`).
    package var relayPort: Int
    /// The port of our own page, which the browser reaches without the relay.
    package var pagePort: Int

    package init(relayPort: Int, pagePort: Int) {
        self.relayPort = relayPort
        self.pagePort = pagePort
    }

    /// Host names go to the relay unresolved. By default, a browser reaches loopback past any proxy, so that is turned
    /// off. It also must not resolve names for traffic that bypasses the proxy (WebRTC, prefetching).
    fileprivate var arguments: [String] {
        [
            "--proxy-server=socks5://127.0.0.1:\(relayPort)",
            "--proxy-bypass-list=<-loopback>;http://127.0.0.1:\(pagePort)",
            "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
            "--webrtc-ip-handling-policy=disable_non_proxied_udp",
        ]
    }
}

/// The browser's command line and environment.
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

    /// The display that `automatic` selects in this environment.
    package static func display(
        _ wanted: BrowserOptions.Display, _ environment: [String: String]
    ) -> BrowserOptions.Display {
        guard wanted == .automatic else { return wanted }
        let hasScreen = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
        return hasScreen ? .fullscreen : .headless
    }
}
