import BrowserProcess

/// How the browser of a page is started.
struct PageCommand: Equatable {
    let arguments: [String]
    let environment: [String: String]

    /// A person's own way to the web is theirs too, and nobody but the browser gets it.
    private static let proxies = ["http_proxy", "https_proxy", "all_proxy", "no_proxy"]

    /// - Parameters:
    ///   - display: as in DISPLAY.
    ///   - sink: where its sound goes, by the sound server's name; nil: nowhere.
    init(
        _ surroundings: BrowserSurroundings, width: Int, height: Int, home: BrowserHome, display: String,
        sink: String? = nil
    ) {
        var own = surroundings
        own.environment["DISPLAY"] = display
        own.environment["XAUTHORITY"] = home.displayKey
        own.environment["WAYLAND_DISPLAY"] = nil
        var environment = own.browserEnvironment(home: home.path)
        for name in Self.proxies + Self.proxies.map({ $0.uppercased() }) {
            environment[name] = surroundings.environment[name]
        }
        if let sink { environment["PULSE_SINK"] = sink }
        self.environment = environment
        var arguments = BrowserFlags.always + [BrowserFlags.profile(in: home.path)] + BrowserFlags.wholeScreen
        arguments += [
            "--window-size=\(width),\(height)", "--ozone-platform=x11", "--force-device-scale-factor=1",
            // Pages that can't be loaded are tried again by us, who say so; nobody moves a bar.
            "--disable-auto-reload", "--hide-scrollbars", "--deny-permission-prompts", "--disable-notifications",
            "--no-service-autorun", "--disable-infobars", "--disable-hang-monitor",
        ]
        if sink == nil { arguments.append("--mute-audio") }
        self.arguments = arguments + ["about:blank"]
    }
}
