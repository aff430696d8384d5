public import PlatformFoundation

/// A broadcast that continues without the host that started it. Marquee's own.
public struct BroadcastLeftRunning: Hashable, Sendable {
    let broadcast: RunningBroadcast

    /// The extension's identifier in its manifest.
    public var extensionIdentifier: String { broadcast.record.extensionIdentifier ?? "" }
    /// When it began.
    public var since: Date { Date(timeIntervalSince1970: broadcast.record.since) }
    /// The extension's process.
    public var processID: Int32 { broadcast.record.processID }
}

/// Lets a host that was killed and restarted find and take over its broadcast.
extension BroadcastController {
    /// The running broadcasts of a group. One with a connected host is included, but can't be taken over.
    public static func running(in container: GroupContainer) -> [BroadcastLeftRunning] {
        guard let folder = try? BroadcastFolder(container) else { return [] }
        return folder.find().broadcasts
            .filter { $0.record.extensionIdentifier != nil && $0.condition == .running }
            .map { BroadcastLeftRunning(broadcast: $0) }
    }

    /// Takes over a running broadcast: from now on this host sends its samples, pauses it and ends it. The delegate
    /// gets what the extension has reported before.
    ///
    /// - Throws: ``BroadcastFinishError`` if it has ended, is another extension's, or has a host. Then this controller
    ///   is unchanged.
    public func takeOver(_ left: BroadcastLeftRunning) async throws {
        guard left.extensionIdentifier == extensionIdentifier else {
            throw BroadcastFinishError(
                code: Self.failureCode,
                failureReason: "That broadcast is the extension's \(left.extensionIdentifier), not this one's")
        }
        try await takeOver(left.broadcast)
    }
}
