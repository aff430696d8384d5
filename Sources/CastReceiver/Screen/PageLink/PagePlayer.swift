package import Logging

/// The Web Receiver page as a screen, for a browser that someone else opens: a person's, or a test's.
///
/// ``BrowserPlayer`` is this with a browser of its own. Without one nothing holds back what the page's browser loads
/// but the page's own rules, so this is for a browser that its user trusts with that.
package final class PagePlayer: ScreenPlayer {
    package let events: AsyncStream<PlayerEvent>
    let channel: PageChannel
    private let server: PageServer
    private let output: AsyncStream<PlayerEvent>.Continuation
    private let serving: @Sendable (String) -> Void

    /// `serving` is called with the page's URL once it can be opened. Who has that URL controls the screen.
    package init(logger: Logger, serving: @escaping @Sendable (String) -> Void) {
        (events, output) = AsyncStream.makeStream(bufferingPolicy: .unbounded)
        channel = PageChannel(output: output)
        server = PageServer(channel: channel, logger: logger)
        self.serving = serving
    }

    package func send(_ command: PlayerCommand) {
        guard case .showApplication(let application) = command else { return channel.send(command) }
        guard application != nil else { return }
        channel.tell(.applicationFailed(reason: "Only a receiver with a browser of its own shows other applications."))
    }

    package func captureScreenshot() async throws -> [UInt8] {
        throw ScreenError(.noPicture, "The page is shown by a browser that this receiver didn't start.")
    }

    package func run() async throws {
        defer { output.finish() }
        try await server.run(serving: serving)
    }
}
