import Logging
import ScreenBroadcast

/// This program as an upload extension: serves a host that sends samples.
@MainActor final class UploadService {
    private let service: ExtensionService
    private let engine = UploadHandler.EngineBox()

    /// - Parameter door: The door for later hosts, if the broadcast survives its host.
    init(_ connection: BroadcastConnection, at door: BroadcastDoor?, logger: Logger) {
        let hosts = ExtensionHosts(connection)
        if let door { hosts.use(door) }
        service = ExtensionService(hosts) { [engine] in
            UploadHandler(engine, logger: logger) { hosts.tell($0) }
        }
    }

    /// Another host has the samples now; nil: there is none, and the last frame stays.
    func hand(to host: BroadcastConnection?) {
        service.hand(to: host) { [engine] in engine.engine?.source.changeHost() }
    }

    /// - Throws: ``BroadcastError`` if the host violates the protocol.
    func take(_ message: ExtensionMessage) throws(BroadcastError) { try service.take(message) }

    /// Ends the broadcast in order: the handler is told, and the device left. After `patience`, it is cancelled.
    func end(within patience: Duration) async {
        await service.finish()
        guard let engine = engine.engine else { return }
        let watch = Task {
            try await Task.sleep(for: patience)
            engine.cancel()
        }
        _ = await engine.ending
        watch.cancel()
    }
}
