public import PlatformFoundation
import Synchronization

/// A sample handler's messages to its host. Used from any thread; the counterpart of `NSExtensionContext` in ReplayKit.
public final class BroadcastExtensionContext: Sendable {
    private struct State {
        var report: (@Sendable (ExtensionReport) -> Void)?
        /// Messages from the handler's `init`, before anybody listens.
        var early: [ExtensionReport] = []
    }

    private let state = Mutex(State())

    init() {}

    /// Ends the broadcast with a reason for the host. It takes effect at once: not even waiting buffers come after it.
    public func finishBroadcast(with error: any Error) { say(.finished(BroadcastFinishError(error))) }

    /// Reports information for display by the host: viewers, a title. `RPBroadcastController.serviceInfo`.
    public func updateServiceInfo(_ serviceInfo: [String: String]) { say(.serviceInfo(serviceInfo)) }

    /// Reports the URL for watching the broadcast.
    public func updateBroadcastURL(_ url: URL) { say(.broadcastURL(url)) }

    private func say(_ report: ExtensionReport) {
        let tell = state.withLock { state in
            if state.report == nil { state.early.append(report) }
            return state.report
        }
        tell?(report)
    }

    func attach(_ report: @escaping @Sendable (ExtensionReport) -> Void) {
        let early = state.withLock { state in
            state.report = report
            defer { state.early = [] }
            return state.early
        }
        for said in early { report(said) }
    }
}
