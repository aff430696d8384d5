/// What every browser of ours is started with.
package enum BrowserFlags {
    /// The page's media must play unasked, and the browser keep to itself: no first run, no sync, no updates, no
    /// casting or discovery of its own.
    package static let always = [
        "--remote-debugging-pipe", "--autoplay-policy=no-user-gesture-required", "--no-first-run",
        "--no-default-browser-check", "--disable-sync", "--disable-background-networking", "--disable-component-update",
        "--disable-default-apps", "--disable-extensions", "--disable-breakpad", "--disable-crash-reporter",
        "--disable-domain-reliability", "--disable-client-side-phishing-detection", "--no-pings",
        "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
        "--disable-backgrounding-occluded-windows", "--disable-session-crashed-bubble", "--password-store=basic",
        "--disable-features=Translate,MediaRouter,DialMediaRouteProvider,OptimizationHints,GlobalMediaControls",
    ]

    /// Without any bars, as large as the screen is where a window manager sees to it.
    package static let wholeScreen = ["--kiosk", "--window-position=0,0"]

    /// Its profile lies in its home.
    package static func profile(in home: String) -> String { "--user-data-dir=\(home)/profile" }
}
