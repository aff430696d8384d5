import Synchronization

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What an upload extension does with a broadcast: the class to inherit from, as `RPBroadcastSampleHandler` is.
///
/// All calls come one after the other on the broadcast's own queue, so a handler needs no locks of its own and may take
/// its time: meanwhile pictures are dropped, and counted. The start comes first and once, the finish last; nothing comes
/// after a handler has ended the broadcast itself by ``finishBroadcast(with:)``.
open class BroadcastSampleHandler {
    private let finishing = Mutex<Finishing>(.init())

    struct Finishing {
        var report: (@Sendable (ExtensionReport) -> Void)?
        /// What was said before anybody could hear it: in `init`.
        var early: [ExtensionReport] = []
    }

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

    open func broadcastResumed() {}

    /// The user has ended it. Delete the credentials, leave the session; no buffer comes any more.
    open func broadcastFinished() {}

    /// The application on the captured screen has changed, or what is known of it.
    open func broadcastAnnotated(withApplicationInfo applicationInfo: ApplicationInformation) {}

    /// A picture or a stretch of sound. Kinds that a later version adds come here too.
    open func processSampleBuffer(_ sampleBuffer: SampleBuffer, with type: SampleBufferType) {}

    /// Ends the broadcast, with a reason that the host is told: `finishBroadcastWithError`. From any thread; takes
    /// effect at once, so that not even a buffer that waits already comes after it.
    public final func finishBroadcast(with error: any Error) {
        say(.finished(BroadcastFinishError(error)))
    }

    /// What the host may show: viewers, a title. `RPBroadcastController.serviceInfo`.
    public final func updateServiceInfo(_ serviceInfo: [String: String]) {
        say(.serviceInfo(serviceInfo))
    }

    /// Where the broadcast can be watched.
    public final func updateBroadcastURL(_ url: URL) {
        say(.broadcastURL(url))
    }

    private func say(_ report: ExtensionReport) {
        let tell = finishing.withLock { finishing in
            if finishing.report == nil { finishing.early.append(report) }
            return finishing.report
        }
        tell?(report)
    }

    func attach(_ report: @escaping @Sendable (ExtensionReport) -> Void) {
        let early = finishing.withLock { finishing in
            finishing.report = report
            defer { finishing.early = [] }
            return finishing.early
        }
        for said in early { report(said) }
    }
}

/// What an extension tells its host.
public enum ExtensionReport: Hashable, Sendable {
    case serviceInfo([String: String])
    case broadcastURL(URL)
    /// The broadcast is over; nil where the user ended it.
    case finished(BroadcastFinishError?)
}
