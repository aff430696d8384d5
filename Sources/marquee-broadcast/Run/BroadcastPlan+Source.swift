import BroadcastCore
import CastTransport
import Dispatch
import MediaPipeline
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

    /// Opens the source on a thread of its own, since a slow disk takes its time and this process is to hear its host
    /// meanwhile. A Wayland desktop's user may take up to five minutes to allow it.
    ///
    /// - Parameter asking: called again and again while a dialog of the desktop's waits.
    /// - Throws: ``PlanError``; `PipelineError` for a film that can't be decoded, or a screen that can't be had.
    func openSource(asking: @escaping @Sendable (_ isFirst: Bool) -> Void) async throws -> any CaptureSource {
        let source = try source()
        if case .screen(let configuration) = source {
            let session = DesktopSession.current
            if case .portal(let kind, let size) = try session.route(to: configuration.target) {
                return try await PortalScreen.open(
                    kind, size: size, configuration, desktop: session.desktop, tell: asking)
            }
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
        }
    }
}
