import BroadcastCore
import Logging
import MediaPipeline
import ScreenBroadcast
import Synchronization
import UploadCore

/// Encodes and sends what a host hands over: what `BroadcastSession` of the source document calls the media engine.
final class UploadEngine: BroadcastSession.MediaEngine {
    let source: SampleSource
    private let work: Task<BroadcastEnding, Never>
    private let hasBegun: Flag

    /// - Parameter tell: on the main actor, how it goes.
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

    /// What is there is still sent, and then the device is left in order; one that shows nothing yet is left at once.
    func stop() {
        guard hasBegun.isRaised else { return work.cancel() }
        source.finishSound()
        source.stop()
    }

    /// Ends it now.
    func cancel() { work.cancel() }

    /// How it ended, once it has.
    var ending: BroadcastEnding {
        get async { await work.value }
    }

    private final class Flag: Sendable {
        private let value = Atomic(false)
        var isRaised: Bool { value.load(ordering: .acquiring) }
        func raise() { value.store(true, ordering: .releasing) }
    }
}
