import BrowserProcess

/// The command line of a page's browser.
struct PageCommand: Equatable {
    /// The shell, which becomes the browser.
    let executable = "/bin/sh"
    let arguments: [String]
    let environment: [String: String]

    /// Pages can't start programs: the openers of other URLs (`mailto:`) are replaced by one that does nothing.
    private static let openers = ["xdg-open", "xdg-mail", "xdg-email", "gio", "kde-open", "exo-open"]
    private static let script =
        "mkdir \"$HOME/bin\" && for name in \(openers.joined(separator: " ")); do ln -s /bin/true \"$HOME/bin/$name\"; "
        + "done && exec \"$@\""

    /// The user's proxy settings, which only the browser gets.
    private static let proxies = ["http_proxy", "https_proxy", "all_proxy", "no_proxy"]

    /// - Parameters:
    ///   - browser: Chromium's path.
    ///   - display: In the form of DISPLAY.
    ///   - sound: The sound server in the form of PULSE_SERVER; nil: no audio.
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
            // Marquee retries failed pages itself, and reports it; scroll bars are useless.
            "--disable-auto-reload", "--hide-scrollbars", "--deny-permission-prompts", "--disable-notifications",
            "--no-service-autorun", "--disable-infobars", "--disable-hang-monitor",
        ]
        if sound == nil { arguments.append("--mute-audio") }
        self.arguments = ["-c", Self.script, "sh", browser] + arguments + ["about:blank"]
    }
}
