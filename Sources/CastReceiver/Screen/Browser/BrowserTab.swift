import CastTransport
import CastWire
import Logging

/// The browser's one tab: opens our page in it or an application's, lets its requests go or not, and opens it again
/// when it crashed.
///
/// Frames and workers of an application's page have debugging sessions of their own, which are held to the same rules
/// before they run. Service workers are left out of the way, since they would fetch without asking.
struct BrowserTab: Sendable {
    var connection: DevToolsConnection
    var session: String
    /// Ends with a slash.
    var pageURL: String
    var channel: PageChannel
    var shown: ShownApplication
    /// The picture's size where there is no screen; a headless window keeps some of its own for what it doesn't show.
    var size: DevTools.Metrics?
    /// Whether the window is to be the whole screen.
    var fillsScreen = false
    var logger: Logger
    /// What is said of what a page may not load, which is as often as the page likes.
    var refusals: BoundedLog

    /// Every request waits for ``handle(_:)`` from here on, the page's own among them.
    ///
    /// - Returns: see ``show(after:)``.
    func open() async throws -> String? {
        try await connection.call("Inspector.enable", DevTools.None(), session: session)
        try await connection.call("Log.enable", DevTools.None(), session: session)
        try await connection.call("Network.setBypassServiceWorker", DevTools.BypassServiceWorker(), session: session)
        try await hold(session)
        try await openMessages()
        if let size {
            try await connection.call("Emulation.setDeviceMetricsOverride", size, session: session)
        }
        let script = try await show(after: nil)
        if fillsScreen { await fillScreen() }
        return script
    }

    private var window: BrowserWindow { BrowserWindow(connection: connection, session: session) }

    /// A picture that is smaller than the screen is no reason to show none.
    private func fillScreen() async {
        do {
            try await window.fillScreen()
        } catch {
            logger.info("the window can't be made as large as the screen: \(error)")
        }
    }

    /// Opens what is to be shown now.
    ///
    /// - Parameter script: what this returned the last time.
    func show(after script: String?) async throws -> String? {
        let application = shown.current
        let script = try await tellLaunch(of: application, after: script)
        let opened = try await connection.call(
            "Page.navigate", DevTools.Navigate(url: application?.url ?? pageURL), session: session,
            as: DevTools.Navigated.self)
        guard let error = opened.errorText else { return script }
        if let application {
            // An error without a page of its own; its number is told by the answer, which may come later.
            let isAnswer = error == "net::ERR_HTTP_RESPONSE_CODE_FAILURE"
            fail(application, isAnswer ? "Its server answered with an error." : "The browser can't open it: \(error)")
            return script
        }
        // A change that came meanwhile breaks off the navigation before it.
        guard shown.current == nil, error != "net::ERR_ABORTED" else { return script }
        throw ScreenError(.browserAnswer, "The browser can't open the receiver's page: \(error)")
    }

    /// Has a session's requests stop until they are let go, and the same for what it opens.
    private func hold(_ session: String) async throws {
        try await connection.tell("Network.enable", DevTools.EnableNetwork(), session: session)
        try await connection.tell("Fetch.enable", DevTools.EnableFetch(), session: session)
        try await connection.tell("Target.setAutoAttach", DevTools.AutoAttach(), session: session)
    }

    /// Works until the browser's events end.
    func handle(_ events: BrowserRun.Events) async throws {
        var sessions: Set<String> = [session]
        for await event in events {
            guard let from = event.session, sessions.contains(from) else { continue }
            switch event.method {
            case "Fetch.requestPaused": try await decide(event, in: from)
            case "Fetch.authRequired":
                // Chromium's own question would stand over the screen, and the request wait for its answer for ever.
                let asked = try DevToolsMessage.parameters(DevTools.AuthRequired.self, in: event.message)
                try await connection.tell(
                    "Fetch.continueWithAuth", DevTools.CancelAuth(requestId: asked.requestId), session: from)
            case "Network.responseReceived": try checkAnswer(event)
            case "Target.attachedToTarget": sessions.insert(try await begin(event))
            case "Target.detachedFromTarget":
                sessions.remove(try DevToolsMessage.parameters(DevTools.Attached.self, in: event.message).sessionId)
            case "Inspector.targetCrashed" where from == session: try await reopen()
            case "Log.entryAdded": try note(event)
            case "Page.loadEventFired" where from == self.session && fillsScreen: try await window.hidePointer()
            case "Page.javascriptDialogOpening":
                // Nobody is there to answer, and the page would stand still.
                try await connection.tell("Page.handleJavaScriptDialog", DevTools.AnswerDialog(), session: from)
            case "Runtime.bindingCalled" where from == session: try bindingCalled(event)
            default: break
            }
        }
    }

