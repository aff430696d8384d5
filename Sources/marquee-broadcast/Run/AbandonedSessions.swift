import CastSender
import Logging
import RemoteDisplay

/// What upload processes that were killed left running on devices.
///
/// Each process keeps its session on disk while it runs (`$XDG_STATE_HOME/marquee/broadcasts`) and forgets it at its
/// end. One that no live process holds was left: the next process stops the application of that session, by its id, so
/// that nothing else is stopped that runs there by now.
@MainActor enum AbandonedSessions {
    /// Where they are kept.
    nonisolated static var folder: String { UserFolders().state + "/broadcasts" }

    /// Devices that are gone to at one start.
    private static let most = 4
    /// How long the end of `work` waits for a device that does not answer.
    private static let patience = Duration.seconds(2)

    /// Stops them while `work` runs, which waits for none of it.
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
    /// Sessions are kept on disk for whoever comes after a crash, apart from those of `marquee cast`.
    mutating func keepBroadcasts() {
        sessionResumption = .onRequest
        sessionFolder = AbandonedSessions.folder
    }
}
