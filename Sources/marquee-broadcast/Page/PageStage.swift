import BrowserProcess
import Dispatch
import Logging
import MediaPipeline

/// One life of a page: its display, its browser, and the transfer of its frames to the outlet.
struct PageStage: Sendable {
    let address: PageAddress
    let configuration: ScreenConfiguration
    let programs: PagePrograms
    let surroundings: BrowserSurroundings
    let outlet: PageOutlet
    /// Nil if it is not wanted or not available.
    let sound: PageSound?
    let logger: Logger

    /// Runs until a part of it ends, or the task is cancelled. Afterwards nothing of it is left.
    ///
    /// - Parameters:
    ///   - loads: Signals when to load the page.
    ///   - tell: Gets the page's events.
    /// - Returns: Why it ended, in half a sentence.
    func run(loads: AsyncStream<Void>, tell: @escaping @Sendable (PageCourse.Event) -> Void) async -> String {
        do {
            let key = DisplayKey()
            let home = try makeHome(key)
            defer { home.remove() }
            // The first end is reported at once, because ending the rest takes time.
            let (reasons, reason) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingOldest(1))
            let end: @Sendable (String) -> Void = { why in
                reason.yield(why)
                tell(.broke(why))
            }
            try await VirtualDisplay(
                executable: programs.display, size: configuration.size, home: home, isRoot: surroundings.isRoot
            ).run { display in
                try await withSound(end) { server in
                    try await show(on: display, key, server, loads, tell, end)
                }
            }
            reason.finish()
            for await first in reasons { return first }
            return "its browser has ended"
        } catch {
            return "\(error)"
        }
    }

    /// Runs `body` with the address of a new sound server, or nil if there is none; then the page is silent.
    private func withSound(
        _ end: @escaping @Sendable (String) -> Void, _ body: @escaping @Sendable (String?) async throws -> Void
    ) async throws {
        guard let sound, let executable = programs.sound else { return try await body(nil) }
        let home = try makeHome(DisplayKey())
        defer { home.remove() }
        let server = SoundServer(executable: executable, home: home, isRoot: surroundings.isRoot)
        try await server.run { isThere, output in
            guard isThere else {
                logger.warning("a page's sound server (pulseaudio) does not start; the page is silent")
                return try await body(nil)
            }
            sound.attach(server.pipe)
            defer { sound.detach() }
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { try await body(server.address) }
                group.addTask {
                    for try await _ in output {}
                    end("its sound server has ended")
                }
                defer { group.cancelAll() }
                try await group.next()
            }
        }
    }

    private func show(
        on display: String, _ key: DisplayKey, _ server: String?, _ loads: AsyncStream<Void>,
        _ tell: @escaping @Sendable (PageCourse.Event) -> Void, _ end: @escaping @Sendable (String) -> Void
    ) async throws {
        let source = try await open(display, key)
        defer { source.stop() }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { end(await capture(source)) }
            group.addTask { await browse(display, key, server, loads, tell, end) }
            for await _ in group { break }
            source.stop()
            group.cancelAll()
        }
    }

    private func makeHome(_ key: DisplayKey) throws -> BrowserHome {
        try BrowserHome(
            name: PageHomes.name, forUnprivileged: surroundings.isRoot, environment: [:], key: key.file)
    }

    /// On another thread, because calls to displays block.
    private func open(_ display: String, _ key: DisplayKey) async throws -> X11ScreenSource {
        try await withCheckedThrowingContinuation { opened in
            DispatchQueue.global(qos: .userInitiated).async {
                opened.resume(
                    with: Result { try X11ScreenSource(configuration, display: display, key: key.bytes) })
            }
        }
    }

    private func capture(_ source: X11ScreenSource) async -> String {
        do {
            while let sample = try await source.next() {
                guard case .video(let frame) = sample.content else { continue }
                if outlet.offer(frame, at: sample.capturedAt, skipped: sample.skippedFrames) {
                    outlet.admitBlankInTime()
                }
            }
        } catch {
            logger.debug("a page's display ended", metadata: ["error": "\(error)"])
        }
        return "its display has ended"
    }

    private func browse(
        _ display: String, _ key: DisplayKey, _ server: String?, _ loads: AsyncStream<Void>,
        _ tell: @escaping @Sendable (PageCourse.Event) -> Void, _ end: @escaping @Sendable (String) -> Void
    ) async {
        do {
            let home = try makeHome(key)
            defer { home.remove() }
            let command = PageCommand(
                programs.browser, surroundings, width: configuration.size.width, height: configuration.size.height,
                home: home,
                display: display, sound: server)
            let browser = BrowserRun(
                executable: command.executable, arguments: command.arguments, environment: command.environment,
                home: home, isRoot: surroundings.isRoot, logger: logger)
            let ending = try await browser.run { connection, events in
                defer { end("its browser has ended") }
                try await drive(connection, events, loads, tell)
            }
            let said = ending.said.replacing(address.url, with: address.shown)
            logger.debug("a page's browser ended", metadata: ["reason": "\(ending.reason)", "text": "\(said)"])
        } catch {
            logger.debug("a page's browser can't be run", metadata: ["error": "\(error)"])
            end("its browser can't be started")
        }
    }

    private func drive(
        _ connection: DevToolsConnection, _ events: BrowserRun.Events, _ loads: AsyncStream<Void>,
        _ tell: @escaping @Sendable (PageCourse.Event) -> Void
    ) async throws {
        let (session, page) = try await connection.attachToPage()
        let tab = PageTab(connection, session: session, page: page, address, logger: logger, tell: tell)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await tab.handle(events) }
            group.addTask {
                try await tab.open()
                tell(.opened)
                for await _ in loads {
                    // Separate, so that a server that does not answer can't delay the next load.
                    Task { try? await tab.load() }
                }
            }
            group.addTask {
                tell(.broke(try await PagePulse(connection: connection, session: session).watch()))
                // The course ends this life.
                try await Task.sleep(for: .seconds(60))
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }
}
