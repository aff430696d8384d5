import BroadcastCore
import Logging
import MediaPipeline
import ScreenBroadcast
import Synchronization

/// Encodes and sends a host's samples. It is what the source document's `BroadcastSession` calls the media engine.
final class UploadEngine: BroadcastSession.MediaEngine {
    let source: SampleSource
    private let work: Task<BroadcastEnding, Never>
    private let hasBegun: Flag

    /// - Parameter tell: Gets messages about the broadcast, on the main actor.
    init(_ setup: UploadSetup, logger: Logger, tell: @escaping @MainActor @Sendable (BroadcastMessage) -> Void) {
        let source = SampleSource(hasSound: setup.request.audio != nil, mixesMicrophone: setup.mixesMicrophone)
        let hasBegun = Flag()
        (self.source, self.hasBegun) = (source, hasBegun)
        work = Task { @MainActor in
            let outputs = OutputsRun(
                request: setup.request, source: source, logger: logger, pause: BroadcastPause()
            ) { message in
                if case .began = message { hasBegun.raise() }
                tell(message)
            }
            return await AbandonedSessions.stop(logger) { await outputs.run() }
        }
    }

    func process(_ sampleBuffer: SampleBuffer, with type: SampleBufferType) { source.take(sampleBuffer, as: type) }

    /// Sends what waits and leaves the device in order; if the device shows nothing yet, it is left at once.
    func stop() {
        guard hasBegun.isRaised else { return work.cancel() }
        source.finishSound()
        source.stop()
    }

    /// Ends the broadcast at once.
    func cancel() { work.cancel() }

    /// How the broadcast ended, after its end.
    var ending: BroadcastEnding {
        get async { await work.value }
    }

    private final class Flag: Sendable {
        private let value = Atomic(false)
        var isRaised: Bool { value.load(ordering: .acquiring) }
        func raise() { value.store(true, ordering: .releasing) }
    }
}
