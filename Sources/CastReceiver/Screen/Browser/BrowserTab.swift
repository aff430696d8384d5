import Logging

/// The browser's one tab: opens the page in it, lets its requests go or not, and opens it again when it crashed.
struct BrowserTab: Sendable {
    var connection: DevToolsConnection
    var session: String
    /// Ends with a slash.
    var pageURL: String
    var channel: PageChannel
    /// The picture's size where there is no screen; a headless window keeps some of its own for what it doesn't show.
    var size: DevTools.Metrics?
    var logger: Logger

    /// Every request waits for ``handle(_:)`` from here on, the page's own among them.
    func open() async throws {
        try await connection.call("Inspector.enable", DevTools.None(), session: session)
        try await connection.call("Log.enable", DevTools.None(), session: session)
        try await connection.call("Network.enable", DevTools.EnableNetwork(), session: session)
        try await connection.call("Fetch.enable", DevTools.EnableFetch(), session: session)
        if let size {
            try await connection.call("Emulation.setDeviceMetricsOverride", size, session: session)
        }
        let opened = try await connection.call(
            "Page.navigate", DevTools.Navigate(url: pageURL), session: session, as: DevTools.Navigated.self)
        if let error = opened.errorText {
            throw ScreenError(.browserAnswer, "The browser can't open the receiver's page: \(error)")
        }
    }

    /// Works until the browser's events end.
    func handle(_ events: BrowserProcess.Events) async throws {
        for await event in events where event.session == session {
            switch event.method {
            case "Fetch.requestPaused": try await decide(event)
            case "Network.responseReceived": try checkOrigin(event)
            case "Inspector.targetCrashed": try await reopen()
            case "Log.entryAdded": try note(event)
            default: break
            }
        }
    }

    private func decide(_ event: DevToolsConnection.Event) async throws {
        let paused = try DevToolsMessage.parameters(DevTools.RequestPaused.self, in: event.message)
        if let refusal = refusal(of: paused.request.url, as: paused.resourceType ?? "") {
            logger.notice("a request of the page was refused", metadata: ["reason": "\(refusal)"])
            try await connection.tell(
                "Fetch.failRequest", DevTools.FailRequest(requestId: paused.requestId), session: session)
        } else {
            try await connection.tell(
                "Fetch.continueRequest", DevTools.ContinueRequest(requestId: paused.requestId), session: session)
        }
    }

    /// The page's own files and calls are for its own code; media has no business there.
    private func refusal(of url: String, as type: String) -> String? {
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

    /// A host name may mean this machine without looking like it. What came is already in the page, but stays there.
    private func checkOrigin(_ event: DevToolsConnection.Event) throws {
        let response = try DevToolsMessage.parameters(DevTools.ResponseReceived.self, in: event.message).response
        guard !channel.policy.allowsLoopback, !isOwn(response.url), let address = response.remoteIPAddress,
            LoadPolicy.isLoopback(host: address)
        else { return }
        channel.fail(
            PlaybackFailure(
                kind: .refused, code: .loadFailed,
                reason: "That host is the receiver itself; only a sender on the same machine may play from there."))
    }

    private func reopen() async throws {
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
