package import PipelineCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A screen or a window of a Wayland desktop, as its portal shares it: see ``ScreenPacer`` for when pictures come.
///
/// A thread of this source's own takes the pictures that PipeWire gives, and another brings them to the size and colours
/// of encoders. No task waits on a thread for either.
package final class PipeWireScreenSource: CaptureSource {
    package nonisolated let format: CaptureFormat
    private let mailbox: ScreenMailbox
    private let session: PortalSession?

    /// - Parameter session: what has allowed it; it is kept open, and its end is the source's.
    /// - Throws: ``PipelineError``: badConfiguration, outOfMemory. What else goes wrong ``next()`` throws.
    init(
        _ configuration: ScreenConfiguration, of shared: SharedScreen, session: PortalSession?,
        clock: CaptureClock = .system
    ) throws(PipelineError) {
        var isTaken = false
        // The connection that the portal has made is whoever's it is given to.
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
