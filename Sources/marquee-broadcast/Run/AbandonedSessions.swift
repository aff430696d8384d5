import CastSender
import Logging
import RemoteDisplay

/// Sessions that killed upload processes left running on devices.
///
/// Each process keeps its session on disk while it runs (`$XDG_STATE_HOME/marquee/broadcasts`) and removes it at its
/// end. A session that no live process holds is abandoned: the next process stops its application by the session's id,
/// so that nothing else that runs there by now is stopped.
@MainActor enum AbandonedSessions {
    nonisolated static var folder: String { UserFolders().state + "/broadcasts" }

    /// The most devices to contact at one start.
    private static let most = 4
    /// How long the end of `work` waits for an unresponsive device.
    private static let patience = Duration.seconds(2)

    /// Stops abandoned sessions while `work` runs, which does not wait for it.
    static func stop<Result: Sendable>(_ logger: Logger, while work: () async -> Result) async -> Result {
        let stopping = Task { await stop(logger) }
        let result = await work()
        let watch = Task {
            try await Task.sleep(for: patience)
            stopping.cancel()
        }
        await stopping.value
        watch.cancel()
        return result
    }

    private static func stop(_ logger: Logger) async {
        var options = CastOptions(
            discoveryCriteria: DiscoveryCriteria(
                applicationIDs: [RemoteDisplayApplication.mirroring, RemoteDisplayApplication.audioMirroring]))
        options.disableDiscoveryAutostart = true
        options.keepBroadcasts()
        options.logger = logger
        let manager = CastContext(options: options).sessionManager
        for stored in manager.storedSessions().prefix(most) where !Task.isCancelled {
            do {
                let session = try await manager.resume(stored)
                logger.info("\(session.device.friendlyName) still shows what an earlier broadcast left: it is stopped.")
                try await manager.disconnect(stopCasting: true)
            } catch {
                logger.info("What an earlier broadcast left on a device can't be stopped: \(error)")
            }
        }
    }
}

extension CastOptions {
    /// Keeps sessions on disk for the process after a crash, separate from those of `marquee cast`.
    mutating func keepBroadcasts() {
        sessionResumption = .onRequest
        sessionFolder = AbandonedSessions.folder
    }
}
