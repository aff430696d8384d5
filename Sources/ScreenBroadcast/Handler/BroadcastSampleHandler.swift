public import PlatformFoundation

/// The base class of an upload extension's handler, like ReplayKit's `RPBroadcastSampleHandler`.
///
/// All calls are isolated to the broadcast's queue and come one after the other, so a handler needs no locks and may
/// take its time; meanwhile frames are dropped and counted. The start comes first and once, the finish last. Nothing
/// comes after the handler itself has called ``finishBroadcast(with:)``.
open class BroadcastSampleHandler {
    /// Sends messages to the host; for tasks and threads that can't hold the handler itself.
    public final let extensionContext = BroadcastExtensionContext()

    /// Reads the credentials, in the source document. Missing ones are no error yet; report them in the start.
    public init() {}

    /// The user has started the broadcast. Check here that somebody is logged in and that there is a network; otherwise
    /// call ``finishBroadcast(with:)``.
    ///
    /// - Parameter setupInfo: The result of the host's user interface; usually nil.
    open func broadcastStarted(withSetupInfo setupInfo: [String: String]?) {}

    /// The broadcast is paused: no buffers come until ``broadcastResumed()``.
    open func broadcastPaused() {}

    /// Buffers come again.
    open func broadcastResumed() {}

    /// The user has ended the broadcast. Delete the credentials and leave the session; no buffers come any more.
    open func broadcastFinished() {}

    /// The captured application, or the information about it, has changed.
    open func broadcastAnnotated(withApplicationInfo applicationInfo: ApplicationInformation) {}

    /// A frame or a block of audio. Types added in later versions come here too.
    open func processSampleBuffer(_ sampleBuffer: SampleBuffer, with type: SampleBufferType) {}

    /// Calls ``BroadcastExtensionContext/finishBroadcast(with:)``: `finishBroadcastWithError`.
    public final func finishBroadcast(with error: any Error) { extensionContext.finishBroadcast(with: error) }

    /// Calls ``BroadcastExtensionContext/updateServiceInfo(_:)``.
    public final func updateServiceInfo(_ serviceInfo: [String: String]) {
        extensionContext.updateServiceInfo(serviceInfo)
    }

    /// Calls ``BroadcastExtensionContext/updateBroadcastURL(_:)``.
    public final func updateBroadcastURL(_ url: URL) { extensionContext.updateBroadcastURL(url) }
}

/// A message of an extension to its host.
enum ExtensionReport: Hashable, Sendable {
    case serviceInfo([String: String])
    case broadcastURL(URL)
    /// The broadcast is over; nil if the user ended it.
    case finished(BroadcastFinishError?)
}
