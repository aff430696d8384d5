import BrowserProcess
import Logging
import MediaPipeline

/// A page in its browser's only tab: reports its events, and keeps anything from blocking it.
///
/// There is nobody to answer, so dialogs, downloads, permissions and new windows are refused. Documents are loaded only
/// with http and https.
actor PageTab {
    /// The time for a frame from the browser to the display, and from there to this process.
    private static let drawingTime = Duration.milliseconds(200)

    private let connection: DevToolsConnection
    private let session: String
    /// It is also the id of the main frame.
    private let page: String
    private let address: PageAddress
    private let tell: @Sendable (PageCourse.Event) -> Void
    private let logger: Logger

    /// The newest document's request, and one whose answer was an error.
    private var request: String?
    private var refused: String?
    private var loads = 0
    /// The tab shows a loaded document.
    private var isGood = false
    /// Requests that got the credentials once.
    private var answered: Set<String> = []

    init(
        _ connection: DevToolsConnection, session: String, page: String, _ address: PageAddress, logger: Logger,
        tell: @escaping @Sendable (PageCourse.Event) -> Void
    ) {
        (self.connection, self.session, self.page) = (connection, session, page)
        self.address = address
        self.logger = logger
        self.tell = tell
    }

    /// - Throws: An error if the browser refuses a call.
    func open() async throws {
        try await call("Inspector.enable", DevTools.None())
        try await call("Page.enable", DevTools.None())
        try await call("Network.enable", DevTools.EnableNetwork())
        try await call("Fetch.enable", DevTools.HoldRequests())
        try await connection.call("Browser.setDownloadBehavior", DevTools.DownloadBehavior())
        try await connection.call("Browser.grantPermissions", DevTools.GrantPermissions())
        try await connection.call("Target.setDiscoverTargets", DevTools.DiscoverTargets())
        try await BrowserWindow(connection: connection, session: session).fillScreen()
    }

    private func call(_ method: String, _ params: some Encodable & Sendable) async throws {
        try await connection.call(method, params, session: session)
    }

    /// Loads the page. Its events are reported.
    func load() async throws {
        isGood = false
        loads += 1
        let load = loads
        let loaded = try await connection.call(
            "Page.navigate", DevTools.Navigate(url: address.url), session: session, as: DevTools.Navigated.self,
            within: PageCourse.answerTime + .seconds(20))
        // A load that was replaced by the next one reports an error too.
        if let error = loaded.errorText, load == loads { tell(.failed(PageTrouble(network: error))) }
    }

    /// Handles the browser's events to their end.
    func handle(_ events: BrowserRun.Events) async throws {
        for await event in events {
            do {
                try await take(event)
            } catch is DecodingError {
                logger.debug("the browser says something unknown", metadata: ["method": "\(event.method)"])
            }
        }
    }

    private func read<Parameters: Decodable>(_ event: DevToolsConnection.Event) throws -> Parameters {
        try DevToolsMessage.parameters(Parameters.self, in: event.message)
    }

    private func take(_ event: DevToolsConnection.Event) async throws {
        if event.method == "Target.targetCreated" { return try await close(read(event)) }
        guard event.session == session else { return }
        switch event.method {
        case "Fetch.requestPaused": try await decide(read(event))
        case "Fetch.authRequired": try await answer(read(event))
        case "Network.requestWillBeSent": note(try read(event))
        case "Network.responseReceived": check(try read(event))
        case "Network.loadingFailed": fail(try read(event))
        case "Page.frameNavigated": arrive(try read(event))
        case "Page.loadEventFired": if isGood { finish() }
        case "Page.javascriptDialogOpening": try await dismiss(read(event))
        case "Inspector.targetCrashed": tell(.broke("it crashed"))
        default: break
        }
    }

    /// Closes other windows.
    private func close(_ created: DevTools.TargetCreated) async throws {
        guard created.targetInfo.type == "page", created.targetInfo.targetId != page else { return }
        try await connection.tell("Target.closeTarget", DevTools.CloseTarget(targetId: created.targetInfo.targetId))
    }

    private func decide(_ paused: DevTools.RequestPaused) async throws {
        let isOfTheWeb = ["http://", "https://"].contains { paused.request.url.lowercased().hasPrefix($0) }
        if paused.resourceType == "Document", !isOfTheWeb {
            try await connection.tell(
                "Fetch.failRequest", DevTools.Refuse(requestId: paused.requestId), session: session)
        } else {
            try await connection.tell(
                "Fetch.continueRequest", DevTools.LetGo(requestId: paused.requestId), session: session)
        }
    }

    /// Gives the user and password of the page's address to its own server only, once for each request.
    private func answer(_ asked: DevTools.AskedForCredentials) async throws {
        var response = DevTools.AnswerCredentials.Response(response: "CancelAuth")
        let challenge = asked.authChallenge
        if let credentials = address.credentials, challenge.source != "Proxy", challenge.origin == address.origin,
            answered.insert(asked.requestId).inserted
        {
            response = .init(
                response: "ProvideCredentials", username: credentials.user, password: credentials.password)
        }
        if answered.count > 1_000 { answered = [asked.requestId] }
        try await connection.tell(
            "Fetch.continueWithAuth",
            DevTools.AnswerCredentials(requestId: asked.requestId, authChallengeResponse: response), session: session)
    }

    private func note(_ sent: DevTools.RequestSent) {
        if sent.type == "Document", sent.frameId == page { request = sent.requestId }
    }

    private func check(_ received: DevTools.Response) {
        guard received.type == "Document", received.frameId == page,
            let trouble = received.response.status.flatMap(PageTrouble.init(status:))
        else { return }
        refused = received.requestId
        tell(.failed(trouble))
    }

    private func fail(_ failed: DevTools.LoadingFailed) {
        guard failed.requestId == request, failed.canceled != true, failed.errorText != "net::ERR_ABORTED" else {
            return
        }
        tell(.failed(PageTrouble(network: failed.errorText)))
    }

    private func arrive(_ navigated: DevTools.FrameNavigated) {
        let frame = navigated.frame
        guard frame.parentId == nil, frame.id == page else { return }
        let isOfTheWeb = frame.url.hasPrefix("http://") || frame.url.hasPrefix("https://")
        isGood = isOfTheWeb && frame.unreachableUrl == nil && frame.loaderId != refused
        if isGood { tell(.arrived) }
    }

    /// Reports the end of loading. The display has the page a moment after two frames were drawn.
    private func finish() {
        Task {
            let drawn = DevTools.Evaluate(
                expression: "new Promise(d => requestAnimationFrame(() => requestAnimationFrame(() => d(''))))",
                awaitPromise: true)
            _ = try? await connection.call(
                "Runtime.evaluate", drawn, session: session, as: DevTools.Evaluated.self, within: .seconds(2))
            try? await Task.sleep(for: Self.drawingTime)
            if isGood { tell(.loaded) }
        }
    }

    private func dismiss(_ dialog: DevTools.Dialog) async throws {
        // Accepts that the page is left if it asks.
        let answer = DevTools.AnswerDialog(accept: dialog.type == "beforeunload")
        try await connection.tell("Page.handleJavaScriptDialog", answer, session: session)
    }
}
