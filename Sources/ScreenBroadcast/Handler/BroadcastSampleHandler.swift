#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What an upload extension does with a broadcast: the class to inherit from, as ReplayKit's
/// `RPBroadcastSampleHandler` is.
///
/// All calls come one after the other on the broadcast's own queue, not from any thread else, so a handler needs no locks of its own and may take
/// its time: meanwhile pictures are dropped, and counted. The start comes first and once, the finish last; nothing comes
/// after a handler has ended the broadcast itself by ``finishBroadcast(with:)``.
open class BroadcastSampleHandler {
    /// What speaks to the host, for tasks and threads that can't hold the handler itself.
    public final let extensionContext = BroadcastExtensionContext()

    /// Reads the credentials, in the source document. Without any it is no reason to fail: the start is where that is
    /// said.
    public init() {}

    /// The user has asked for the broadcast. Check here that somebody is logged in and that there is a network; where
    /// not, end it by ``finishBroadcast(with:)``.
    ///
    /// - Parameter setupInfo: what the host's user interface gave; nil is usual.
    open func broadcastStarted(withSetupInfo setupInfo: [String: String]?) {}

    /// No buffers come until ``broadcastResumed()``.
    open func broadcastPaused() {}

    /// Buffers come again.
    open func broadcastResumed() {}

    /// The user has ended it. Delete the credentials, leave the session; no buffer comes any more.
    open func broadcastFinished() {}

    /// The application on the captured screen has changed, or what is known of it.
    open func broadcastAnnotated(withApplicationInfo applicationInfo: ApplicationInformation) {}

    /// A picture or a stretch of sound. Kinds that a later version adds come here too.
    open func processSampleBuffer(_ sampleBuffer: SampleBuffer, with type: SampleBufferType) {}

    /// The same as ``BroadcastExtensionContext/finishBroadcast(with:)``: `finishBroadcastWithError`.
    public final func finishBroadcast(with error: any Error) { extensionContext.finishBroadcast(with: error) }

    /// The same as ``BroadcastExtensionContext/updateServiceInfo(_:)``.
    public final func updateServiceInfo(_ serviceInfo: [String: String]) {
        extensionContext.updateServiceInfo(serviceInfo)
    }

    /// The same as ``BroadcastExtensionContext/updateBroadcastURL(_:)``.
    public final func updateBroadcastURL(_ url: URL) { extensionContext.updateBroadcastURL(url) }
}

/// What an extension tells its host.
package enum ExtensionReport: Hashable, Sendable {
    case serviceInfo([String: String])
    case broadcastURL(URL)
    /// The broadcast is over; nil where the user ended it.
    case finished(BroadcastFinishError?)
}
