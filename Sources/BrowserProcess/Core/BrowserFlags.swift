/// The command-line flags of each of our browsers.
package enum BrowserFlags {
    /// Media must play without a user's click. The browser must start no services of its own: no first run, no sync, no
    /// updates, no casting or discovery.
    package static let always = [
        "--remote-debugging-pipe", "--autoplay-policy=no-user-gesture-required", "--no-first-run",
        "--no-default-browser-check", "--disable-sync", "--disable-background-networking", "--disable-component-update",
        "--disable-default-apps", "--disable-extensions", "--disable-breakpad", "--disable-crash-reporter",
        "--disable-domain-reliability", "--disable-client-side-phishing-detection", "--no-pings",
        "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
        "--disable-backgrounding-occluded-windows", "--disable-session-crashed-bubble", "--password-store=basic",
        "--disable-features=Translate,MediaRouter,DialMediaRouteProvider,OptimizationHints,GlobalMediaControls",
    ]

    /// No window decorations. The window fills the screen if a window manager does that.
    package static let wholeScreen = ["--kiosk", "--window-position=0,0"]

    /// The profile is in the browser's home folder.
    package static func profile(in home: String) -> String { "--user-data-dir=\(home)/profile" }
}
