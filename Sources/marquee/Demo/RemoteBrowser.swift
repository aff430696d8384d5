import BrowserProcess
import Casting
import Logging
import PlatformFoundation

/// A browser with one page, with the screen size of a phone. Elements are found with CSS selectors through all shadow
/// roots, and clicked at their position.
struct RemoteBrowser: Sendable {
    /// The size of a common phone in CSS pixels. Screenshots have twice as many pixels.
    static let (width, height) = (412, 892)

    private let connection: DevToolsConnection
    private let session: String

    /// Runs a browser until `body` returns.
    @MainActor static func run(logger: Logger, _ body: @escaping @MainActor (RemoteBrowser) async throws -> Void)
        async throws
    {
        let surroundings = BrowserSurroundings.current()
        guard let program = BrowserFinder.find(nil, path: surroundings.environment["PATH"] ?? "/usr/bin") else {
            throw CastFailure(.refused, BrowserFinder.missing(nil))
        }
        let home = try BrowserHome(
            name: "marquee-remote", forUnprivileged: surroundings.isRoot, environment: surroundings.environment)
        defer { home.remove() }
        let arguments =
            BrowserFlags.always + [
                BrowserFlags.profile(in: home.path), "--headless=new", "--hide-scrollbars", "--mute-audio",
                "--lang=en", "about:blank",
            ]
        let browser = BrowserRun(
            executable: program, arguments: arguments, environment: surroundings.browserEnvironment(home: home.path),
            home: home, isRoot: surroundings.isRoot, logger: logger)
        let outcome = RemoteOutcome()
        let ending = try await browser.run { connection, events in
            // The events of the browser are not needed.
            let draining = Task { for await _ in events {} }
            defer { draining.cancel() }
            let session = try await connection.attachToPage().session
            let size = DevTools.Metrics(width: width, height: height, deviceScaleFactor: 2)
            try await connection.call("Emulation.setDeviceMetricsOverride", size, session: session)
            await outcome.take { try await body(RemoteBrowser(connection: connection, session: session)) }
        }
        guard let result = await outcome.result else { throw CastFailure(.refused, ending.reason) }
        try result.get()
    }

    func open(_ address: String) async throws {
        let answer = try await connection.call(
            "Page.navigate", DevTools.Navigate(url: address), session: session, as: DevTools.Navigated.self)
        // The address contains the token, so the message does not show it.
        if let error = answer.errorText { throw CastFailure(.refused, "the browser did not open the remote: \(error)") }
    }

    /// Whether an element that matches the selector is visible.
    func shows(_ selector: String) async throws -> Bool { try await place(of: selector) != nil }

    /// Clicks the center of an element.
    ///
    /// - Parameter text: the exact text of a part of the element. An exact match is needed because the name of a TV may
    ///   begin with the name of another TV.
    /// - Returns: false if the element is not visible or moves.
    func touch(_ selector: String, saying text: String = "") async throws -> Bool {
        guard let place = try await place(of: selector, saying: text) else { return false }
        try await connection.call(
            "Runtime.evaluate",
            DevTools.Evaluate(expression: "new Promise((done) => setTimeout(() => done(''), 50))", awaitPromise: true),
            session: session)
        guard try await self.place(of: selector, saying: text) == place else { return false }
        for type in ["mousePressed", "mouseReleased"] {
            try await connection.call(
                "Input.dispatchMouseEvent", Press(type: type, x: place.x, y: place.y), session: session)
        }
        return true
    }

    func picture() async throws -> Data {
        let shot = try await connection.call(
            "Page.captureScreenshot", Capture(), session: session, as: Captured.self)
        guard let picture = Data(base64Encoded: shot.data) else {
            throw CastFailure(.refused, "the browser's picture can't be read")
        }
        return picture
    }

    /// In CSS pixels of the page.
    private struct Place: Decodable, Equatable { let x, y: Double }

    private func place(of selector: String, saying text: String = "") async throws -> Place? {
        let quoted = String(decoding: try JSONEncoder().encode(selector), as: UTF8.self)
        let words = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
        let script = """
            (() => {
              const says = (element) => !\(words)
                || [...element.querySelectorAll('*')].some((part) => part.textContent.trim() === \(words));
              const find = (root) => {
                for (const element of root.querySelectorAll(\(quoted))) {
                  const box = element.getBoundingClientRect();
                  const isSeen = box.width && box.height && element.checkVisibility({visibilityProperty: true});
                  if (isSeen && says(element)) return {x: box.x + box.width / 2, y: box.y + box.height / 2};
                }
                for (const element of root.querySelectorAll('*')) {
                  const found = element.shadowRoot && find(element.shadowRoot);
                  if (found) return found;
                }
                return null;
              };
              return JSON.stringify(find(document));
            })()
            """
        let answer = try await connection.call(
            "Runtime.evaluate", DevTools.Evaluate(expression: script), session: session, as: DevTools.Evaluated.self)
        return try JSONDecoder().decode(Place?.self, from: Data((answer.result.value ?? "null").utf8))
    }

    private struct Press: Encodable {
        var type: String
        var x: Double
        var y: Double
        var button = "left"
        var clickCount = 1
    }

    private struct Capture: Encodable { var format = "png" }
    private struct Captured: Decodable { var data: String }
}

/// The result of `body`. The ending of the browser alone would report an error only as text.
@MainActor private final class RemoteOutcome {
    var result: Result<Void, any Error>?

    func take(_ body: () async throws -> Void) async {
        do {
            result = .success(try await body())
        } catch {
            result = .failure(error)
        }
    }
}
