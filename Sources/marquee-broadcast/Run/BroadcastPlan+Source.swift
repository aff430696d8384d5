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

    /// Opens the source on a thread of its own, since a slow disk takes its time and this process is to hear its host
    /// meanwhile.
    ///
    /// - Parameter warn: gets a sentence for people when the source has trouble that it mends itself.
    /// - Throws: ``PlanError``; `PipelineError` for a film that can't be decoded.
    func openSource(logger: Logger, warn: @escaping @Sendable (String) -> Void) async throws -> any CaptureSource {
        let source = try source()
        if case .page(let address, let configuration, let hasSound) = source {
            return try await PageSource.open(
                address, configuration, hasSound: hasSound, logger: logger, warn: warn)
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
