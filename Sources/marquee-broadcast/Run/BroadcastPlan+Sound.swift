import BroadcastCore
import Dispatch
import MediaPipeline
import UploadCore

extension BroadcastPlan {
    /// The source with the sound that is heard beside it, where it is to have such; else as it is.
    ///
    /// - Parameter warn: gets a sentence for people when something can't be heard, or not any more; on any thread.
    /// - Throws: ``PlanError``; `PipelineError` where there is no memory.
    func withSound(
        _ source: any CaptureSource, warn: @escaping @Sendable (String) -> Void
    ) async throws -> any CaptureSource {
        guard case .captured(let targets, let isAsked) = try sound(), source.format.video != nil else { return source }
        // Servers are waited for by a thread of its own.
        let heard = try await withCheckedThrowingContinuation { opened in
            DispatchQueue.global(qos: .userInitiated).async {
                opened.resume(with: Result { try LiveSound.open(targets, whereServed: !isAsked, warn: warn) })
            }
        }
        guard let heard else { return source }
        return JoinedSource(pictures: source, sound: heard, warn: warn)
    }
}
