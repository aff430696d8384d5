package import Logging

/// The Web Receiver page as a screen, for a browser that someone else opens: a person's, or a test's.
///
/// ``BrowserPlayer`` is this with a browser of its own. Without one nothing holds back what the page's browser loads
/// but the page's own rules, so this is for a browser that its user trusts with that.
package final class PagePlayer: ScreenPlayer {
    package let events: AsyncStream<PlayerEvent>
    let channel: PageChannel
    private let frames: FrameChannel
    private let server: PageServer
    private let output: AsyncStream<PlayerEvent>.Continuation
    private let serving: @Sendable (String) -> Void

    /// - Parameters:
    ///   - tellsOfPage: whether events say when the page is open and when not; for a browser that opens it by itself
    ///     that is no news.
    ///   - serving: is called with the page's URL once it can be opened. Who has that URL controls the screen.
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
        // Before the page knows, so that it finds the frames.
        case .mirror(let format): frames.begin(format.id)
        case .endMirroring(let id): frames.end(id)
        default: break
        }
        channel.send(command)
    }

    package var frameSink: @Sendable (MirroredFrame) -> Void { frames.show }

    /// Whether a page has mirrored frames still to take.
    var hasFramesWaiting: Bool { frames.hasFramesWaiting }

    package func captureScreenshot() async throws -> [UInt8] {
        throw ScreenError(.noPicture, "The page is shown by a browser that this receiver didn't start.")
    }

    package func run() async throws {
        defer { output.finish() }
        try await server.run(serving: serving)
    }
}
