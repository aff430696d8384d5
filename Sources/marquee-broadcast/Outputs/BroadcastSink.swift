import MediaPipeline
import ScreenBroadcast

/// Where the samples of a source go: a device's session, or an encode with the servers and files that it serves.
@MainActor protocol BroadcastSink {
    /// To the end of the source, or until nothing more can be sent there. Cancelling the task ends it in order.
    func run(_ source: any CaptureSource) async -> BroadcastEnding
}
