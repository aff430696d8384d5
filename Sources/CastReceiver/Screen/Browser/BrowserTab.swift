import CastTransport
import CastWire
import Logging

/// The browser's only tab. It opens our page or an application's, allows or refuses its requests, and reopens it after
/// a crash.
///
/// Frames and workers of an application's page have their own debugging sessions, to which the same rules apply before
/// they run. Service workers are bypassed, because they would fetch without being checked.
struct BrowserTab: Sendable {
    var connection: DevToolsConnection
    var session: String
    /// The URL ends with a slash.
    var pageURL: String
    var channel: PageChannel
    var shown: ShownApplication
    /// The page's size if it is headless. A headless window uses part of its size for invisible controls.
    var size: DevTools.Metrics?
    /// Whether the window has to fill the screen.
    var fillsScreen = false
    var logger: Logger
    /// The log of refused requests. A page may cause any number of them.
    var refusals: BoundedLog

    /// Prepares the tab and opens the page. From now on every request waits for ``handle(_:)``, including the page's
    /// own.
    ///
    /// - Returns: See ``show(after:)``.
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

    /// Makes the window as large as the screen. If that fails, the smaller window is still used.
    private func fillScreen() async {
        do {
            try await window.fillScreen()
        } catch {
            logger.info("the window can't be made as large as the screen: \(error)")
        }
    }

    /// Opens what is to be shown now.
    ///
    /// - Parameter script: The result of the previous call.
    func show(after script: String?) async throws -> String? {
        let application = shown.current
        let script = try await tellLaunch(of: application, after: script)
        let opened = try await connection.call(
            "Page.navigate", DevTools.Navigate(url: application?.url ?? pageURL), session: session,
            as: DevTools.Navigated.self)
        guard let error = opened.errorText else { return script }
        if let application {
            // This error has no page of its own. The response, which may come later, contains its status.
            let isAnswer = error == "net::ERR_HTTP_RESPONSE_CODE_FAILURE"
            fail(application, isAnswer ? "Its server answered with an error." : "The browser can't open it: \(error)")
            return script
        }
        // A change meanwhile aborts the previous navigation.
        guard shown.current == nil, error != "net::ERR_ABORTED" else { return script }
        throw ScreenError(.browserAnswer, "The browser can't open the receiver's page: \(error)")
    }

    /// Makes a session's requests wait for a decision, and those of the sessions that it opens.
    private func hold(_ session: String) async throws {
        try await connection.tell("Network.enable", DevTools.EnableNetwork(), session: session)
        try await connection.tell("Fetch.enable", DevTools.EnableFetch(), session: session)
        try await connection.tell("Target.setAutoAttach", DevTools.AutoAttach(), session: session)
    }

    /// Handles the browser's events until they end.
    func handle(_ events: BrowserRun.Events) async throws {
        var sessions: Set<String> = [session]
        for await event in events {
            guard let from = event.session, sessions.contains(from) else { continue }
            switch event.method {
            case "Fetch.requestPaused": try await decide(event, in: from)
            case "Fetch.authRequired":
                // Otherwise Chromium's own dialog would cover the screen, and the request would wait forever.
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
                // Nobody can answer the dialog, and the page would hang.
                try await connection.tell("Page.handleJavaScriptDialog", DevTools.AnswerDialog(), session: from)
            case "Runtime.bindingCalled" where from == session: try bindingCalled(event)
            default: break
            }
        }
    }

    /// Prepares a frame or worker of the page, which waits for it.
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

    /// Why a request is refused. Only our page's own code may request our page's files and calls; media and
    /// applications may not.
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
        // The page's server is recognized by host and port, so that media can't reach any of its paths.
        let origin = pageURL.split(separator: "/").prefix(2).joined(separator: "//")
        return url == origin || url.hasPrefix(origin + "/")
    }

    /// Fails an application whose page its server does not deliver.
    private func checkAnswer(_ event: DevToolsConnection.Event) throws {
        guard let application = shown.current, event.session == session else { return }
        let received = try DevToolsMessage.parameters(DevTools.ResponseReceived.self, in: event.message)
        guard received.type == "Document", !isOwn(received.response.url), (received.response.status ?? 200) >= 400
        else { return }
        fail(application, "Its server answered \(received.response.status ?? 0).")
    }

    /// Ends the application. The change makes the tab return to our own page.
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
        // Our own address contains the page's secret.
        let text = (entry.text ?? "").replacing(pageURL, with: "(the page)")
        logger.debug("browser: \(text)", metadata: ["level": "\(entry.level ?? "")"])
    }
}
