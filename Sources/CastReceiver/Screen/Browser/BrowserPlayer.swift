import CastTransport
import CastWire
package import Logging
import PlatformFoundation
import Synchronization

/// The Web Receiver page in a Chromium of its own: the default screen of a receiver.
///
/// It starts the browser and checks each of its requests against ``LoadPolicy``, and also each address to which a name
/// resolves (`BrowserRelay`). It restarts the browser when that or its page dies. Then the current load is reported as
/// failed, and the idle screen is back in about a second. A registered Web Receiver application uses the same tab
/// instead of our page.
package final class BrowserPlayer: ScreenPlayer {
    /// The browser's tab, for screenshots.
    struct Link: Sendable {
        var connection: DevToolsConnection
        var session: String
    }

    private let page: PagePlayer
    private let pageURLs: AsyncStream<String>
    private let options: BrowserOptions
    private let surroundings: BrowserSurroundings
    private let logger: Logger
    private let refusals: BoundedLog
    private let link = Mutex<Link?>(nil)
    private let shown = ShownApplication()
    private let relay = Mutex<BrowserRelay?>(nil)

    package init(options: BrowserOptions, surroundings: BrowserSurroundings = .current(), logger: Logger) {
        let (pageURLs, pageURL) = AsyncStream.makeStream(of: String.self)
        page = PagePlayer(logger: logger, tellsOfPage: false) { pageURL.yield($0) }
        self.pageURLs = pageURLs
        self.options = options
        self.surroundings = surroundings
        self.logger = logger
        refusals = BoundedLog(logger: logger)
    }

    /// The running browser; nil while it starts.
    var currentLink: Link? { link.withLock { $0 } }

    package var events: AsyncStream<PlayerEvent> { page.events }

    package func send(_ command: PlayerCommand) {
        if case .message(let message) = command, shown.current != nil { return shown.pass(message) }
        defer { if command.changesPolicy { relay.withLock { $0 }?.recheck() } }
        guard case .showApplication(let application) = command else { return page.send(command) }
        if let refusal = application?.refusal {
            return page.channel.tell(.applicationFailed(reason: refusal))
        }
        guard shown.current != application else { return }
        // This comes first, so that our page, while it still exists, can't connect again.
        shown.set(application)
        if application == nil { page.channel.comeBack() } else { page.channel.setAside() }
    }

    package var frameSink: @Sendable (MirroredFrame) -> Void { page.frameSink }

    package func captureScreenshot() async throws -> [UInt8] {
        guard let link = currentLink else {
            throw ScreenError(.noPicture, "The receiver's browser is not running at this moment.")
        }
        let shot = try await link.connection.call(
            "Page.captureScreenshot", DevTools.CaptureScreenshot(), session: link.session, as: DevTools.Screenshot.self)
        guard let picture = Data(base64Encoded: shot.data) else {
            throw ScreenError(.browserAnswer, "The browser's picture can't be read.")
        }
        return Array(picture)
    }

    package func run() async throws {
        let executable = try Self.executable(
            options.executable, path: surroundings.environment["PATH"] ?? "/usr/bin")
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await self.page.run() }
            group.addTask { try await self.keepBrowser(executable) }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    /// Finds the browser's executable.
    ///
    /// - Throws: ``ScreenError`` with `browserNotFound`, which says how to install one.
    static func executable(_ wanted: String?, path: String) throws -> String {
        guard let found = BrowserFinder.find(wanted, path: path) else {
            throw ScreenError(
                .browserNotFound,
                "\(BrowserFinder.missing(wanted)), so the receiver has no screen: `apt-get install chromium` (on "
                    + "Debian), or use the clock player, which draws nothing.")
        }
        return found
    }

    private func keepBrowser(_ executable: String) async throws {
        guard let url = await pageURLs.first(where: { _ in true }) else { return }
        let relay = try await openRelay()
        defer { Task { await relay.close() } }
        let network = BrowserNetwork(relayPort: relay.port, pagePort: URL(string: url)?.port ?? 0)
        var backoff = RestartBackoff()
        while !Task.isCancelled {
            let start = ContinuousClock.now
            let ending = try await runOnce(executable, url, network)
            if Task.isCancelled { return }
            // The page ends before the end of its browser is noticed.
            let wasReady = page.channel.hasConnected
            if shown.current == nil { page.channel.gone(reason: ending.reason) }
            logger.warning("the receiver's browser ended", metadata: ["reason": "\(ending.reason)"])
            logger.debug("what the browser said last", metadata: ["text": "\(ending.said)"])
            switch backoff.browserEnded(after: ContinuousClock.now - start, wasReady: wasReady) {
            case .restart(let delay): try? await Task.sleep(for: delay)
            case .giveUp:
                let said = "\(ending.reason) \(ending.said)"
                throw ScreenError(
                    .browserFailed, "\(executable) does not start: try it by hand as an ordinary user. \(said)")
            }
        }
    }

    private func openRelay() async throws -> BrowserRelay {
        let (shown, channel, refusals) = (shown, page.channel, refusals)
        do {
            let relay = try await BrowserRelay.start { target in
                let policy =
                    shown.current.map { LoadPolicy($0, machine: .now) }
                    ?? channel.policy
                return policy.allows(address: target.address, of: target.host, port: target.port)
            } refused: { host in
                refusals.write(
                    .notice, "a connection of the page was refused",
                    metadata: ["reason": "\(LoadPolicy.refusal(ofOwn: host))"])
                if shown.current == nil { channel.refuse(host: host) }
            }
            self.relay.withLock { $0 = relay }
            return relay
        } catch {
            throw ScreenError(
                .pageServer,
                "The browser's connections can't be looked after on 127.0.0.1: is the loopback interface up?",
                underlying: error)
        }
    }

    private func runOnce(
        _ executable: String, _ url: String, _ network: BrowserNetwork
    ) async throws -> BrowserRun.Ending {
        let home = try BrowserHome(forUnprivileged: surroundings.isRoot, environment: surroundings.environment)
        defer { home.remove() }
        let command = BrowserCommand(options: options, surroundings: surroundings, home: home.path, network: network)
        let process = BrowserRun(
            executable: executable, arguments: command.arguments, environment: command.environment, home: home,
            isRoot: surroundings.isRoot, logger: logger)
        defer { link.withLock { $0 = nil } }
        do {
            return try await process.run { try await self.drive($0, $1, url) }
        } catch {
            return BrowserRun.Ending(reason: "\(error)", said: "")
        }
    }

    private func drive(_ connection: DevToolsConnection, _ events: BrowserRun.Events, _ url: String) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            let session = try await connection.attachToPage().session
            let tab = BrowserTab(
                connection: connection, session: session, pageURL: url, channel: page.channel, shown: shown,
                size: size, fillsScreen: fillsScreen, logger: logger, refusals: refusals)
            let changes = shown.changes()
            let messages = shown.messages()
            group.addTask { try await tab.handle(events) }
            group.addTask {
                var script = try await tab.open()
                for await _ in changes { script = try await tab.show(after: script) }
            }
            group.addTask { for await message in messages { try await tab.pass(message) } }
            group.addTask {
                self.link.withLock { $0 = Link(connection: connection, session: session) }
                try await self.watch()
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private var fillsScreen: Bool {
        [.fullscreen, .automatic].contains(BrowserCommand.display(options.display, surroundings.environment))
    }

    private var size: DevTools.Metrics? {
        guard BrowserCommand.display(options.display, surroundings.environment) == .headless else { return nil }
        return DevTools.Metrics(width: options.width, height: options.height)
    }

    /// Throws when the page has been disconnected for 15 seconds, so that the browser is restarted.
    private func watch() async throws {
        var away = 0
        while away < 3 {
            try await Task.sleep(for: .seconds(5))
            away = page.channel.isConnected || shown.current != nil ? 0 : away + 1
        }
        throw ScreenError(.browserAnswer, "The page did not open within 15 s.")
    }
}

extension PlayerCommand {
    /// Whether the command may change what the screen may fetch; see ``LoadPolicy``.
    fileprivate var changesPolicy: Bool {
        switch self {
        case .load, .lookUpAds, .showApplication: true
        default: false
        }
    }
}
