/// The screen of a receiver. It shows an idle picture, plays one media item at a time, and reports what it does.
///
/// It knows nothing about senders, sessions or namespaces. The receiver turns requests into commands, and events into
/// statuses. Commands sent before ``run()`` wait. The events have one consumer.
package protocol ScreenPlayer: Sendable {
    /// Every event in order, for one consumer. The sequence ends when ``run()`` has returned.
    var events: AsyncStream<PlayerEvent> { get }

    /// Passes a command without waiting. Commands take effect in the order of these calls.
    func send(_ command: PlayerCommand)

    /// Takes the frames of the stream that ``PlayerCommand/mirror(_:)`` started, in order and without waiting. Frames
    /// of any other mirroring are ignored. The owner reads this property once, so that nothing is between a frame and
    /// its queue.
    var frameSink: @Sendable (MirroredFrame) -> Void { get }

    /// Works until its task is cancelled, then leaves nothing behind (process, profile, port). Call it once.
    ///
    /// Throws ``ScreenError`` only if the screen can't work at all. A crash is repaired and reported as
    /// ``PlayerEvent/gone(reason:)``.
    func run() async throws

    /// The screen's current content as PNG. Throws ``ScreenError`` with `noPicture` if there is none.
    func captureScreenshot() async throws -> [UInt8]
}

extension ScreenPlayer {
    /// The sink of a screen that does not support mirroring.
    package var frameSink: @Sendable (MirroredFrame) -> Void { { _ in } }
}

/// Why a screen can't work, and what to do about it.
struct ScreenError: Error, Sendable, CustomStringConvertible {
    struct Code: RawRepresentable, Hashable, Sendable {
        let rawValue: String

        /// There is no Chromium on this machine.
        static let browserNotFound = Code(rawValue: "browserNotFound")
        /// Chromium is installed but does not start, even after several tries.
        static let browserFailed = Code(rawValue: "browserFailed")
        /// Chromium did not answer, or answered with an error.
        static let browserAnswer = Code(rawValue: "browserAnswer")
        /// The page's server can't listen on loopback.
        static let pageServer = Code(rawValue: "pageServer")
        /// There is no picture to take.
        static let noPicture = Code(rawValue: "noPicture")
    }

    var code: Code
    /// A sentence that says what happened and what to do.
    var description: String
    var underlying: (any Error)?

    init(_ code: Code, _ description: String, underlying: (any Error)? = nil) {
        self.code = code
        self.description = description
        self.underlying = underlying
    }
}
