import PlatformFoundation

/// A browser's window on its own screen.
package struct BrowserWindow: Sendable {
    private let connection: DevToolsConnection
    /// The session of the tab.
    private let session: String

    package init(connection: DevToolsConnection, session: String) {
        self.connection = connection
        self.session = session
    }

    private struct Screen: Decodable {
        var width: Int
        var height: Int
    }

    /// Makes the window as large as the screen, if it isn't.
    ///
    /// `--kiosk` leaves that to a window manager. Without one, the window keeps its initial position and size (seen
    /// under Xvfb: at 10,10). A window that is smaller than the screen is still usable.
    ///
    /// - Throws: An error if the browser refuses or does not answer.
    package func fillScreen() async throws {
        let window = try await connection.call(
            "Browser.getWindowForTarget", DevTools.None(), session: session, as: DevTools.Window.self)
        let question = DevTools.Evaluate(expression: "JSON.stringify({width: screen.width, height: screen.height})")
        let answer = try await connection.call(
            "Runtime.evaluate", question, session: session, as: DevTools.Evaluated.self)
        let screen = try JSONDecoder().decode(Screen.self, from: Data((answer.result.value ?? "").utf8))
        guard let steps = Self.steps(from: window.bounds, width: screen.width, height: screen.height) else { return }
        for bounds in steps {
            try await connection.call(
                "Browser.setWindowBounds", DevTools.SetBounds(windowId: window.windowId, bounds: bounds),
                session: session)
        }
        let size = DevTools.Metrics(width: screen.width, height: screen.height, deviceScaleFactor: 0)
        try await connection.call("Emulation.setDeviceMetricsOverride", size, session: session)
        try await hidePointer()
    }

    /// Hides the pointer. A pointer takes on the page's shape, which is none in our page, only when it is moved over
    /// the page. A move to its current place has no effect, so it is moved twice.
    package func hidePointer() async throws {
        for place in 1...2 {
            let move = DevTools.MoveMouse(x: place, y: place)
            try await connection.tell("Input.dispatchMouseEvent", move, session: session)
        }
    }

    /// The steps that make a window fill a screen; nil if it does already, or the screen's size is unknown.
    ///
    /// A window can be moved only in its normal state. It is made one line higher than the screen, because Chromium
    /// shrinks a window of exactly the screen's size. The page then gets the screen's real size.
    static func steps(from bounds: DevTools.Bounds, width: Int, height: Int) -> [DevTools.Bounds]? {
        guard width > 0, height > 0 else { return nil }
        let fits = (bounds.left ?? 0) == 0 && (bounds.top ?? 0) == 0 && bounds.width == width && bounds.height == height
        guard !fits else { return nil }
        return [
            DevTools.Bounds(windowState: "normal"),
            DevTools.Bounds(left: 0, top: 0, width: width, height: height + 1),
            DevTools.Bounds(windowState: "fullscreen"),
        ]
    }
}

extension DevTools {
    struct Window: Decodable {
        var windowId: Int
        var bounds: Bounds
    }

    struct Bounds: Codable, Equatable {
        var left: Int?
        var top: Int?
        var width: Int?
        var height: Int?
        var windowState: String?
    }

    struct SetBounds: Encodable {
        var windowId: Int
        var bounds: Bounds
    }

    struct MoveMouse: Encodable {
        var type = "mouseMoved"
        var x = 1
        var y = 1
    }
}
