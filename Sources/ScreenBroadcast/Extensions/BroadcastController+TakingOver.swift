#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A broadcast that goes on without the host that began it. Marquee's own.
public struct BroadcastLeftRunning: Hashable, Sendable {
    let broadcast: RunningBroadcast

    /// The extension's, as in its manifest.
    public var extensionIdentifier: String { broadcast.record.extensionIdentifier ?? "" }
    /// When it began.
    public var since: Date { Date(timeIntervalSince1970: broadcast.record.since) }
    /// The extension's process.
    public var processID: Int32 { broadcast.record.processID }
}

/// A host that was killed and comes back finds its broadcast and takes it over.
extension BroadcastController {
    /// Those of a group that run now. One whose host is there is among them, and can't be taken over.
    public static func running(in container: GroupContainer) -> [BroadcastLeftRunning] {
        guard let folder = try? BroadcastFolder(container) else { return [] }
        return folder.find().broadcasts
            .filter { $0.record.extensionIdentifier != nil && $0.condition == .running }
            .map { BroadcastLeftRunning(broadcast: $0) }
    }

    /// Makes this controller the hold on a broadcast that runs: its samples, its pauses and its end are this host's from
    /// now on, and its delegate is told what the extension has told before.
    ///
    /// - Throws: ``BroadcastFinishError`` where it has ended, is another extension's, or has a host; this controller is
    ///   as before then.
    public func takeOver(_ left: BroadcastLeftRunning) async throws {
        guard left.extensionIdentifier == extensionIdentifier else {
            throw BroadcastFinishError(
                code: Self.failureCode,
                failureReason: "That broadcast is the extension's \(left.extensionIdentifier), not this one's")
        }
        try await takeOver(left.broadcast)
    }
}
