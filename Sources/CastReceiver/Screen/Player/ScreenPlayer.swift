/// The screen of a receiver: shows an idle picture, plays one piece of media at a time, and says what it does.
///
/// It knows nothing of senders, sessions or namespaces; the receiver's platform turns requests into commands and
/// events into statuses. Commands may be sent before ``run()``: they wait. The events have one consumer.
package protocol ScreenPlayer: Sendable {
    /// Every event in order; ends when ``run()`` has returned. One consumer only.
    var events: AsyncStream<PlayerEvent> { get }

    /// Hands over a command without waiting. Commands act in the order of these calls.
    func send(_ command: PlayerCommand)

    /// Takes the frames of what ``PlayerCommand/mirror(_:)`` named, without waiting; to be called in their order. It is
    /// asked for once, so that nobody stands between a frame and its queue. Frames of anything else are passed over.
    var frameSink: @Sendable (MirroredFrame) -> Void { get }

    /// Works until its task is cancelled, then leaves nothing behind (process, profile, port).
    ///
    /// Throws ``ScreenError`` only where the screen can't work at all; a crash is mended and reported as
    /// ``PlayerEvent/gone(reason:)``. To be called once.
    func run() async throws

    /// What the screen shows now, as a PNG. Throws ``ScreenError`` with `noPicture` where there is none.
    func captureScreenshot() async throws -> [UInt8]
}

extension ScreenPlayer {
    /// A screen that mirrors nothing.
    package var frameSink: @Sendable (MirroredFrame) -> Void { { _ in } }
}

/// Why a screen can't work, and what to do about it.
package struct ScreenError: Error, Sendable, CustomStringConvertible {
    package struct Code: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) { self.rawValue = rawValue }

        /// No Chromium on this machine.
        package static let browserNotFound = Code(rawValue: "browserNotFound")
        /// Chromium is there but doesn't start, again and again.
        package static let browserFailed = Code(rawValue: "browserFailed")
        /// Chromium didn't answer, or answered with an error.
        package static let browserAnswer = Code(rawValue: "browserAnswer")
        /// The page's server can't listen on loopback.
        package static let pageServer = Code(rawValue: "pageServer")
        /// There is no picture to take.
        package static let noPicture = Code(rawValue: "noPicture")
    }

    package var code: Code
    /// What happened and what to do.
    package var description: String
    package var underlying: (any Error)?

    package init(_ code: Code, _ description: String, underlying: (any Error)? = nil) {
        self.code = code
        self.description = description
        self.underlying = underlying
    }
}
