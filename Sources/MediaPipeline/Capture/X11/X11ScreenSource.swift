package import PipelineCore

/// A screen, a monitor or a window of an X display, as it changes: see ``ScreenPacer`` for when pictures come.
///
/// The display writes its pixels into memory that both have; a thread of this source's own waits for changes, and another
/// brings the pictures to the size and colours of encoders. No task waits on a thread for either.
package final class X11ScreenSource: CaptureSource {
    package nonisolated let format: CaptureFormat
    private let mailbox: ScreenMailbox

    /// Returns when the display has answered, which may take long where it is far away: not on a task's thread.
    ///
    /// - Parameters:
    ///   - display: as in DISPLAY, which is used where it is nil.
    ///   - key: what the display wants to hear of who may use it; nil: what the user's own file has.
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
