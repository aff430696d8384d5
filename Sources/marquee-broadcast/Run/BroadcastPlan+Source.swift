import BroadcastCore
import CastTransport
import Dispatch
import Logging
import MediaPipeline
import PageCapture
import UploadCore

extension BroadcastPlan {
    /// - Throws: ``PlanError`` for one that can't be understood.
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

    /// Opens the source. What it has to say meanwhile, and of troubles that it mends itself later, reaches the host on
    /// the way of all that is said.
    ///
    /// - Throws: ``PlanError``; `PipelineError` for a film that can't be decoded, or a screen that can't be had.
    func openSource(
        logger: Logger, tell: @escaping @MainActor (BroadcastMessage) -> Void
    ) async throws -> any CaptureSource {
        let warn = { @Sendable (sentence: String) in _ = Task { @MainActor in tell(.warning(sentence)) } }
        let pictures = try await openPictures(logger, warn) { isFirst in
            Task { @MainActor in
                if isFirst { tell(.warning(DesktopPortal.waits)) }
                // The host waits for a word too.
                tell(.progress(.choosing))
            }
        }
        return try await withSound(pictures, warn: warn)
    }

    /// Files are opened on a thread of their own, since a slow disk takes its time and this process is to hear its host
    /// meanwhile. A Wayland desktop's user may take up to five minutes to allow it.
    ///
    /// - Parameter asking: called again and again while a dialog of the desktop's waits.
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
        // Its browser is waited for by no thread.
        case .page: throw PlanError("a web page is opened otherwise")
        }
    }
}
