import BroadcastCore
import CastTransport
import Dispatch
import Logging
import MediaPipeline

extension BroadcastPlan {
    /// - Throws: ``PlanError`` for an invalid one.
    var impairment: Impairment? {
        get throws {
            try request.impairment.map { text in
                do {
                    return try Impairment(parsing: text)
                } catch {
                    throw PlanError("\(error)")
                }
            }
        }
    }

    /// Opens the source. `tell` gets its messages, also about problems that it fixes later.
    ///
    /// - Throws: ``PlanError``; `PipelineError` for a film that can't be decoded, or an unavailable screen.
    func openSource(
        logger: Logger, tell: @escaping @MainActor (BroadcastMessage) -> Void
    ) async throws -> any CaptureSource {
        let warn = { @Sendable (sentence: String) in _ = Task { @MainActor in tell(.warning(sentence)) } }
        let pictures = try await openPictures(logger, warn) { isFirst in
            Task { @MainActor in
                if isFirst { tell(.warning(DesktopPortal.waits)) }
                // Keeps the host from assuming that this process hangs.
                tell(.progress(.choosing))
            }
        }
        return try await withSound(pictures, warn: warn)
    }

    /// Opens files on another thread, since a slow disk may take long and this process has to listen to its host
    /// meanwhile. A Wayland desktop's user has up to five minutes to allow the capture.
    ///
    /// - Parameter asking: Called repeatedly while a dialog of the desktop is open.
    private func openPictures(
        _ logger: Logger, _ warn: @escaping @Sendable (String) -> Void,
        asking: @escaping @Sendable (_ isFirst: Bool) -> Void
    ) async throws -> any CaptureSource {
        let source = try source()
        switch source {
        case .page(let address, let configuration, let hasSound):
            return try await PageSource.open(
                address, configuration, hasSound: hasSound, logger: logger, warn: warn)
        case .screen(let configuration):
            let session = DesktopSession.current
            if case .portal(let kind, let size) = try session.route(to: configuration.target) {
                return try await PortalScreen.open(
                    kind, size: size, configuration, desktop: session.desktop, tell: asking)
            }
        case .synthetic, .file: break
        }
        return try await withCheckedThrowingContinuation { opened in
            DispatchQueue.global(qos: .userInitiated).async { opened.resume(with: Result { try Self.open(source) }) }
        }
    }

    private static func open(_ source: Source) throws -> any CaptureSource {
        switch source {
        case .synthetic(let configuration): try SyntheticSource(configuration)
        case .file(let path, let options): try FileSource(path: path, options)
        case .screen(let configuration): try X11ScreenSource(configuration)
        // Waiting for the browser blocks no thread.
        case .page: throw PlanError("a web page is opened otherwise")
        }
    }
}