    /// A frame or worker of the page waits to run.
    private func begin(_ event: DevToolsConnection.Event) async throws -> String {
        let child = try DevToolsMessage.parameters(DevTools.Attached.self, in: event.message).sessionId
        try await hold(child)
        try await connection.tell("Runtime.runIfWaitingForDebugger", DevTools.None(), session: child)
        return child
    }

    private func decide(_ event: DevToolsConnection.Event, in session: String) async throws {
        let paused = try DevToolsMessage.parameters(DevTools.RequestPaused.self, in: event.message)
        if let refusal = refusal(of: paused.request.url, as: paused.resourceType ?? "") {
            refusals.write(.notice, "a request of the page was refused", metadata: ["reason": "\(refusal)"])
            try await connection.tell(
                "Fetch.failRequest", DevTools.FailRequest(requestId: paused.requestId), session: session)
        } else {
            try await connection.tell(
                "Fetch.continueRequest", DevTools.ContinueRequest(requestId: paused.requestId), session: session)
        }
    }

    /// The page's own files and calls are for its own code; media has no business there, nor has an application.
    private func refusal(of url: String, as type: String) -> String? {
        if let application = shown.current {
            if isOwn(url) { return "The receiver's own page is no application's." }
            return LoadPolicy(application, machine: .now).refusal(of: url)
        }
        if url == pageURL + "receiver.svg" { return nil }
        guard isOwn(url) else { return channel.policy.refusal(of: url) }
        let ownTypes = ["Document", "Stylesheet", "Script", "XHR", "Fetch"]
        return ownTypes.contains(type) ? nil : "The receiver's own page is no media."
    }

    private func isOwn(_ url: String) -> Bool {
        // The page's server is recognised by host and port, so that no path of it is open to media.
        let origin = pageURL.split(separator: "/").prefix(2).joined(separator: "//")
        return url == origin || url.hasPrefix(origin + "/")
    }

    /// An application's page that its server does not give is none.
    private func checkAnswer(_ event: DevToolsConnection.Event) throws {
        guard let application = shown.current, event.session == session else { return }
        let received = try DevToolsMessage.parameters(DevTools.ResponseReceived.self, in: event.message)
        guard received.type == "Document", !isOwn(received.response.url), (received.response.status ?? 200) >= 400
        else { return }
        fail(application, "Its server answered \(received.response.status ?? 0).")
    }

    /// Back to our own page, which the change brings about.
    private func fail(_ application: ApplicationPage, _ reason: String) {
        guard shown.end(application) else { return }
        channel.comeBack()
        channel.tell(.applicationFailed(reason: reason))
    }

    private func reopen() async throws {
        if let application = shown.current { return fail(application, "Its page crashed.") }
        channel.gone(reason: "The page crashed.")
        try await connection.tell("Page.navigate", DevTools.Navigate(url: pageURL), session: session)
    }

    private func note(_ event: DevToolsConnection.Event) throws {
        let entry = try DevToolsMessage.parameters(DevTools.ConsoleEntry.self, in: event.message).entry
        // Our own address holds the page's secret.
        let text = (entry.text ?? "").replacing(pageURL, with: "(the page)")
        logger.debug("browser: \(text)", metadata: ["level": "\(entry.level ?? "")"])
    }
}
