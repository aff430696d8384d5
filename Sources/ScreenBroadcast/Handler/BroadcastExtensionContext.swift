import Synchronization

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What a sample handler says to its host. Used from any thread; the role that `NSExtensionContext` has with ReplayKit.
public final class BroadcastExtensionContext: Sendable {
    private struct State {
        var report: (@Sendable (ExtensionReport) -> Void)?
        /// What was said before anybody could hear it: in the handler's `init`.
        var early: [ExtensionReport] = []
    }

    private let state = Mutex(State())

    init() {}

    /// Ends the broadcast, with a reason that the host is told. Takes effect at once, so that not even a buffer that
    /// waits already comes after it.
    public func finishBroadcast(with error: any Error) { say(.finished(BroadcastFinishError(error))) }

    /// What the host may show: viewers, a title. `RPBroadcastController.serviceInfo`.
    public func updateServiceInfo(_ serviceInfo: [String: String]) { say(.serviceInfo(serviceInfo)) }

    /// Where the broadcast can be watched.
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
