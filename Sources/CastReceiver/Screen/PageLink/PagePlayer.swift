package import Logging

/// The Web Receiver page as a screen, for a browser that somebody else opens: a person, or a test.
///
/// ``BrowserPlayer`` adds a browser of its own. Without it, only the page's own rules limit what the page's browser
/// loads, so the user has to trust the browser with that.
package final class PagePlayer: ScreenPlayer {
    package let events: AsyncStream<PlayerEvent>
    let channel: PageChannel
    private let frames: FrameChannel
    private let server: PageServer
    private let output: AsyncStream<PlayerEvent>.Continuation
    private let serving: @Sendable (String) -> Void

    /// - Parameters:
    ///   - tellsOfPage: Whether events report that the page is opened or closed. For a browser that opens the page by
    ///     itself, that is no news.
    ///   - serving: Called with the page's URL once it can be opened. Everybody with that URL controls the screen.
    package init(logger: Logger, tellsOfPage: Bool, serving: @escaping @Sendable (String) -> Void) {
        (events, output) = AsyncStream.makeStream(bufferingPolicy: .unbounded)
        channel = PageChannel(output: output, tellsOfPage: tellsOfPage)
        frames = FrameChannel(output: output)
        server = PageServer(channel: channel, frames: frames, logger: logger)
        self.serving = serving
    }

    package func send(_ command: PlayerCommand) {
        switch command {
        case .showApplication(nil): return
        case .showApplication:
            let reason = "Only a receiver with a browser of its own shows other applications."
            return channel.tell(.applicationFailed(reason: reason))
        // The page's frames must be available before the page gets the command.
        case .mirror(let format): frames.begin(format.id)
        case .endMirroring(let id): frames.end(id)
        default: break
        }
        channel.send(command)
    }

    package var frameSink: @Sendable (MirroredFrame) -> Void { frames.show }

    /// Whether mirrored frames wait for a page.
    var hasFramesWaiting: Bool { frames.hasFramesWaiting }

    package func captureScreenshot() async throws -> [UInt8] {
        throw ScreenError(.noPicture, "The page is shown by a browser that this receiver didn't start.")
    }

    package func run() async throws {
        defer { output.finish() }
        try await server.run(serving: serving)
    }
}
