import BrowserProcess

/// How the browser of a page is started.
struct PageCommand: Equatable {
    /// The program that is run, which becomes the browser.
    let executable = "/bin/sh"
    let arguments: [String]
    let environment: [String: String]

    /// Pages can't start programs: what opens addresses that are none of the web (`mailto:`) is one that does nothing.
    private static let openers = ["xdg-open", "xdg-mail", "xdg-email", "gio", "kde-open", "exo-open"]
    private static let script =
        "mkdir \"$HOME/bin\" && for name in \(openers.joined(separator: " ")); do ln -s /bin/true \"$HOME/bin/$name\"; "
        + "done && exec \"$@\""

    /// A person's own way to the web is theirs too, and nobody but the browser gets it.
    private static let proxies = ["http_proxy", "https_proxy", "all_proxy", "no_proxy"]

    /// - Parameters:
    ///   - browser: Chromium's path.
    ///   - display: as in DISPLAY.
    ///   - sound: the sound server, as in PULSE_SERVER; nil: it is silent.
    init(
        _ browser: String, _ surroundings: BrowserSurroundings, width: Int, height: Int, home: BrowserHome,
        display: String,
        sound: String? = nil
    ) {
        var own = surroundings
        own.environment["DISPLAY"] = display
        own.environment["XAUTHORITY"] = home.displayKey
        own.environment["WAYLAND_DISPLAY"] = nil
        var environment = own.browserEnvironment(home: home.path)
        for name in Self.proxies + Self.proxies.map({ $0.uppercased() }) {
            environment[name] = surroundings.environment[name]
        }
        environment["PULSE_SERVER"] = sound
        environment["PATH"] = "\(home.path)/bin:\(environment["PATH"] ?? "/usr/bin:/bin")"
        self.environment = environment
        var arguments = BrowserFlags.always + [BrowserFlags.profile(in: home.path)] + BrowserFlags.wholeScreen
        arguments += [
            "--window-size=\(width),\(height)", "--ozone-platform=x11", "--force-device-scale-factor=1",
            // Pages that can't be loaded are tried again by us, who say so; nobody moves a bar.
            "--disable-auto-reload", "--hide-scrollbars", "--deny-permission-prompts", "--disable-notifications",
            "--no-service-autorun", "--disable-infobars", "--disable-hang-monitor",
        ]
        if sound == nil { arguments.append("--mute-audio") }
        self.arguments = ["-c", Self.script, "sh", browser] + arguments + ["about:blank"]
    }
}
