import MediaPipeline
import ScreenBroadcast

/// A destination of a source's samples: a device's session, or an encode with its servers and files.
@MainActor protocol BroadcastSink {
    /// Runs to the end of the source, or until nothing more can be sent. Cancelling the task ends it in order.
    func run(_ source: any CaptureSource) async -> BroadcastEnding
}
