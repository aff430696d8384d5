import CastWire
import PlatformFoundation

/// Messages between senders and an application's page, in the form that our own page uses.
///
/// The page gets `marquee-message` events on its window, with `{namespace, sender, text}` as detail. It sends with
/// `marqueeSend(JSON.stringify({namespace, sender, text}))`; the sender `*` means all. A message that arrives before
/// the page listens is lost, as with Google's receivers.
extension BrowserTab {
    static let binding = "marqueeSend"

    private struct Launch: Encodable {
        var url: String
        var credentials: String
        var credentialsType: String?
    }

    /// Gives an application's page, and no page that follows it, its sender's data: `marqueeLaunch`, with `credentials`
    /// and `credentialsType`, exists before the page's first script runs.
    ///
    /// - Parameter script: The result of this function for the previous page.
    func tellLaunch(of application: ApplicationPage?, after script: String?) async throws -> String? {
        if let script {
            try await connection.call(
                "Page.removeScriptToEvaluateOnNewDocument", DevTools.Script(identifier: script), session: session)
        }
        guard let application, let given = application.credentials else { return nil }
        let launch = Launch(url: application.url, credentials: given.credentials, credentialsType: given.type)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(launch), as: UTF8.self)
        let source = """
            (({url, ...launch}) => {
              if (top === window && new URL(url).origin === location.origin) window.marqueeLaunch = launch;
            })(\(text));
            """
        return try await connection.call(
            "Page.addScriptToEvaluateOnNewDocument", DevTools.AddScript(source: source), session: session,
            as: DevTools.Script.self
        ).identifier
    }

    private struct Text: Codable {
        var namespace: String
        var sender: String
        var text: String
    }

    /// Allows the tab's pages to send. Frames of other sites have their own sessions and can't.
    func openMessages() async throws {
        // Without it, the browser stores scripts for new documents but does not run them.
        try await connection.call("Page.enable", DevTools.None(), session: session)
        try await connection.call("Runtime.enable", DevTools.None(), session: session)
        try await connection.call("Runtime.addBinding", DevTools.AddBinding(name: Self.binding), session: session)
    }

    func pass(_ message: PageMessage) async throws {
        guard shown.current != nil else { return }
        let text = Text(namespace: message.namespace, sender: message.sender, text: message.text)
        let detail = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
        let expression = "dispatchEvent(new CustomEvent('marquee-message', {detail: \(detail)}))"
        try await connection.tell("Runtime.evaluate", DevTools.Evaluate(expression: expression), session: session)
    }

    /// Handles a message of the page. Invalid messages are the page's mistake and are ignored.
    func bindingCalled(_ event: DevToolsConnection.Event) throws {
        let called = try DevToolsMessage.parameters(DevTools.BindingCalled.self, in: event.message)
        guard shown.current != nil, called.name == Self.binding,
            let text = try? JSONPayload.decode(Text.self, from: called.payload, within: .pageReports)
        else { return }
        channel.tell(.message(PageMessage(namespace: text.namespace, sender: text.sender, text: text.text)))
    }
}
