import BroadcastCore
import Dispatch
import MediaPipeline

extension BroadcastPlan {
    /// Adds the captured audio to the source, if the request has any.
    ///
    /// - Parameter warn: Gets a sentence for people when some audio can't be captured, or not any more; on any thread.
    /// - Throws: ``PlanError``; `PipelineError` if there is no memory.
    func withSound(
        _ source: any CaptureSource, warn: @escaping @Sendable (String) -> Void
    ) async throws -> any CaptureSource {
        guard case .captured(let targets, let isAsked) = try sound(), source.format.video != nil else { return source }
        // Waiting for sound servers blocks a thread.
        let heard = try await withCheckedThrowingContinuation { opened in
            DispatchQueue.global(qos: .userInitiated).async {
                opened.resume(with: Result { try LiveSound.open(targets, whereServed: !isAsked, warn: warn) })
            }
        }
        guard let heard else { return source }
        return JoinedSource(pictures: source, sound: heard, warn: warn)
    }
}
