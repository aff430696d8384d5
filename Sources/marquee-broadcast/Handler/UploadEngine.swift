import BroadcastCore
import Logging
import MediaPipeline
import ScreenBroadcast
import UploadCore

/// Encodes and sends what a host hands over: what `BroadcastSession` of the source document calls the media engine.
final class UploadEngine: BroadcastSession.MediaEngine {
    let source: SampleSource
    private let work: Task<BroadcastEnding, Never>

    /// Begins at once.
    ///
    /// - Parameter tell: on the main actor, how it goes.
    init(_ setup: UploadSetup, logger: Logger, tell: @escaping @MainActor @Sendable (BroadcastMessage) -> Void) {
        let source = SampleSource(hasSound: setup.request.audio != nil, mixesMicrophone: setup.mixesMicrophone)
        self.source = source
        work = Task { @MainActor in
            await OutputsRun(
                request: setup.request, source: source, logger: logger, pause: BroadcastPause(), tell: tell
            ).run()
        }
    }

    func process(_ sampleBuffer: SampleBuffer, with type: SampleBufferType) { source.take(sampleBuffer, as: type) }

    /// What is there is still sent, and then the device is left in order.
    func stop() {
        source.finishSound()
        source.stop()
    }

    /// Ends it now.
    func cancel() { work.cancel() }

    /// How it ended, once it has.
    var ending: BroadcastEnding {
        get async { await work.value }
    }
}
