@testable import CastSender

/// Writes down what its listeners' methods are called with.
@MainActor
final class EventLog: SessionManagerListener, RemoteMediaClientListener, DiscoveryManagerListener {
    private(set) var lines: [String] = []
    let name: String
    private let shared: EventLog?

    init(_ name: String = "", writingTo shared: EventLog? = nil) {
        self.name = name
        self.shared = shared
    }

    func write(_ line: String) {
        let line = name.isEmpty ? line : "\(name) \(line)"
        lines.append(line)
        shared?.lines.append(line)
    }

    func sessionManager(_ manager: SessionManager, willStart session: Session) {
        write("willStart current=\(manager.currentSession != nil)")
    }
    func sessionManager(_ manager: SessionManager, didStart session: Session) {
        write("didStart current=\(manager.currentSession === session)")
    }
    func sessionManager(_ manager: SessionManager, didFailToStart session: Session, withError error: CastError) {
        write("didFailToStart \(error.code.rawValue)")
    }
    func sessionManager(_ manager: SessionManager, willEnd session: Session) { write("willEnd") }
    func sessionManager(_ manager: SessionManager, didEnd session: Session, withError error: CastError?) {
        write("didEnd \(error?.code.rawValue ?? 0) current=\(manager.currentSession != nil)")
    }
    func sessionManager(
        _ manager: SessionManager, didSuspend session: Session, with reason: ConnectionSuspendReason
    ) {
        write("didSuspend \(reason.rawValue) \(session.connectionState)")
    }
    func sessionManager(_ manager: SessionManager, willResume session: Session) {
        write("willResume \(session.connectionState)")
    }
    func sessionManager(_ manager: SessionManager, didResume session: Session) {
        write("didResume \(session.device.friendlyName) \(session.connectionState)")
    }
    func sessionManager(_ manager: SessionManager, session: Session, didUpdateDevice device: Device) {
        write("device \(device.friendlyName) \(device.networkAddress)")
    }
    func sessionManager(
        _ manager: SessionManager, session: Session, didReceiveDeviceVolume volume: Double, muted: Bool
    ) {
        write("volume \(volume) \(muted)")
    }

    func remoteMediaClient(_ client: RemoteMediaClient, didStartMediaSessionWithID mediaSessionID: Int) {
        write("media \(mediaSessionID)")
    }
    func remoteMediaClient(_ client: RemoteMediaClient, didUpdate mediaStatus: MediaStatus?) {
        write("status \(mediaStatus.map { "\($0.playerState)" } ?? "nil")")
    }
    func remoteMediaClient(_ client: RemoteMediaClient, didUpdate mediaMetadata: MediaMetadata?) {
        write("metadata \(mediaMetadata?.string(forKey: .title) ?? "nil")")
    }
    func remoteMediaClientDidUpdateQueue(_ client: RemoteMediaClient) {
        write("queue")
    }
    func remoteMediaClientDidUpdatePreloadStatus(_ client: RemoteMediaClient) { write("preload") }
    func remoteMediaClient(_ client: RemoteMediaClient, didReceiveQueueItemIDs itemIDs: [Int]) {
        write("ids \(itemIDs)")
    }
    func remoteMediaClient(
        _ client: RemoteMediaClient, didInsertQueueItemsWithIDs itemIDs: [Int], beforeItemWithID beforeItemID: Int?
    ) {
        write("inserted \(itemIDs) \(beforeItemID ?? 0)")
    }
    func remoteMediaClient(_ client: RemoteMediaClient, didUpdateQueueItemsWithIDs itemIDs: [Int]) {
        write("updated \(itemIDs)")
    }
    func remoteMediaClient(_ client: RemoteMediaClient, didRemoveQueueItemsWithIDs itemIDs: [Int]) {
        write("removed \(itemIDs)")
    }
    func remoteMediaClient(_ client: RemoteMediaClient, didReceive queueItems: [MediaQueueItem]) {
        write("items \(queueItems.compactMap(\.itemID))")
    }
    func remoteMediaClient(_ client: RemoteMediaClient, didReceive error: CastError) {
        write("error \(error.code.rawValue)")
    }

    func discoveryManager(_ manager: DiscoveryManager, didInsert device: Device, at index: Int) {
        write("insert \(device.friendlyName) \(index)")
    }
    func discoveryManager(_ manager: DiscoveryManager, didUpdate device: Device, at index: Int, andMoveTo newIndex: Int)
    {
        write("move \(device.friendlyName) \(index) \(newIndex)")
    }
    func discoveryManager(_ manager: DiscoveryManager, didRemove device: Device, at index: Int) {
        write("remove \(device.friendlyName) \(index)")
    }
}
