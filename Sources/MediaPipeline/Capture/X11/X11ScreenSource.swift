/// A screen, a monitor or a window of an X display. ``ScreenPacer`` decides when frames come.
///
/// The display writes its pixels into shared memory. One thread of this source waits for changes, and another one
/// converts the pictures to the size and the colors of encoders. No task waits on a thread for either.
package final class X11ScreenSource: CaptureSource {
    package nonisolated let format: CaptureFormat
    private let mailbox: ScreenMailbox

    /// Returns when the display has answered. The answer may take long if the display is far away, so this must not be
    /// called on a task's thread.
    ///
    /// - Parameters:
    ///   - display: As in DISPLAY, which is used if this is nil.
    ///   - key: The key that the display requires; nil for that of the user's own file.
    /// - Throws: ``PipelineError``: captureUnavailable, noSuchSource, badConfiguration.
    package init(
        _ configuration: ScreenConfiguration, display: String? = nil, key: [UInt8]? = nil,
        clock: CaptureClock = .system
    ) throws(PipelineError) {
        try configuration.check()
        mailbox = ScreenMailbox()
        guard mailbox.descriptor >= 0 else { throw .memory }
        let capture = try X11Capture(configuration, on: try X11Display(name: display, key: key), mailbox, clock)
        format = CaptureFormat(video: .init(size: capture.size, frameRate: configuration.frameRate))
        guard CaptureThread.start({ capture.run() }) else { throw .memory }
    }

    deinit { mailbox.finish(.success(())) }

    package func next() async throws -> CaptureSample? { try await mailbox.next() }

    package func stop() { mailbox.finish(.success(())) }

    package func brokenOff() -> Duration? { nil }
}
