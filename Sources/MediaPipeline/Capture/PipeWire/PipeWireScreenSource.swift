import PlatformC

/// A screen or a window of a Wayland desktop that the desktop's portal shares. ``ScreenPacer`` decides when frames
/// come.
///
/// One thread of this source takes the pictures that PipeWire gives, and another one converts them to the size and the
/// colors of encoders. No task waits on a thread for either.
package final class PipeWireScreenSource: CaptureSource {
    package nonisolated let format: CaptureFormat
    private let mailbox: ScreenMailbox
    private let session: PortalSession?

    /// - Parameter session: The session that has allowed the capture. It is kept open, and its end ends the source.
    /// - Throws: ``PipelineError``: badConfiguration, outOfMemory. Other errors are thrown by ``next()``.
    init(
        _ configuration: ScreenConfiguration, of shared: SharedScreen, session: PortalSession?,
        clock: CaptureClock = .system
    ) throws(PipelineError) {
        var isTaken = false
        // The connection that the portal has made belongs to this initializer, even if it fails.
        defer { if !isTaken, let remote = shared.remote { close(remote) } }
        try configuration.check()
        format = CaptureFormat(video: .init(size: configuration.size, frameRate: configuration.frameRate))
        mailbox = ScreenMailbox()
        self.session = session
        guard mailbox.descriptor >= 0 else { throw .memory }
        let capture = PipeWireCapture(configuration, of: shared, mailbox, clock)
        guard CaptureThread.start({ capture.run() }) else { throw .memory }
        isTaken = true
        session?.onEnd { [weak mailbox] error in mailbox?.finish(.failure(error)) }
    }

    deinit {
        mailbox.finish(.success(()))
        session?.close()
    }

    package func next() async throws -> CaptureSample? { try await mailbox.next() }

    package func stop() {
        mailbox.finish(.success(()))
        session?.close()
    }

    package func brokenOff() -> Duration? { nil }
}
