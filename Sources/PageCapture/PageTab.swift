import BrowserProcess
import Logging
import MediaPipeline

/// A page in its browser's one tab: says what becomes of it, and sees to it that nothing stands in its way.
///
/// Nobody is there to answer: dialogs, downloads, permissions and new windows are refused. Documents are of the web, or
/// they are not loaded.
actor PageTab {
    /// From the browser's pictures to the display's, and from there to ours.
    private static let drawingTime = Duration.milliseconds(200)

    private let connection: DevToolsConnection
    private let session: String
    /// Its main frame has the same name.
    private let page: String
    private let address: PageAddress
    private let tell: @Sendable (PageCourse.Event) -> Void
    private let logger: Logger

    /// The request of the newest document, and whether an answer to it is an error.
    private var request: String?
    private var refused: String?
    private var loads = 0
    /// What is in the tab is a document of its own.
    private var isGood = false
    /// Requests that were given the credentials once.
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

    /// - Throws: where the browser doesn't do it.
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

    /// Loads the page. What comes of it is told.
    func load() async throws {
        isGood = false
        loads += 1
        let load = loads
        let loaded = try await connection.call(
            "Page.navigate", DevTools.Navigate(url: address.url), session: session, as: DevTools.Navigated.self,
            within: PageCourse.answerTime + .seconds(20))
        // One that was broken off by the next says so as well.
        if let error = loaded.errorText, load == loads { tell(.failed(PageTrouble(network: error))) }
    }

    /// Works until the browser's events end.
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

    /// Other windows have no place.
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

    /// The page's own server gets the name and the password that its address has, once for each request.
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

    /// All is loaded; the display has it a moment after two pictures of it were drawn.
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
        // A page that asks whether it may be left is left.
        let answer = DevTools.AnswerDialog(accept: dialog.type == "beforeunload")
        try await connection.tell("Page.handleJavaScriptDialog", answer, session: session)
    }
}
